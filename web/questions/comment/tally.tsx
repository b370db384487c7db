import { type Comment, figuresIn } from '#domain/questions/comment.ts'
import { formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/opinions.ts'
import { t as tOfTallies } from '../../i18n/tallies.ts'
import { Facts } from '../parts/facts.tsx'
import { TallyBars } from '../parts/tally-bars.tsx'
import { typedRows } from '../parts/tally-rows.ts'
import type { TallyProps } from '../tally.ts'

const TWO_PLACES = { maximumFractionDigits: 2 } as const
const told = (number: string): string => formatNumber(Number(number), TWO_PLACES)

/** What was written most; of numbers what they come to. */
export function TallyComment({ tally, of, lang }: TallyProps<Comment>) {
  const figures = figuresIn(tally)
  const rows = typedRows(tally.typed)
  const words = typedRows(tally.words)
  const facts = figures && [
    { name: t('opinions.mean'), value: formatNumber(figures.mean, TWO_PLACES) },
    ...(figures.median === null ? [] : [{ name: t('opinions.median'), value: told(figures.median) }]),
    ...(figures.least === null ? [] : [{ name: t('opinions.smallest'), value: told(figures.least) }]),
    ...(figures.most === null ? [] : [{ name: t('opinions.largest'), value: told(figures.most) }]),
  ]
  return (
    <>
      {facts && <Facts facts={facts} />}
      {rows.length > 0 && <TallyBars caption={tOfTallies('tally.typed', { of })} rows={rows} of={of} lang={lang} />}
      {words.length > 0 && <TallyBars caption={t('opinions.wordsUsed')} rows={words} of={of} lang={lang} />}
    </>
  )
}
