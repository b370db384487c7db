import CircleAlert from 'lucide-react/icons/circle-alert'
import type { FillInBlanks } from '#domain/questions/fill-in-blanks.ts'
import type { Blank, UnreadBlank } from '#domain/questions/parts/fill-in-blanks-passage.ts'
import { formatNumber } from '../../i18n/format.ts'
import { t as editing } from '../../i18n/teachers/editing.ts'
import { t } from '../../i18n/teachers/editor.ts'
import { classNames } from '../../ui/class-names.ts'
import { useElementId } from '../../ui/element-id.ts'
import { gapWords } from '../completeness.tsx'
import { PartHandle, rowLook, usePartMoving } from '../editing/part-moving.tsx'
import type { EditProps } from '../editor.tsx'
import { acceptedWords } from './accepted.ts'

type BlankListProps = Pick<EditProps<FillInBlanks>, 'onFocus' | 'onSaid'> & {
  blanks: readonly (Blank | UnreadBlank)[]
  /** False: they would not be read as what they are. */
  onMove: (from: number, to: number) => boolean
}

/** How each blank of the passage is read, and what is wrong where one is not. */
export function BlankList({ blanks, onMove, onFocus, onSaid }: BlankListProps) {
  const id = useElementId()
  const moving = usePartMoving({ count: blanks.length, name: 'blank', onMove, onFocus, onSaid })
  const canMove = blanks.length > 1
  return (
    <section aria-labelledby={id} className="mt-4">
      <h4 id={id} className="font-medium">
        {t('editor.blanks')}
      </h4>
      {blanks.length === 0 && <p className="text-sm text-ink-soft">{t('editor.noBlanks')}</p>}
      {canMove && <p className="text-sm text-ink-soft">{editing('editing.moveBlanksHint')}</p>}
      <ol ref={moving.list} className="mt-1 grid grid-cols-[minmax(0,1fr)] gap-1">
        {blanks.map((blank, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a blank is its place, and nothing here has a state
            key={at}
            style={rowLook(moving, at).style}
            className={classNames(
              rowLook(moving, at).className,
              'flex items-center rounded border border-line bg-surface text-sm',
            )}
          >
            {canMove && (
              <PartHandle
                label={editing('editing.moveBlank', { number: formatNumber(at + 1) })}
                at={at}
                moving={moving}
              />
            )}
            <div
              className={classNames(
                'flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3 py-2 pe-3',
                !canMove && 'ps-3',
              )}
            >
              <span className="tabular font-semibold">{t('editor.blank', { number: formatNumber(at + 1) })}</span>
              {blank.kind === 'fault' ? <Fault blank={blank} at={at} /> : <ReadBlank blank={blank} />}
            </div>
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
      <span className="min-w-0 wrap-anywhere">{t('editor.needs', { gaps: gapWords({ need: fault, at }) })}</span>
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
