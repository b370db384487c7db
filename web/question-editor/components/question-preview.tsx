import Check from 'lucide-react/icons/check'
import { memo } from 'react'
import type { DraftQuestion } from '#domain/draft.ts'
import { t } from '../../i18n/editor.ts'
import { formatNumber } from '../../i18n/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { classNames } from '../../ui/class-names.ts'
import { gapsOf } from '../gaps.ts'

type QuestionPreviewProps = { question: DraftQuestion; number: number }

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** A question as a student will see it, with its key. */
export const QuestionPreview = memo(function QuestionPreview({ question, number }: QuestionPreviewProps) {
  const { problem, options, correctOption } = question
  return (
    <article className="rounded border border-line bg-surface p-4 sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="tabular text-sm font-semibold text-ink-soft">
          {t('editor.question', { number: formatNumber(number) })}
        </h3>
        {gapsOf(question).length > 0 && <Badge tone="wrong">{t('editor.incomplete')}</Badge>}
      </div>
      <p className="mt-1 font-semibold whitespace-pre-line wrap-anywhere">{problem.trim() || t('editor.noText')}</p>
      <ol className="mt-3 grid gap-2">
        {options.map((option, index) =>
          option.trim() === '' ? null : (
            <PreviewedOption
              // biome-ignore lint/suspicious/noArrayIndexKey: options have no other identity, and nothing here has a state
              key={index}
              letter={LETTERS[index] ?? formatNumber(index + 1)}
              text={option}
              isCorrect={index === correctOption}
            />
          ),
        )}
      </ol>
    </article>
  )
})

function PreviewedOption({ letter, text, isCorrect }: { letter: string; text: string; isCorrect: boolean }) {
  return (
    <li
      className={classNames(
        'flex items-start gap-3 rounded border px-3 py-2',
        isCorrect ? 'border-correct bg-correct-soft' : 'border-line',
      )}
    >
      <span
        aria-hidden="true"
        className={classNames(
          'mt-0.5 grid size-6 shrink-0 place-items-center rounded-full border text-sm font-semibold',
          isCorrect ? 'border-correct bg-correct text-on-correct' : 'border-line-strong text-ink-soft',
        )}
      >
        {letter}
      </span>
      <span className="min-w-0 flex-1 whitespace-pre-line wrap-anywhere">{text}</span>
      {isCorrect && (
        <span className="mt-0.5 flex shrink-0 items-center gap-1 text-sm font-semibold text-correct">
          <Check aria-hidden="true" className="size-4" />
          <span className="max-sm:sr-only">{t('editor.correctAnswer')}</span>
        </span>
      )}
    </li>
  )
}
