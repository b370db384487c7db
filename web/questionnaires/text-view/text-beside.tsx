import { type ComponentProps, useRef } from 'react'
import { t } from '../../i18n/teachers/quiz-text.ts'
import { Card } from '../../ui/card.tsx'
import type { EntriesInHand } from '../question-list/use-question-steps.ts'
import { QuizTextField } from './quiz-text-field.tsx'
import { selectLine } from './selected-line.ts'
import { Understood } from './understood.tsx'
import { useQuizText } from './use-quiz-text.ts'
import { useTextEdits } from './use-text-edits.ts'

type TextBesideProps = Pick<EntriesInHand, 'list' | 'dispatch'> & {
  marked: ComponentProps<typeof Understood>['marked']
  onOpen: (key: number) => void
}

/** All questions as text, where the one in hand stands beside it. */
export function TextBeside({ list, dispatch, marked, onOpen }: TextBesideProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const written = useQuizText({ list, dispatch }, field)
  const { edit } = useTextEdits(written.text, written.type, field)
  return (
    <section aria-label={t('quizText.heading')} className="sticky top-4 min-w-0">
      <Card className="max-h-[calc(100dvh-2rem)] overflow-y-auto">
        <QuizTextField
          written={written}
          field={field}
          list={list}
          onOpen={onOpen}
          style={{ minHeight: '40dvh', maxHeight: 'calc(100dvh - 14rem)' }}
        />
        <div className="mt-4">
          <Understood
            offers={list.offers}
            marked={marked}
            read={written.understood}
            onGo={(line) => selectLine(field.current, line)}
            onEdit={edit}
          />
        </div>
      </Card>
    </section>
  )
}
