import type { Verdict } from '#domain/marking.ts'
import { t } from '../i18n/analysis.ts'
import { formatClock } from '../i18n/format.ts'
import { classNames } from '../ui/class-names.ts'
import { optionSign } from './option-sign.ts'
import { VerdictSign } from './verdict-sign.tsx'

/** A question after the end: what was asked, answered, and right. */
export type Answered = {
  number: number
  problem: string
  options: readonly string[]
  chosen: number | null
  /** Null where the right answer may not be seen. */
  correct: number | null
  verdict: Verdict
  /** Milliseconds spent; null when unknown. */
  timeMs: number | null
  /** Why the right answer is right. */
  explanation?: string
  /** The question's language, where that is known. */
  lang?: string
}

/** What was answered, and what would have been right, by sign, colour and words. */
export function AnsweredQuestion({ question }: { question: Answered }) {
  const { number, problem, options, chosen, correct, verdict, timeMs, explanation, lang } = question
  return (
    <article className="rounded border border-line bg-surface p-4 sm:p-5">
      <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm font-medium tracking-normal">
        <span className="flex items-center gap-2">
          <VerdictSign verdict={verdict} />
          {t('analysis.questionVerdict', { number, verdict: t(`analysis.verdict_${verdict}`) })}
        </span>
        {timeMs !== null && (
          <span className="tabular text-ink-soft">{t('analysis.timeSpent', { time: formatClock(timeMs) })}</span>
        )}
      </h3>
      <p lang={lang} dir="auto" className="mt-2 text-lg font-medium whitespace-pre-wrap">
        {problem}
      </p>
      <ol className="mt-3 grid gap-2">
        {options.map((option, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: options never move, and two may have the same text
          <li key={index}>
            <OptionOutcome
              sign={optionSign(index)}
              option={option}
              lang={lang}
              isChosen={index === chosen}
              isCorrect={index === correct}
            />
          </li>
        ))}
      </ol>
      {explanation && (
        <p lang={lang} dir="auto" className="mt-3 border-s-2 border-accent-edge ps-3 whitespace-pre-wrap text-ink-soft">
          {explanation}
        </p>
      )}
    </article>
  )
}

type OptionOutcomeProps = {
  sign: string
  option: string
  lang: string | undefined
  isChosen: boolean
  isCorrect: boolean
}

function OptionOutcome({ sign, option, lang, isChosen, isCorrect }: OptionOutcomeProps) {
  const look = isCorrect
    ? 'border-correct bg-correct-soft'
    : isChosen
      ? 'border-wrong bg-wrong-soft'
      : 'border-transparent'
  return (
    <div className={classNames('flex items-start gap-3 rounded border px-3 py-2', look)}>
      {isCorrect || isChosen ? (
        <VerdictSign verdict={isCorrect ? 'correct' : 'wrong'} />
      ) : (
        <span aria-hidden="true" className="w-6 shrink-0 text-center font-semibold text-ink-soft">
          {sign}
        </span>
      )}
      <span className="min-w-0">
        <span lang={lang} dir="auto" className="block whitespace-pre-wrap">
          {option}
        </span>
        {(isCorrect || isChosen) && (
          <span className={classNames('text-sm font-semibold', isCorrect ? 'text-correct' : 'text-wrong')}>
            {outcomeWords(isChosen, isCorrect)}
          </span>
        )}
      </span>
    </div>
  )
}

const outcomeWords = (isChosen: boolean, isCorrect: boolean): string => {
  if (isChosen && isCorrect) return t('analysis.yourRightAnswer')
  return isChosen ? t('analysis.yourAnswer') : t('analysis.rightAnswer')
}
