import { useState } from 'react'
import type { Edit, TextProblem } from '#domain/formats/lines/block.ts'
import { MAX_PASSAGES } from '#domain/questionnaires/items/passage.ts'
import { MAX_OPTIONS } from '#domain/questions/parts/options.ts'
import { formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/teachers/quiz-text.ts'
import { Button } from '../../ui/button.tsx'
import { useElementId } from '../../ui/element-id.ts'
import { useMedia } from '../../ui/use-media.ts'
import { shortened } from './shortened.ts'
import './paste.css'

const MOST_AT_ONCE = 50
/** Where they stand above what was found, and what scrolls within what scrolls is in the thumb's way. */
const MOST_ON_PHONES = 5

export type ProblemActs = {
  /** How many questions there is room for. */
  most: number
  onGo: (line: number) => void
  /** Makes the text say what was chosen; left out: nothing can be chosen. */
  onEdit?: ((edits: readonly Edit[]) => void) | undefined
}

type ProblemListProps = ProblemActs & { problems: readonly TextProblem[] }

type TextProblemsProps = ProblemListProps & { hint?: string }

/** What was not understood in a text, each with its line: a press leads there, or says what was meant. */
export function TextProblems({ problems, hint = t('quizText.problemsHint'), ...acts }: TextProblemsProps) {
  const heading = useElementId()
  const isPhone = useMedia('(width < 48rem)')
  const [more, setMore] = useState(0)
  const most = (isPhone ? MOST_ON_PHONES : MOST_AT_ONCE) + more
  const hidden = Math.max(0, problems.length - most)
  return (
    <section aria-labelledby={heading} className="mt-3 rounded border border-wrong/40 bg-wrong-soft p-3">
      <h3 id={heading} className="text-base">
        {t('quizText.problems', { count: problems.length })}
      </h3>
      <p className="text-sm">{hint}</p>
      <div className="problem-lines mt-2">
        <ProblemList problems={problems.slice(0, most)} {...acts} />
      </div>
      {hidden > 0 && (
        <Button className="mt-2" onClick={() => setMore(more + MOST_AT_ONCE)}>
          {t('quizText.showMore', { count: Math.min(hidden, MOST_AT_ONCE) })}
        </Button>
      )}
    </section>
  )
}

export function ProblemList({ problems, ...acts }: ProblemListProps) {
  return (
    <ul className="grid grid-cols-1 gap-1 text-sm">
      {problems.map((problem, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: read anew from the text each time, without a state of their own
        <li key={at}>
          <Problem told={problem} {...acts} />
        </li>
      ))}
    </ul>
  )
}

function Problem({ told, most, onGo, onEdit }: ProblemActs & { told: TextProblem }) {
  const id = useElementId()
  const { line, problem, text, count, choices = [] } = told
  return (
    <>
      <button
        type="button"
        id={id}
        onClick={() => onGo(line)}
        className="min-h-9 w-full rounded px-1 text-start wrap-anywhere hover:bg-surface pointer-coarse:min-h-11"
      >
        <span className="tabular font-semibold underline">{t('quizText.line', { line: formatNumber(line) })}</span>{' '}
        {t(`quizText.problem_${problem}`, {
          text: shortened(text),
          ...(count !== undefined && { count }),
          most: MAX_OPTIONS,
          questions: most,
          parts: MAX_PASSAGES,
        })}
      </button>
      {onEdit && choices.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place for the name of a button that leads elsewhere
        <div role="group" aria-labelledby={id} className="problem-choices flex flex-wrap gap-2 px-1 pb-2">
          {choices.map(({ says, edits }) => (
            <Button key={says} size="sm" className="text-start wrap-anywhere" onClick={() => onEdit(edits)}>
              <span dir="auto">{shortened(says)}</span>
            </Button>
          ))}
        </div>
      )}
    </>
  )
}
