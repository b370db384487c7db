import type { Matrix } from '#domain/questions/matrix.ts'
import { t } from '../../i18n/students/tallies.ts'
import { usePlainText } from '../parts/prose.tsx'
import { TallyBars } from '../parts/tally-bars.tsx'
import { TallyParts } from '../parts/tally-parts.tsx'
import type { TallyProps } from '../tally.ts'

/** Each row with how often each column was chosen in it. */
export function TallyMatrix({ asked, tally, of, lang }: TallyProps<Matrix>) {
  const plain = usePlainText()
  const parts = asked.rows.map((title, row) => {
    const rows = asked.columns.map((text, column) => ({ text, count: tally.chosen[row]?.[column] ?? 0 }))
    const caption = t('tally.chosenFor', { left: plain(title) })
    return { title, children: <TallyBars caption={caption} isCaptionHidden rows={rows} of={of} lang={lang} /> }
  })
  return <TallyParts parts={parts} lang={lang} />
}
