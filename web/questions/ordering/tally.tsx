import type { Ordering } from '#domain/questions/ordering.ts'
import { optionSign } from '#domain/questions/parts/option-sign.ts'
import { formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/students/tallies.ts'
import { TallyBars } from '../parts/tally-bars.tsx'
import { TallyParts } from '../parts/tally-parts.tsx'
import { shownRows } from '../parts/tally-rows.ts'
import type { TallyProps } from '../tally.ts'

/** Place by place: what was put there. */
export function TallyOrdering({ asked, answerKey, tally, of, lang }: TallyProps<Ordering>) {
  const parts = tally.stood.map((stood, at) => {
    const place = formatNumber(at + 1)
    const right = answerKey.alike[answerKey.order[at] ?? -1]
    const rows = asked.items.map((text, item) => ({
      sign: optionSign(item),
      text,
      count: stood[item] ?? 0,
      isRight: item === right,
    }))
    return {
      title: t('tally.place', { place }),
      isNote: true,
      children: (
        <TallyBars caption={t('tally.stoodAt', { place })} isCaptionHidden rows={shownRows(rows)} of={of} lang={lang} />
      ),
    }
  })
  return <TallyParts parts={parts} />
}
