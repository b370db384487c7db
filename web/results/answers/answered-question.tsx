import type { ReactNode } from 'react'
import type { HandMarkOnWire } from '#contract/runs/attempts.ts'
import type { Verdict } from '#domain/marking/marking.ts'
import type { KeyedQuestion } from '#domain/questionnaires/items/question.ts'
import type { Value } from '#domain/questions/value.ts'
import { formatNumber } from '../../i18n/format.ts'
import { formatSpan } from '../../i18n/format-span.ts'
import { t } from '../../i18n/teachers/analysis.ts'
import { KeyedTexts } from '../../questions/parts/keyed-texts.tsx'
import { Prose } from '../../questions/parts/prose.tsx'
import type { Reader } from '../../questions/review.ts'
import { ReviewQuestion } from '../../questions/reviews.tsx'
import { formatEarned, formatMarks } from './marks-text.ts'
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
  /** What it could earn. */
  most: number
  /** What a person made of it, where one has. */
  mark?: HandMarkOnWire
  /** Why the right answer is right. */
  explanation?: string
  /** The question's language, where that is known. */
  lang?: string
  /** The stored places of its options in the order in which they were shown. */
  places?: readonly number[]
}

type AnsweredQuestionProps = {
  answered: Answered
  reader: Reader
  /** What there is to do with it. */
  children?: ReactNode
}

/** What was answered, and what would have been right, by sign, colour and words. */
export function AnsweredQuestion({ answered, reader, children }: AnsweredQuestionProps) {
  const { question, answer, explanation, mark, lang, places } = answered
  return (
    <article className="break-inside-avoid rounded border border-line bg-surface p-[min(1rem,4%)] sm:p-5">
      <Heading answered={answered} reader={reader} />
      <KeyedTexts question={question}>
        <div lang={lang} dir="auto" className="mt-2 text-lg font-medium whitespace-pre-wrap wrap-anywhere">
          <Prose source={question.prompt} />
        </div>
        <ReviewQuestion
          question={question}
          answer={answer}
          ticked={mark?.rubric}
          reader={reader}
          lang={lang}
          places={places}
        />
        {mark && <ByHand mark={mark} reader={reader} />}
        {children}
        {explanation && (
          <div
            lang={lang}
            dir="auto"
            className="mt-3 border-s-2 border-accent-edge ps-3 whitespace-pre-wrap text-ink-soft"
          >
            <Prose source={explanation} />
          </div>
        )}
      </KeyedTexts>
    </article>
  )
}

/** What a person made of an answer, in their words. */
function ByHand({ mark: { comment }, reader }: { mark: HandMarkOnWire; reader: Reader }) {
  return (
    <div className="mt-3 rounded border border-line bg-surface-sunken px-3 py-2">
      <p className="text-sm font-semibold text-ink-soft">
        {comment === '' ? t('analysis.byHand') : t(`analysis.comment_${reader}`)}
      </p>
      {comment !== '' && (
        <p dir="auto" className="mt-1 whitespace-pre-wrap wrap-anywhere">
          {comment}
        </p>
      )}
    </div>
  )
}

const verdictText = (verdict: Verdict, reader: Reader): string =>
  t(verdict === 'waiting' && reader === 'student' ? 'analysis.verdictFor_waiting' : `analysis.verdict_${verdict}`)

/** What waits has not earned 0: nobody knows yet. */
const marksText = ({ verdict, marks, most }: { verdict: Verdict; marks: number; most: number }): string => {
  const one = most === 1 ? 'One' : ''
  return verdict === 'waiting'
    ? t(`analysis.marksWaiting${one}`, { most: formatMarks(most) })
    : t(`analysis.marks${one}`, { marks: formatEarned(marks), most: formatMarks(most) })
}

function Heading({ answered, reader }: Omit<AnsweredQuestionProps, 'children'>) {
  const { number, verdict, marks, most, timeMs } = answered
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
      <h3 className="flex grow items-center gap-2 font-medium tracking-normal">
        <VerdictSign verdict={verdict} />
        {t('analysis.questionVerdict', { number: formatNumber(number), verdict: verdictText(verdict, reader) })}
      </h3>
      {timeMs !== null && (
        <p className="tabular text-ink-soft">{t('analysis.timeSpent', { time: formatSpan(timeMs) })}</p>
      )}
      {marks !== null && most > 0 && <p className="tabular font-semibold">{marksText({ verdict, marks, most })}</p>}
    </div>
  )
}
