import GripVertical from 'lucide-react/icons/grip-vertical'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/teachers/surveys.ts'
import { useRowDrag } from '../../questions/parts/use-row-drag.ts'
import { Card } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { answersNamed } from '../surveys/answers-named.ts'
import type { SurveyDraft } from '../surveys/draft.ts'
import { promptInWords } from '../surveys/prompt-in-words.ts'
import { type OutlineRow, rowsOf, withRowMoved, withRowStepped } from './rearranged.ts'

type OutlineProps = { draft: SurveyDraft; onDraft: (draft: SurveyDraft) => void }

const nameOf = ({ question, number }: OutlineRow) =>
  t(question ? 'surveys.question' : 'surveys.page', { number: formatNumber(number) })

const WAYS: Record<string, -1 | 1> = { ArrowUp: -1, ArrowDown: 1 }

/** All pages and questions in short, to be put into another order: dragged by their handles, or with arrow keys on them. */
export function Outline({ draft, onDraft }: OutlineProps) {
  const list = useRef<HTMLOListElement>(null)
  const moved = useRef<number | null>(null)
  const [said, setSaid] = useState('')
  const rows = rowsOf(draft)
  const put = (next: SurveyDraft, key: number) => {
    if (next === draft) return
    const row = rowsOf(next).find((each) => each.key === key)
    moved.current = key
    if (row) setSaid(t('surveys.saidMoved', { name: nameOf(row), page: rowsPage(next, row) }))
    onDraft(next)
  }
  const drag = useRowDrag({
    list,
    isOn: true,
    onDrop: (from, to) => put(withRowMoved(draft, from, to), rows[from]?.key ?? 0),
  })
  const press = (event: KeyboardEvent, key: number) => {
    const way = WAYS[event.key]
    if (way === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    put(withRowStepped(draft, key, way), key)
  }
  // A row that moves in the document loses the focus that was in it.
  useEffect(() => {
    if (moved.current !== null && draft) document.getElementById(handleId(moved.current))?.focus()
    moved.current = null
  }, [draft])
  return (
    <Card>
      <details>
        <summary className="min-h-11 content-center text-xl font-semibold">{t('surveys.order')}</summary>
        <p className="my-2 text-sm text-ink-soft">{t('surveys.orderHint')}</p>
        <ol ref={list} className="grid grid-cols-[minmax(0,1fr)] gap-1">
          {rows.map((row, at) => (
            <Row
              key={row.key}
              row={row}
              shift={drag.shiftOf?.[at] ?? null}
              isHeld={drag.heldAt === at}
              handle={{ ...drag.handle(at), onKeyDown: (event: KeyboardEvent) => press(event, row.key) }}
            />
          ))}
        </ol>
      </details>
      <p role="status" className="sr-only">
        {said}
      </p>
    </Card>
  )
}

const handleId = (key: number) => `outline-${key}`

const rowsPage = ({ pages }: SurveyDraft, { page }: OutlineRow) =>
  formatNumber(pages.findIndex(({ key }) => key === page.key) + 1)

type RowProps = { row: OutlineRow; shift: number | null; isHeld: boolean; handle: object }

function Row({ row, shift, isHeld, handle }: RowProps) {
  const { question, page, key } = row
  const text = question ? promptInWords(question.question) : answersNamed(page.title)
  return (
    <li
      style={shift === null ? {} : { transform: `translateY(${shift}px)` }}
      className={classNames(
        'relative flex items-center gap-2',
        question !== null && 'ms-6',
        isHeld && 'z-1 rounded bg-surface-raised shadow',
        shift !== null && !isHeld && 'transition-transform duration-150 motion-reduce:transition-none',
      )}
    >
      <button
        type="button"
        id={handleId(key)}
        aria-label={t('surveys.moveRow', { name: nameOf(row) })}
        {...handle}
        className="grid size-11 shrink-0 cursor-grab touch-none place-items-center rounded text-ink-soft hover:bg-brand-soft active:cursor-grabbing"
      >
        <GripVertical aria-hidden="true" className="size-5" />
      </button>
      <span className="min-w-0 wrap-anywhere">
        <span className={classNames('tabular', question === null && 'font-semibold')}>{nameOf(row)}</span>
        {text !== '' && `: ${text}`}
      </span>
    </li>
  )
}
