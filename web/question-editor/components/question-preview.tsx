import { memo } from 'react'
import type { DraftQuestion } from '#domain/draft.ts'
import { t } from '../../i18n/editor.ts'
import { formatNumber } from '../../i18n/format.ts'
import { OptionList } from '../../question-player/option-list.tsx'
import { Badge } from '../../ui/badge.tsx'
import { gapsOf } from '../gaps.ts'

type QuestionPreviewProps = { question: DraftQuestion; number: number }

/** A question as a student will see it, with its key. */
export const QuestionPreview = memo(function QuestionPreview({ question, number }: QuestionPreviewProps) {
  const { problem } = question
  return (
    <article className="rounded border border-line bg-surface p-4 sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="tabular text-sm font-semibold text-ink-soft">
          {t('editor.question', { number: formatNumber(number) })}
        </h3>
        {gapsOf(question).length > 0 && <Badge tone="wrong">{t('editor.incomplete')}</Badge>}
      </div>
      <p className="mt-1 font-semibold whitespace-pre-line wrap-anywhere">{problem.trim() || t('editor.noText')}</p>
      <OptionList
        options={writtenOptions(question).map(({ text, isCorrect }) =>
          isCorrect ? { text, verdict: 'correct', note: t('editor.correctAnswer') } : { text },
        )}
      />
    </article>
  )
})

/** As they will be published: without the empty ones. */
const writtenOptions = ({ options, correctOption }: DraftQuestion) =>
  options
    .map((text, index) => ({ text: text.trim(), isCorrect: index === correctOption }))
    .filter(({ text }) => text !== '')
