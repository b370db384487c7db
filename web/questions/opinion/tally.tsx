import type { Opinion } from '#domain/questions/opinion.ts'
import { optionSign } from '#domain/questions/parts/option-sign.ts'
import { t } from '../../i18n/students/tallies.ts'
import { t as tOfOpinions } from '../../i18n/teachers/opinions.ts'
import { TallyBars } from '../parts/tally-bars.tsx'
import { type TallyRow, typedRows } from '../parts/tally-rows.ts'
import type { TallyProps } from '../tally.ts'

/** Every option with how many chose it, and what was written beside them. */
export function TallyOpinion(props: TallyProps<Opinion>) {
  const { asked, tally } = props
  const others = tally.chosen[asked.options.length] ?? 0
  const typed = typedRows(tally.written)
  return (
    <>
      <ChosenBars {...props} />
      {typed.length > 0 && (
        <TallyBars caption={tOfOpinions('opinions.otherWritten', { count: others })} rows={typed} of={others} />
      )}
    </>
  )
}

/** Every option, in their order, and all that is none of them. */
export function ChosenBars({ asked, tally: { chosen }, of, lang }: TallyProps<Opinion>) {
  const rows = asked.options.map(
    (text, place): TallyRow => ({
      sign: optionSign(place),
      text,
      count: chosen[place] ?? 0,
    }),
  )
  const others = chosen[asked.options.length] ?? 0
  const other: TallyRow[] = asked.other ? [{ text: tOfOpinions('opinions.other'), count: others, isNote: true }] : []
  return (
    <TallyBars
      caption={t(asked.most === 1 ? 'tally.chosen' : 'tally.chosenMany', { of })}
      rows={[...rows, ...other]}
      of={of}
      lang={lang}
    />
  )
}
