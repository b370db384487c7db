import CircleAlert from 'lucide-react/icons/circle-alert'
import type { Blank, UnreadBlank } from '#domain/questions/fill-in-blanks-passage.ts'
import { t } from '../../i18n/editor.ts'
import { formatNumber } from '../../i18n/format.ts'
import { gapWords } from '../../question-editor/components/completeness.tsx'
import { useElementId } from '../../ui/element-id.ts'
import { acceptedWords } from './accepted.ts'

/** How each blank of the passage is read, and what is wrong where one is not. */
export function BlankList({ blanks }: { blanks: readonly (Blank | UnreadBlank)[] }) {
  const id = useElementId()
  return (
    <section aria-labelledby={id} className="mt-4">
      <h4 id={id} className="font-medium">
        {t('editor.blanks')}
      </h4>
      {blanks.length === 0 && <p className="text-sm text-ink-soft">{t('editor.noBlanks')}</p>}
      <ol className="mt-1 grid grid-cols-[minmax(0,1fr)] gap-1">
        {blanks.map((blank, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a blank is its place, and nothing here has a state
            key={at}
            className="flex flex-wrap items-baseline gap-x-3 rounded border border-line px-3 py-2 text-sm"
          >
            <span className="tabular font-semibold">{t('editor.blank', { number: formatNumber(at + 1) })}</span>
            {blank.kind === 'fault' ? <Fault blank={blank} at={at} /> : <ReadBlank blank={blank} />}
          </li>
        ))}
      </ol>
    </section>
  )
}

function Fault({ blank: { fault }, at }: { blank: UnreadBlank; at: number }) {
  return (
    <span className="flex min-w-0 items-start gap-1.5 font-medium text-wrong">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {t('editor.needs', { gaps: gapWords({ need: fault, at }) })}
    </span>
  )
}

function ReadBlank({ blank }: { blank: Blank }) {
  return (
    <>
      <span className="text-ink-soft">{t(`editor.blankKind_${blank.kind}`)}</span>
      <span dir="auto" className="min-w-0 font-semibold text-correct wrap-anywhere">
        {acceptedWords(blank, (from, to) => t('editor.blankRange', { from, to }))}
      </span>
      {blank.kind === 'choice' && (
        <span className="min-w-0 text-ink-soft wrap-anywhere">
          {t('editor.blankOptions', { options: blank.options.join(' / ') })}
        </span>
      )}
      {blank.weight > 1 && <span>{t('editor.blankCounts', { weight: blank.weight })}</span>}
    </>
  )
}
