import { useMemo, useState } from 'react'
import type { TextProblem } from '#domain/formats/lines/block.ts'
import type { DraftQuestion } from '#domain/questionnaires/drafts/draft.ts'
import { type DraftItem, type DraftPart, isDraftPart } from '#domain/questionnaires/drafts/draft-item.ts'
import { formatNumber } from '../../i18n/format.ts'
import { t as quizText } from '../../i18n/teachers/quiz-text.ts'
import { BetweenTexts, SectionHeading } from '../../questions/between/written.tsx'
import { useFormulasIn } from '../../questions/editing/draft-texts.tsx'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { QuestionPreview } from '../question-form/question-preview.tsx'
import type { NotTaken } from './chosen-items.ts'
import { type ProblemActs, ProblemList } from './text-problems.tsx'

function FoundPart({ part }: { part: DraftPart }) {
  const { formulas } = useFormulasIn(part.format ? part.text : '')
  const written = { format: part.format, formulas }
  if (part.kind !== 'section') return <BetweenTexts texts={[{ id: part.kind, text: part.text, ...written }]} />
  return <SectionHeading section={{ title: part.title, instructions: part.text, ...written }} as="h3" isFirst />
}

type FoundQuestionProps = {
  question: DraftQuestion
  number: number
  /** Null: there is no choice. */
  isTaken: boolean | null
  onTake: (isTaken: boolean) => void
  problems: readonly TextProblem[]
  acts: ProblemActs
}

function FoundQuestion({ question, number, isTaken, onTake, problems, acts }: FoundQuestionProps) {
  return (
    <div className="found-question flex items-start gap-1 max-[14rem]:block">
      {isTaken !== null && (
        <label className="-ms-2 grid size-11 shrink-0 cursor-pointer place-items-center sm:-ms-3">
          <span className="sr-only">{quizText('quizText.chooseQuestion', { number: formatNumber(number) })}</span>
          <input
            type="checkbox"
            className="check"
            checked={isTaken}
            onChange={({ target }) => onTake(target.checked)}
          />
        </label>
      )}
      <div className="min-w-0 flex-1">
        <div className={classNames(isTaken === false && 'opacity-60')}>
          <QuestionPreview question={question} number={number} />
        </div>
        {problems.length > 0 && (
          <div className="mx-2 rounded border border-t-0 border-wrong/40 bg-wrong-soft p-2">
            <ProblemList problems={problems} {...acts} />
          </div>
        )}
      </div>
    </div>
  )
}

const MOST_AT_ONCE = 20

type FoundProps = {
  items: readonly DraftItem[]
  /** Of each item. */
  problems: readonly TextProblem[][]
  left: NotTaken
  onLeave: (left: NotTaken) => void
  acts: ProblemActs
}

/** What was found, as students will see it: so many at once that typing stays quick. */
export function Found({ items, problems, left, onLeave, acts }: FoundProps) {
  const [most, setMost] = useState(MOST_AT_ONCE)
  const hidden = Math.max(0, items.length - most)
  const numbers = useMemo(() => numbersOf(items), [items])
  const hasChoice = (numbers.at(-1) ?? 0) > 1
  const take = (at: number, isTaken: boolean) =>
    onLeave(new Set(isTaken ? [...left].filter((each) => each !== at) : [...left, at]))
  return (
    <>
      <ol className="mt-3 grid grid-cols-1 gap-3">
        {items.slice(0, most).map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: read anew from the text each time, without a state of their own
          <li key={index}>
            {isDraftPart(item) ? (
              <div className="rounded bg-surface p-4 *:mb-0!">
                <FoundPart part={item} />
              </div>
            ) : (
              <FoundQuestion
                question={item}
                number={numbers[index] ?? 0}
                isTaken={hasChoice ? !left.has(index) : null}
                onTake={(isTaken) => take(index, isTaken)}
                problems={problems[index] ?? []}
                acts={acts}
              />
            )}
          </li>
        ))}
      </ol>
      {hidden > 0 && (
        <Button className="mt-3" onClick={() => setMost(most + MOST_AT_ONCE)}>
          {quizText('quizText.showMore', { count: Math.min(hidden, MOST_AT_ONCE) })}
        </Button>
      )}
    </>
  )
}

/** Of each item the number of its question, or of the last one before it. */
const numbersOf = (items: readonly DraftItem[]): number[] => {
  let number = 0
  return items.map((item) => {
    if (!isDraftPart(item)) number += 1
    return number
  })
}
