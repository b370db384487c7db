import { isUnscored } from '#domain/questions/traits.ts'
import { formatNumber } from '../../i18n/format.ts'
import { formatSpan } from '../../i18n/format-span.ts'
import { t } from '../../i18n/students/tallies.ts'
import { KeyedTexts } from '../../questions/parts/keyed-texts.tsx'
import { Prose } from '../../questions/parts/prose.tsx'
import { TallyQuestion } from '../../questions/tallies.tsx'
import { headingOf } from './heading-of.ts'
import { ItemChart } from './item-chart.tsx'
import { ItemFigures } from './item-figures.tsx'
import { questionName, sentenceOn } from './item-sentences.ts'
import { ItemWords } from './item-words.tsx'
import type { QuestionResult } from './question-results-api.ts'
import { VerdictBar } from './verdict-bar.tsx'

type QuestionResultCardProps = {
  result: QuestionResult
  /** How many attempts are looked at: not all of them may have met it. */
  attempts: number
}

/** How one question was answered by all. */
export function QuestionResultCard({ result, attempts }: QuestionResultCardProps) {
  const { question, verdicts, averageTimeMs } = result
  const { blank, ...given } = verdicts
  const of = Object.values(given).reduce((sum, count) => sum + count, 0)
  const met = of + blank
  return (
    <article className="scroll-mt-32 break-inside-avoid rounded border border-line bg-surface p-[min(1rem,4%)] sm:p-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
        <h3 id={headingOf(result.question.id)} tabIndex={-1} className="grow font-medium tracking-normal">
          {questionName(result)}
        </h3>
        {met < attempts && (
          <p className="tabular text-ink-soft">{t('tally.metBy', { count: met, of: formatNumber(attempts) })}</p>
        )}
        {averageTimeMs !== null && (
          <p className="tabular text-ink-soft">{t('tally.averageTime', { time: formatSpan(averageTimeMs) })}</p>
        )}
      </div>
      <KeyedTexts question={question}>
        <div lang={question.language} dir="auto" className="mt-2 text-lg font-medium whitespace-pre-wrap wrap-anywhere">
          <Prose source={question.prompt} />
        </div>
        {met === 0 ? <p className="mt-2 text-ink-soft">{t('tally.metByNobody')}</p> : <Met result={result} of={of} />}
      </KeyedTexts>
      {of > 0 && <ItemChart result={result} />}
      {met > 0 && !isUnscored(question.kind) && <ItemFigures result={result} />}
    </article>
  )
}

/** How it came out with those who have met it; `of`: how many of them gave an answer. */
function Met({ result, of }: { result: QuestionResult; of: number }) {
  const { question, verdicts, tally } = result
  return (
    <>
      <p className="mt-2 font-semibold">{sentenceOn(result)}</p>
      <ItemWords result={result} />
      <VerdictBar verdicts={verdicts} />
      {of === 0 ? (
        <p className="mt-3 text-ink-soft">{t('tally.noAnswers')}</p>
      ) : (
        <TallyQuestion question={question} tally={tally} of={of} lang={question.language} />
      )}
    </>
  )
}
