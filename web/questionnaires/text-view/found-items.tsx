import { useState } from 'react'
import { type DraftItem, type DraftPart, isDraftPart } from '#domain/questionnaires/drafts/draft-item.ts'
import { t as quizText } from '../../i18n/teachers/quiz-text.ts'
import { BetweenTexts, SectionHeading } from '../../questions/between/written.tsx'
import { useFormulasIn } from '../../questions/editing/draft-texts.tsx'
import { Button } from '../../ui/button.tsx'
import { QuestionPreview } from '../question-form/question-preview.tsx'

function FoundPart({ part }: { part: DraftPart }) {
  const { formulas } = useFormulasIn(part.format ? part.text : '')
  const written = { format: part.format, formulas }
  if (part.kind !== 'section') return <BetweenTexts texts={[{ id: part.kind, text: part.text, ...written }]} />
  return <SectionHeading section={{ title: part.title, instructions: part.text, ...written }} as="h3" isFirst />
}

const MOST_AT_ONCE = 20

/** What was found, as students will see it: so many at once that typing stays quick. */
export function Found({ items }: { items: readonly DraftItem[] }) {
  const [most, setMost] = useState(MOST_AT_ONCE)
  const hidden = Math.max(0, items.length - most)
  let number = 0
  return (
    <>
      <ol className="mt-3 grid grid-cols-1 gap-3">
        {items.slice(0, most).map((item, index) => {
          if (!isDraftPart(item)) number += 1
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: read anew from the text each time, without a state of their own
            <li key={index}>
              {isDraftPart(item) ? (
                <div className="rounded bg-surface p-4 *:mb-0!">
                  <FoundPart part={item} />
                </div>
              ) : (
                <QuestionPreview question={item} number={number} />
              )}
            </li>
          )
        })}
      </ol>
      {hidden > 0 && (
        <Button className="mt-3" onClick={() => setMost(most + MOST_AT_ONCE)}>
          {quizText('quizText.showMore', { count: Math.min(hidden, MOST_AT_ONCE) })}
        </Button>
      )}
    </>
  )
}
