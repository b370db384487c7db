import { memo } from 'react'
import { type DraftQuestion, isComplete } from '#domain/draft.ts'
import { t } from '../../i18n/editor.ts'
import { formatNumber } from '../../i18n/format.ts'
import { PreviewQuestion } from '../../questions/editors.tsx'
import { Badge } from '../../ui/badge.tsx'

type QuestionPreviewProps = { question: DraftQuestion; number: number }

/** A question as a student will see it, with its key. */
export const QuestionPreview = memo(function QuestionPreview({ question, number }: QuestionPreviewProps) {
  return (
    <article className="rounded border border-line bg-surface p-4 sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="tabular text-sm font-semibold text-ink-soft">
          {t('editor.question', { number: formatNumber(number) })}
        </h3>
        {!isComplete(question) && <Badge tone="wrong">{t('editor.incomplete')}</Badge>}
      </div>
      <p className="mt-1 font-semibold whitespace-pre-line wrap-anywhere">
        {question.prompt.trim() || t('editor.noText')}
      </p>
      <PreviewQuestion question={question} />
    </article>
  )
})
