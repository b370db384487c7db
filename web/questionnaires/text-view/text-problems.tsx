import { useState } from 'react'
import type { TextProblem } from '#domain/formats/lines/block.ts'
import { MAX_PASSAGES } from '#domain/questionnaires/items/passage.ts'
import { MAX_OPTIONS } from '#domain/questions/parts/options.ts'
import { formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/teachers/quiz-text.ts'
import { Button } from '../../ui/button.tsx'
import { useElementId } from '../../ui/element-id.ts'

const MOST_AT_ONCE = 50
const MOST_QUOTED = 80

const shortened = (text: string) => (text.length > MOST_QUOTED ? `${text.slice(0, MOST_QUOTED)}…` : text)

type TextProblemsProps = {
  problems: readonly TextProblem[]
  /** How many questions there is room for. */
  most: number
  onGo: (line: number) => void
}

/** What was not understood in a text, each with its line: a press leads there. */
export function TextProblems({ problems, most: questions, onGo }: TextProblemsProps) {
  const heading = useElementId()
  const [most, setMost] = useState(MOST_AT_ONCE)
  const hidden = Math.max(0, problems.length - most)
  return (
    <section aria-labelledby={heading} className="mt-3 rounded border border-wrong/40 bg-wrong-soft p-3">
      <h3 id={heading} className="text-base">
        {t('quizText.problems', { count: problems.length })}
      </h3>
      <p className="text-sm">{t('quizText.problemsHint')}</p>
      <ul className="mt-2 grid grid-cols-1 max-h-64 gap-1 overflow-y-auto text-sm">
        {problems.slice(0, most).map(({ line, problem, text, count }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: read anew from the text each time, without a state of their own
          <li key={at}>
            <button
              type="button"
              onClick={() => onGo(line)}
              className="min-h-9 w-full rounded px-1 text-start wrap-anywhere hover:bg-surface pointer-coarse:min-h-11"
            >
              <span className="tabular font-semibold underline">
                {t('quizText.line', { line: formatNumber(line) })}
              </span>{' '}
              {t(`quizText.problem_${problem}`, {
                text: shortened(text),
                ...(count !== undefined && { count }),
                most: MAX_OPTIONS,
                questions,
                parts: MAX_PASSAGES,
              })}
            </button>
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <Button className="mt-2" onClick={() => setMost(most + MOST_AT_ONCE)}>
          {t('quizText.showMore', { count: Math.min(hidden, MOST_AT_ONCE) })}
        </Button>
      )}
    </section>
  )
}
