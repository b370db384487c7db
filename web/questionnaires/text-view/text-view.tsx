import { type ComponentProps, type ReactNode, useRef } from 'react'
import { t } from '../../i18n/teachers/quiz-text.ts'
import { Card } from '../../ui/card.tsx'
import { DownloadQuestions } from '../downloading/download-questions.tsx'
import type { EntriesInHand } from '../question-list/use-question-steps.ts'
import { QuizTextField } from './quiz-text-field.tsx'
import { selectLine } from './selected-line.ts'
import { Understood } from './understood.tsx'
import { useQuizText } from './use-quiz-text.ts'
import { useTextEdits } from './use-text-edits.ts'

type TextViewProps = Pick<EntriesInHand, 'list' | 'dispatch'> & {
  marked: ComponentProps<typeof Understood>['marked']
  onOpen: (key: number) => void
  children?: ReactNode
}

/** All questions as text, with what is understood of it beside it. */
export function TextView({ list, dispatch, marked, onOpen, children }: TextViewProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const written = useQuizText({ list, dispatch }, field)
  const { edit } = useTextEdits(written.text, written.type, field)
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <Card>
        <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <h2 tabIndex={-1} className="text-lg">
            {t('quizText.heading')}
          </h2>
          <span className="-mx-4">
            <DownloadQuestions list={list} />
          </span>
        </div>
        <QuizTextField
          written={written}
          field={field}
          list={list}
          onOpen={onOpen}
          style={{ minHeight: '50dvh', maxHeight: '75dvh' }}
        />
        {children}
      </Card>
      <div className="min-w-0 lg:sticky lg:top-4 lg:max-h-[calc(100dvh-2rem)] lg:overflow-y-auto">
        <Understood
          offers={list.offers}
          marked={marked}
          read={written.understood}
          onGo={(line) => selectLine(field.current, line)}
          onEdit={edit}
        />
      </div>
    </div>
  )
}
