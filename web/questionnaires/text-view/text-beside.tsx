import { useRef } from 'react'
import { t } from '../../i18n/teachers/quiz-text.ts'
import { Card } from '../../ui/card.tsx'
import type { QuizInHand } from '../quizzes/use-quiz-draft.ts'
import { QuizTextField } from './quiz-text-field.tsx'
import { selectLine } from './selected-line.ts'
import { Understood } from './understood.tsx'
import { useQuizText } from './use-quiz-text.ts'

/** The whole quiz as text, where the question in hand stands beside it. */
export function TextBeside({ draft, onOpen }: { draft: QuizInHand; onOpen: (key: number) => void }) {
  const field = useRef<HTMLTextAreaElement>(null)
  const written = useQuizText(draft, field)
  return (
    <section aria-label={t('quizText.heading')} className="sticky top-4 min-w-0">
      <Card className="max-h-[calc(100dvh-2rem)] overflow-y-auto">
        <QuizTextField
          written={written}
          field={field}
          list={draft.list}
          onOpen={onOpen}
          style={{ minHeight: '40dvh', maxHeight: 'calc(100dvh - 14rem)' }}
        />
        <div className="mt-4">
          <Understood draft={draft} read={written.read} onGo={(line) => selectLine(field.current, line)} />
        </div>
      </Card>
    </section>
  )
}
