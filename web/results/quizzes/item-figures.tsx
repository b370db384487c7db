import type { GroupAnswers } from '#domain/statistics/score-groups.ts'
import { formatNumber, formatPercent } from '../../i18n/format.ts'
import { t } from '../../i18n/teachers/items.ts'
import { FigureTable } from '../../ui/charts/figure-table.tsx'
import { Explained } from '../../ui/explained.tsx'
import { optionInWords } from './item-sentences.ts'
import type { QuestionResult } from './question-results-api.ts'

const FIGURES = [
  'facility',
  'deviation',
  'randomGuess',
  'intendedWeight',
  'effectiveWeight',
  'discrimination',
  'efficiency',
] as const

const ONE_PLACE = { style: 'percent', maximumFractionDigits: 1 } as const
const percent = (figure: number | null): string =>
  figure === null ? t('items.none') : formatNumber(figure / 100, ONE_PLACE)

/** The figures behind the words, for whoever asks. */
export function ItemFigures({ result }: { result: QuestionResult }) {
  const { number, isBefore, statistics, groups, verdicts } = result
  const title = t(isBefore ? 'items.figuresOfEarlier' : 'items.figuresOf', { number: formatNumber(number) })
  const rows = FIGURES.map((name) => ({ name: t(`items.${name}`), value: percent(statistics[name]) }))
  return (
    <Explained title={title} className="mt-3 print:hidden">
      <FigureTable caption={title} heads={[t('items.figure'), t('items.value')]} rows={rows} />
      <p className="text-ink-soft">{t('items.asMoodle')}</p>
      {verdicts.waiting > 0 && <p className="text-ink-soft">{t('items.waiting', { count: verdicts.waiting })}</p>}
      {groups && <Thirds result={result} strong={groups.strong} weak={groups.weak} />}
    </Explained>
  )
}

type ThirdsProps = { result: QuestionResult; strong: GroupAnswers; weak: GroupAnswers }

/** How the best and the weakest answered, side by side. */
function Thirds({ result, strong, weak }: ThirdsProps) {
  const shareOf = (group: GroupAnswers, option: number) =>
    formatPercent(group.of === 0 ? 0 : (group.options[option] ?? 0) / group.of)
  const rows = [
    { name: t('items.earned'), strong: formatPercent(strong.earned), weak: formatPercent(weak.earned) },
    ...strong.options.map((_, option) => ({
      name: optionInWords(result, option),
      strong: shareOf(strong, option),
      weak: shareOf(weak, option),
    })),
  ]
  return (
    <table className="tabular w-full border-collapse">
      <caption className="pb-1 text-start font-medium">{t('items.thirds')}</caption>
      <thead>
        <tr className="border-b border-line align-bottom">
          <td />
          <th scope="col" className="ps-3 text-end font-medium">
            {t('items.strong', { of: strong.of })}
          </th>
          <th scope="col" className="ps-3 text-end font-medium">
            {t('items.weak', { of: weak.of })}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name} className="border-b border-line last:border-0">
            <th scope="row" dir="auto" className="py-1 text-start font-normal wrap-anywhere">
              {row.name}
            </th>
            <td className="ps-3 text-end">{row.strong}</td>
            <td className="ps-3 text-end">{row.weak}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
