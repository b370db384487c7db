import { type Comment, columnsIn, figuresIn } from '#domain/questions/comment.ts'
import { formatNumber } from '../../i18n/format.ts'
import { t as tOfTallies } from '../../i18n/students/tallies.ts'
import { t } from '../../i18n/teachers/opinions.ts'
import { Facts } from '../parts/facts.tsx'
import { TallyBars } from '../parts/tally-bars.tsx'
import { type TallyRow, typedRows, wordRows } from '../parts/tally-rows.ts'
import type { TallyProps } from '../tally.ts'
import { columnName } from './column-name.ts'

const TWO_PLACES = { maximumFractionDigits: 2 } as const
const told = (number: string): string => formatNumber(Number(number), TWO_PLACES)

/** What was written most; of numbers what they come to, and how they lie. */
export function TallyComment({ tally, of, lang }: TallyProps<Comment>) {
  const rows = tally.numbers > 0 ? numberRows(tally, of) : typedRows(tally.typed)
  const words = wordRows(tally.words)
  return (
    <>
      <NumberFacts tally={tally} />
      {rows.length > 0 && <TallyBars caption={tOfTallies('tally.typed', { of })} rows={rows} of={of} lang={lang} />}
      {words.length > 0 && (
        <TallyBars caption={t('opinions.wordsCounted', { count: of })} rows={words} of={of} lang={lang} />
      )}
    </>
  )
}

/** A row for each column; what is no number that can be counted has one as well. */
const numberRows = (tally: Comment['tally'], of: number): TallyRow[] => {
  const columns = columnsIn(tally).map((column) => ({ text: columnName(column), count: column.count, isTyped: true }))
  const rest = of - tally.numbers
  return rest > 0 ? [...columns, { text: t('opinions.columnNone'), count: rest, isNote: true }] : columns
}

/** What the numbers come to, where there are any. */
export function NumberFacts({ tally }: Pick<TallyProps<Comment>, 'tally'>) {
  const figures = figuresIn(tally)
  if (!figures) return null
  const facts = [
    { name: t('opinions.mean'), value: formatNumber(figures.mean, TWO_PLACES) },
    ...(figures.median === null ? [] : [{ name: t('opinions.median'), value: told(figures.median) }]),
    ...(figures.least === null ? [] : [{ name: t('opinions.smallest'), value: told(figures.least) }]),
    ...(figures.most === null ? [] : [{ name: t('opinions.largest'), value: told(figures.most) }]),
  ]
  return <Facts facts={facts} />
}
