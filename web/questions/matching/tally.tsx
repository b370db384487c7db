import type { Matching } from '#domain/questions/matching.ts'
import { optionSign } from '#domain/questions/parts/option-sign.ts'
import { chosenIn } from '#domain/questions/parts/row-choices.ts'
import { t } from '../../i18n/students/tallies.ts'
import { usePlainText } from '../parts/prose.tsx'
import { TallyBars } from '../parts/tally-bars.tsx'
import { TallyParts } from '../parts/tally-parts.tsx'
import { shownRows, type TallyRow } from '../parts/tally-rows.ts'
import type { TallyProps } from '../tally.ts'

/** Each on the left with what was chosen for it. */
export function TallyMatching({ asked, answerKey, tally, of, lang }: TallyProps<Matching>) {
  const plain = usePlainText()
  const parts = asked.left.map((title, left) => {
    const chosen = tally.chosen[left] ?? []
    const rows = asked.right.map((text, right) => ({
      sign: optionSign(right),
      text,
      count: chosen[right] ?? 0,
      isRight: chosenIn(answerKey.pairs[left]).includes(right),
    }))
    const caption = t('tally.chosenFor', { left: plain(title) })
    // Where several may be chosen, nobody has counted who chose none.
    const none = asked.several ? 0 : of - chosen.reduce((sum, count) => sum + count, 0)
    const shown = [...shownRows(rows), ...notChosen(none)]
    return { title, children: <TallyBars caption={caption} isCaptionHidden rows={shown} of={of} lang={lang} /> }
  })
  return <TallyParts parts={parts} lang={lang} />
}

const notChosen = (count: number): TallyRow[] =>
  count > 0 ? [{ text: t('tally.notChosen'), count, isNote: true }] : []
