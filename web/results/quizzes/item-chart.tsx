import { useState } from 'react'
import { type Verdict, verdict } from '#domain/marking/marking.ts'
import { chosenIn } from '#domain/statistics/item-findings.ts'
import { formatNumber, formatPercent } from '../../i18n/format.ts'
import { t } from '../../i18n/students/tallies.ts'
import { t as tOfAnalysis } from '../../i18n/teachers/analysis.ts'
import { type Bar, barsOf } from '../../ui/charts/bars.tsx'
import { FigureTable } from '../../ui/charts/figure-table.tsx'
import { PictureChart } from '../../ui/charts/picture-chart.tsx'
import { optionInWords, questionName, sentenceOn } from './item-sentences.ts'
import type { QuestionResult } from './question-results-api.ts'

const LOOKS: Record<Verdict, Bar['look']> = {
  correct: 'full',
  partly: 'full',
  wrong: 'striped',
  blank: 'open',
  waiting: 'dotted',
  given: 'full',
  not_counted: 'open',
}

type Counted = { key: string; name: string; count: number; look: Bar['look'] }

const verdictsOf = ({ verdicts }: QuestionResult, told: readonly Verdict[]): Counted[] =>
  told
    .filter((each) => verdicts[each] > 0)
    .map((each) => ({
      key: each,
      name: tOfAnalysis(`analysis.filter_${each}`),
      count: verdicts[each],
      look: LOOKS[each],
    }))

/** Each option and who left it blank; where there are no options, how the answers were marked. */
const countedIn = (result: QuestionResult): Counted[] => {
  const choices = chosenIn(result.question, result.tally)
  if (choices === null) return verdictsOf(result, verdict.options)
  const options = choices.chosen.map(
    (count, option): Counted => ({
      key: String(option),
      name: optionInWords(result, option),
      count,
      look: choices.isRight(option) ? 'full' : 'striped',
    }),
  )
  return [...options, ...verdictsOf(result, ['blank'])]
}

/** The bars of one question as a chart to keep; drawn for whoever asks, for a quiz has hundreds of questions. */
export function ItemChart({ result }: { result: QuestionResult }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details className="mt-2 text-sm print:hidden" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="flex min-h-11 cursor-pointer items-center gap-1.5 font-medium text-brand">
        {t('tally.asChart')}
        <span className="sr-only">{questionName(result)}</span>
      </summary>
      {isOpen && <Drawn result={result} />}
    </details>
  )
}

function Drawn({ result }: { result: QuestionResult }) {
  const of = Object.values(result.verdicts).reduce((sum, count) => sum + count, 0)
  const told = countedIn(result).map((each) => ({ ...each, part: of === 0 ? 0 : each.count / of }))
  const bars = told.map(({ key, name, look, part }): Bar => ({ key, name, look, part, shown: formatPercent(part) }))
  const rows = told.map(({ name, count, part }) => ({ name, value: formatNumber(count), share: formatPercent(part) }))
  const heads = [t('tally.answer'), t('tally.students_count'), t('tally.share')]
  return (
    <PictureChart
      title={t('tally.howAnswered')}
      of={questionName(result)}
      sentence={sentenceOn(result)}
      drawing={barsOf(bars)}
      table={<FigureTable caption={t('tally.howAnswered')} heads={heads} rows={rows} />}
    />
  )
}
