import type { ReadQuiz } from '#domain/formats/quiz-text/read-quiz-text.ts'
import { isDraftPart } from '#domain/questionnaires/drafts/draft-item.ts'
import { t } from '../../i18n/teachers/quiz-text.ts'
import type { QuizInHand } from '../quizzes/use-quiz-draft.ts'
import { FoundByKind, MarkingFound } from './found-in-text.tsx'
import { TextLegend } from './text-legend.tsx'
import { TextProblems } from './text-problems.tsx'

type UnderstoodProps = { draft: QuizInHand; read: ReadQuiz; onGo: (line: number) => void }

/** What is understood of a text, and what is not. */
export function Understood({ draft, read, onGo }: UnderstoodProps) {
  const found = read.items.filter((item) => !isDraftPart(item)).length
  return (
    <>
      <p role="status" className="font-semibold">
        {t('quizText.found', { count: found })}
      </p>
      <FoundByKind items={read.items} />
      {read.marking && (
        <MarkingFound
          marking={read.marking}
          details={draft.draft.details}
          onUse={(change) => draft.setDetails((before) => ({ ...before, ...change }))}
        />
      )}
      {read.problems.length > 0 && <TextProblems problems={read.problems} onGo={onGo} />}
      <TextLegend />
    </>
  )
}
