import Check from 'lucide-react/icons/check'
import { formatNumber, formatPercent } from '../../i18n/format.ts'
import { t } from '../../i18n/students/tallies.ts'
import { classNames } from '../../ui/class-names.ts'
import { Prose } from './prose.tsx'
import type { TallyRow } from './tally-rows.ts'

type TallyBarsProps = {
  /** What is counted; read out where it is hidden. */
  caption: string
  isCaptionHidden?: boolean
  rows: readonly TallyRow[]
  /** Of how many the shares are. */
  of: number
  lang?: string | undefined
}

/** A bar for each answer with its count and its share; what is right by sign, colour and words. */
export function TallyBars({ caption, isCaptionHidden = false, rows, of, lang }: TallyBarsProps) {
  return (
    <table className="mt-3 w-full border-collapse">
      <caption className={isCaptionHidden ? 'sr-only' : 'pb-1 text-start text-sm text-ink-soft'}>{caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t('tally.answer')}</th>
          <th scope="col">{t('tally.students_count')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity, and nothing here has a state
          <Row key={index} row={row} share={of === 0 ? 0 : row.count / of} lang={lang} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ row, share, lang }: { row: TallyRow; share: number; lang: string | undefined }) {
  const { sign, text, count, told, isRight = false, isNote = false, isTyped = false, hasNoShare } = row
  return (
    <tr>
      <th scope="row" className="w-full max-w-0 py-1.5 pe-3 text-start align-bottom font-normal">
        <span className="flex flex-wrap items-start gap-x-2">
          {sign !== undefined && <span className="shrink-0 font-semibold text-ink-soft">{sign}</span>}
          <span
            lang={isNote ? undefined : lang}
            dir="auto"
            className={classNames(
              'min-w-0 flex-1 basis-32 whitespace-pre-wrap wrap-anywhere',
              // Pictures stand beside each other's bars to be told apart, not to be looked at.
              '[&_:has(>img)]:max-w-40',
              isNote && 'text-ink-soft italic',
            )}
          >
            {isNote || isTyped ? text : <Prose source={text} as="phrase" />}
          </span>
          {isRight && (
            <span className="flex shrink-0 items-center gap-1 text-sm font-semibold text-correct">
              <Check aria-hidden="true" className="size-4 stroke-3" />
              {t('tally.right')}
            </span>
          )}
        </span>
        {!hasNoShare && <Bar share={share} isRight={isRight} />}
      </th>
      <td className="tabular py-1.5 text-end align-bottom whitespace-nowrap">
        {told ??
          (hasNoShare
            ? formatNumber(count)
            : t('tally.counted', { count: formatNumber(count), share: formatPercent(share) }))}
      </td>
    </tr>
  )
}

function Bar({ share, isRight }: { share: number; isRight: boolean }) {
  return (
    <span
      aria-hidden="true"
      className="mt-1 block h-[0.75em] overflow-hidden rounded-sm border border-line bg-surface-sunken"
    >
      <span
        className={classNames(
          'block h-full forced-color-adjust-none transition-[inline-size] duration-300 motion-reduce:transition-none',
          isRight ? 'bg-correct' : 'bg-line-strong in-[.stage]:bg-brand',
        )}
        style={{ inlineSize: `${Math.min(100, 100 * share)}%` }}
      />
    </span>
  )
}
