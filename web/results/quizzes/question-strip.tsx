import { type KeyboardEvent, useRef, useState } from 'react'
import { isUnscored } from '#domain/questions/traits.ts'
import { formatNumber, formatPercent } from '../../i18n/format.ts'
import { t } from '../../i18n/teachers/items.ts'
import { stepInGrid } from '../../runs/all-pages/step-in-grid.ts'
import { classNames } from '../../ui/class-names.ts'
import { headingOf } from './heading-of.ts'
import { questionName } from './item-sentences.ts'
import type { QuestionResult } from './question-results-api.ts'

/** Up to the one it is looked at first, from the other on it needs no look. */
const [HARD, EASY] = [0.35, 0.8]

/** How much of it was right: of those who met it, or of its marks where some were right in part. Null where nobody can say. */
const shareOf = ({
  question,
  statistics,
  verdicts,
}: QuestionResult): { of: 'students' | 'marks'; share: number } | null => {
  const { correct, partly, wrong, blank, waiting } = verdicts
  const met = correct + partly + wrong + blank
  if (isUnscored(question.kind) || waiting > 0 || met === 0) return null
  if (partly === 0) return { of: 'students', share: correct / met }
  return statistics.facility === null ? null : { of: 'marks', share: Math.max(0, statistics.facility) / 100 }
}

const colourOf = (share: number | undefined): string => {
  if (share === undefined) return 'border-line bg-surface'
  if (share < HARD) return 'border-wrong bg-wrong-soft'
  return share < EASY ? 'border-line-strong bg-surface' : 'border-correct bg-correct-soft'
}

const labelOf = (result: QuestionResult): string => {
  const [question, found] = [questionName(result), shareOf(result)]
  if (found === null) return question
  const share = formatPercent(found.share)
  return t(found.of === 'students' ? 'items.jumpRight' : 'items.jumpEarned', { question, share })
}

const goTo = (result: QuestionResult) => {
  const heading = document.getElementById(headingOf(result.question.id))
  heading?.closest('article')?.scrollIntoView()
  heading?.focus({ preventScroll: true })
}

/**
 * Leads to each question from wherever one reads; its number stands above how much of it was right. One stop of the Tab key:
 * inside, arrows, Home and End move.
 */
export function QuestionStrip({ results }: { results: readonly QuestionResult[] }) {
  const list = useRef<HTMLOListElement>(null)
  const [last, setLast] = useState<string>()
  const stop = Math.max(
    0,
    results.findIndex(({ question }) => question.id === last),
  )
  const move = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const isBackwards = list.current?.matches(':dir(rtl)') ?? false
    const to = stepInGrid(event.key, { at: stop, count: results.length, row: 1, isBackwards })
    if (to === null) return
    event.preventDefault()
    list.current?.querySelectorAll('button')[to]?.focus()
  }
  return (
    <nav
      aria-label={t('items.jump')}
      className="top-14 z-10 -mx-1 mb-4 bg-paper py-1 lg:top-0 print:hidden [@media(height>=30rem)]:sticky"
    >
      <ol ref={list} onKeyDown={move} className="flex gap-1 overflow-x-auto p-1">
        {results.map((result, at) => {
          const share = shareOf(result)?.share
          return (
            <li key={result.question.id}>
              <button
                type="button"
                aria-label={labelOf(result)}
                tabIndex={at === stop ? 0 : -1}
                onFocus={() => setLast(result.question.id)}
                className={classNames(
                  'tabular grid min-h-11 min-w-11 place-items-center rounded border px-1 leading-tight hover:border-brand',
                  colourOf(share),
                )}
                onClick={() => goTo(result)}
              >
                <span className="font-semibold">{formatNumber(result.number)}</span>
                <span className="text-xs text-ink-soft">
                  {share === undefined ? t('items.none') : formatPercent(share)}
                </span>
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
