import { memo } from 'react'
import type { MarkingRules } from '#domain/marking/marking.ts'
import { type DraftQuestion, isComplete } from '#domain/questionnaires/drafts/draft.ts'
import { formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/teachers/editor.ts'
import { DraftTexts } from '../../questions/editing/draft-texts.tsx'
import { TextLanguage } from '../../questions/editing/text-language-context.tsx'
import { PreviewQuestion } from '../../questions/editors.tsx'
import { Prose } from '../../questions/parts/prose.tsx'
import { Badge } from '../../ui/badge.tsx'
import { ownWords } from './own-words.ts'

type QuestionPreviewProps = {
  question: DraftQuestion
  /** By which its quiz is marked; what it has of its own is told beside it. */
  usual?: MarkingRules
  number: number
}

/** A question as a student will see it, with its key. */
export const QuestionPreview = memo(function QuestionPreview({ question, usual, number }: QuestionPreviewProps) {
  return (
    <article className="rounded border border-line bg-surface p-4 sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="tabular text-sm font-semibold text-ink-soft">
          {[t('editor.question', { number: formatNumber(number) }), ...(usual ? ownWords(question, usual) : [])].join(
            ' · ',
          )}
        </h3>
        {!isComplete(question) && <Badge tone="wrong">{t('editor.incomplete')}</Badge>}
      </div>
      <DraftTexts question={question}>
        <div lang={question.language} dir="auto" className="mt-1 font-semibold whitespace-pre-line wrap-anywhere">
          {question.prompt.trim() ? <Prose source={question.prompt.trim()} /> : t('editor.noText')}
        </div>
        <TextLanguage value={question.language}>
          <PreviewQuestion question={question} />
        </TextLanguage>
      </DraftTexts>
    </article>
  )
})
