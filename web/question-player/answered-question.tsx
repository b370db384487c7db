import type { Verdict } from '#domain/marking.ts'
import type { KeyedQuestion } from '#domain/question.ts'
import type { Value } from '#domain/questions/value.ts'
import { t } from '../i18n/analysis.ts'
import { formatNumber } from '../i18n/format.ts'
import { formatSpan } from '../i18n/format-span.ts'
import type { Reader } from '../questions/review.ts'
import { ReviewQuestion } from '../questions/reviews.tsx'
import { formatEarned } from './marks-text.ts'
import { VerdictSign } from './verdict-sign.tsx'

/** A question after the end: what was asked, answered, and right. */
export type Answered = {
  number: number
  question: KeyedQuestion
  answer: Value | null
  verdict: Verdict
  /** Milliseconds spent; null when unknown. */
  timeMs: number | null
  /** What it earned; null where that is not told. */
  marks: number | null
  /** Why the right answer is right. */
  explanation?: string
  /** The question's language, where that is known. */
  lang?: string
}

/** What was answered, and what would have been right, by sign, colour and words. */
export function AnsweredQuestion({ answered, reader }: { answered: Answered; reader: Reader }) {
  const { question, answer, explanation, lang } = answered
  return (
    <article className="break-inside-avoid rounded border border-line bg-surface p-[min(1rem,4%)] sm:p-5">
      <Heading answered={answered} />
      <p lang={lang} dir="auto" className="mt-2 text-lg font-medium whitespace-pre-wrap wrap-anywhere">
        {question.prompt}
      </p>
      <ReviewQuestion question={question} answer={answer} reader={reader} lang={lang} />
      {explanation && (
        <p lang={lang} dir="auto" className="mt-3 border-s-2 border-accent-edge ps-3 whitespace-pre-wrap text-ink-soft">
          {explanation}
        </p>
      )}
    </article>
  )
}

function Heading({ answered: { number, verdict, marks, timeMs } }: { answered: Answered }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
      <h3 className="flex grow items-center gap-2 font-medium tracking-normal">
        <VerdictSign verdict={verdict} />
        {t('analysis.questionVerdict', { number: formatNumber(number), verdict: t(`analysis.verdict_${verdict}`) })}
      </h3>
      {timeMs !== null && (
        <p className="tabular text-ink-soft">{t('analysis.timeSpent', { time: formatSpan(timeMs) })}</p>
      )}
      {marks !== null && (
        <p className="tabular font-semibold whitespace-nowrap">
          {t(Math.abs(marks) === 1 ? 'analysis.marksOne' : 'analysis.marks', { marks: formatEarned(marks) })}
        </p>
      )}
    </div>
  )
}
