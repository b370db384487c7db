import type { DraftDetails } from '#domain/draft.ts'
import { t } from '../../i18n/editor.ts'
import { formatMinutes } from '../../i18n/format.ts'
import { Button } from '../../ui/button.tsx'
import type { Entry } from '../draft-list.ts'
import { QuestionPreview } from './question-preview.tsx'
import { type Refusal, RefusalPanel } from './refusal-panel.tsx'

type QuizPreviewProps = {
  details: DraftDetails
  entries: readonly Entry[]
  refusal: Refusal | null
  isSaving: boolean
  onBack: () => void
  onSave: () => void
  onOpen: (key: number) => void
}

export function QuizPreview({ details, entries, refusal, isSaving, onBack, onSave, onOpen }: QuizPreviewProps) {
  const facts = [
    details.subject,
    t('editor.questionTotal', { count: entries.length }),
    details.minutes === null ? '' : formatMinutes(details.minutes),
    t(details.hasNegativeMarking ? 'editor.negativeOn' : 'editor.negativeOff'),
  ]
  return (
    <>
      <div className="rounded bg-surface-sunken p-4 sm:p-6">
        <p className="text-sm text-ink-soft">{t('editor.previewHint')}</p>
        <h2 tabIndex={-1} className="mt-2 text-xl wrap-anywhere">
          {details.title}
        </h2>
        <ul className="mt-1 flex flex-wrap gap-x-5 text-ink-soft">
          {facts.filter(Boolean).map((fact) => (
            <li key={fact} className="tabular wrap-anywhere">
              {fact}
            </li>
          ))}
        </ul>
      </div>
      <ol className="my-5 grid gap-4">
        {entries.map(({ key, question }, index) => (
          <li key={key} className="[contain-intrinsic-size:auto_20rem] [content-visibility:auto]">
            <QuestionPreview question={question} number={index + 1} />
          </li>
        ))}
      </ol>
      {refusal && <RefusalPanel refusal={refusal} onOpen={onOpen} isBusy={isSaving} onRetry={onSave} />}
      <div className="sticky bottom-0 -mx-4 flex flex-wrap items-center justify-end gap-3 border-t border-line bg-paper px-4 py-3 max-sm:*:flex-1 sm:-mx-1 sm:px-1">
        <Button onClick={onBack}>{t('editor.backToEditing')}</Button>
        <Button variant="primary" busy={isSaving} onClick={onSave}>
          {t('editor.saveQuiz')}
        </Button>
      </div>
    </>
  )
}
