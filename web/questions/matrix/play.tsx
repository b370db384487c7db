import { fits, type Matrix, matrix, withChosen } from '#domain/questions/matrix.ts'
import { chosenIn } from '#domain/questions/parts/row-choices.ts'
import { t } from '../../i18n/students/opinion-play.ts'
import { spokenLanguage } from '../../i18n/translate.ts'
import { classNames } from '../../ui/class-names.ts'
import { Prose } from '../parts/prose.tsx'
import type { Player, PlayProps } from '../player.tsx'

/** Few columns stand side by side sooner than many. Written out: styles are made from what stands in the files. */
const LOOKS = {
  few: {
    head: 'hidden @min-[36rem]:flex',
    row: '@min-[36rem]:flex-row @min-[36rem]:items-center @min-[36rem]:rounded-none @min-[36rem]:border-x-0 @min-[36rem]:border-b-0 @min-[36rem]:px-1 @min-[36rem]:py-1',
    title: '@min-[36rem]:basis-1/3 @min-[36rem]:font-normal',
    cells: '@min-[36rem]:grid-flow-col @min-[36rem]:auto-cols-fr @min-[36rem]:grid-cols-none @min-[36rem]:gap-0',
    cell: '@min-[36rem]:justify-center @min-[36rem]:px-0',
    name: '@min-[36rem]:sr-only',
    list: '@min-[36rem]:gap-0',
  },
  many: {
    head: 'hidden @min-[56rem]:flex',
    row: '@min-[56rem]:flex-row @min-[56rem]:items-center @min-[56rem]:rounded-none @min-[56rem]:border-x-0 @min-[56rem]:border-b-0 @min-[56rem]:px-1 @min-[56rem]:py-1',
    title: '@min-[56rem]:basis-1/4 @min-[56rem]:font-normal',
    cells: '@min-[56rem]:grid-flow-col @min-[56rem]:auto-cols-fr @min-[56rem]:grid-cols-none @min-[56rem]:gap-0',
    cell: '@min-[56rem]:justify-center @min-[56rem]:px-0',
    name: '@min-[56rem]:sr-only',
    list: '@min-[56rem]:gap-0',
  },
} as const
const FEW = 5

type Look = (typeof LOOKS)[keyof typeof LOOKS]

/** One row after the other; where there is room, a table with the columns at its head. */
export function PlayMatrix({ id, asked, answer, isReadOnly, labelledBy, onAnswer }: PlayProps<Matrix>) {
  const { rows, columns, several } = asked
  const look = columns.length <= FEW ? LOOKS.few : LOOKS.many
  const done = answer?.filter((row) => row !== null).length ?? 0
  return (
    // biome-ignore lint/a11y/useSemanticElements: what names it stands elsewhere, and a fieldset is named by its legend
    <div role="group" aria-labelledby={labelledBy} aria-describedby={`${id}-hint`} className="@container">
      <p id={`${id}-hint`} lang={spokenLanguage()} className="mb-3 text-ink-soft">
        {t(several ? 'opinionPlay.rowSeveral' : 'opinionPlay.rowOne')}
      </p>
      <Head columns={columns} look={look} />
      <ul className={classNames('grid gap-3', look.list)}>
        {rows.map((text, row) => (
          <Row
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity, and nothing here has a state
            key={row}
            id={`${id}-${row}`}
            text={text}
            asked={asked}
            look={look}
            chosen={chosenIn(answer?.[row])}
            isReadOnly={isReadOnly}
            onChoose={(column) => onAnswer(withChosen(asked, answer, { row, column }))}
          />
        ))}
      </ul>
      <p role="status" lang={spokenLanguage()} className="tabular mt-3 text-ink-soft">
        {t('opinionPlay.rowsOf', { count: done, rows: rows.length })}
      </p>
    </div>
  )
}

/** The columns' names, for the eye: each choice says its own. */
function Head({ columns, look }: { columns: readonly string[]; look: Look }) {
  return (
    <div aria-hidden="true" className={classNames('items-end gap-3 px-1 pb-2', look.head)}>
      <span className={classNames('shrink-0', look.title)} />
      <span className={classNames('grid min-w-0 flex-1', look.cells)}>
        {columns.map((text, column) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other identity, and nothing here has a state
          <span key={column} dir="auto" className="min-w-0 px-1 text-center text-sm font-semibold wrap-anywhere">
            <Prose source={text} as="phrase" />
          </span>
        ))}
      </span>
    </div>
  )
}

type RowProps = {
  /** Unique on the page. */
  id: string
  text: string
  asked: Matrix['asked']
  look: Look
  chosen: readonly number[]
  isReadOnly: boolean
  onChoose: (column: number) => void
}

function Row({ id, text, asked: { columns, several }, look, chosen, isReadOnly, onChoose }: RowProps) {
  return (
    <li className={classNames('flex flex-col gap-x-3 gap-y-1 rounded border border-line-strong px-3 py-2', look.row)}>
      <span
        id={`${id}-row`}
        dir="auto"
        className={classNames('min-w-0 shrink-0 font-medium wrap-anywhere', look.title)}
      >
        <Prose source={text} as="phrase" />
      </span>
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: either role may be named */}
      <div
        role={several ? 'group' : 'radiogroup'}
        aria-labelledby={`${id}-row`}
        className={classNames('grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)]', look.cells)}
      >
        {columns.map((column, place) => (
          <label
            // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other identity, and nothing here has a state
            key={place}
            className={classNames(
              'flex min-h-11 min-w-0 items-center gap-3 rounded px-1 hover:bg-brand-soft',
              look.cell,
            )}
          >
            <input
              type={several ? 'checkbox' : 'radio'}
              name={id}
              className="check"
              checked={chosen.includes(place)}
              disabled={isReadOnly}
              onChange={() => onChoose(place)}
            />
            <span dir="auto" className={classNames('min-w-0 wrap-anywhere', look.name)}>
              <Prose source={column} as="phrase" />
            </span>
          </label>
        ))}
      </div>
    </li>
  )
}

export const matrixPlayer: Player<Matrix> = {
  Play: PlayMatrix,
  asked: matrix.asked,
  fits,
  missing: matrix.missing,
  valueOfKey: () => undefined,
}
