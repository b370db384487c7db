import { numberedIn } from '#domain/questionnaires/items/facets.ts'
import { answerInWords } from '#domain/questionnaires/items/question-words.ts'
import type { Value } from '#domain/questions/value.ts'
import { t } from '../../i18n/students/unsaved-choice.ts'
import { Prose } from '../../questions/parts/prose.tsx'
import type { Answered } from '../../results/answers/answered-question.tsx'

type UnsavedChoiceProps = { question: Answered['question']; choice: Value }

/** What was chosen as in the exam hall, and lost because it was not saved. */
export function UnsavedChoice({ question, choice }: UnsavedChoiceProps) {
  return (
    <div className="mt-3 rounded border-s-4 border-wrong bg-surface-sunken px-3 py-2">
      <p className="text-sm font-semibold text-ink-soft">{t('unsavedChoice.heading')}</p>
      <ul lang={question.language} className="mt-1 grid gap-1 wrap-anywhere">
        {textsOf(question, choice).map((text) => (
          <li key={text} dir="auto">
            <Prose source={text} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The texts of what was chosen as they are written, or all of it in words. */
const textsOf = (question: Answered['question'], choice: Value): readonly string[] => {
  const written = new Map(numberedIn(question).map(({ value, text }) => [value, text]))
  const texts = [choice].flat().flatMap((chosen) => (typeof chosen === 'number' && written.get(chosen)) || [])
  return texts.length === [choice].flat().length ? texts : [answerInWords(question, choice)]
}
