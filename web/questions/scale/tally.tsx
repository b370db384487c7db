import { centreOf, recommendingIn, type Scale, stepsOf } from '#domain/questions/scale.ts'
import { formatNumber } from '../../i18n/format.ts'
import { t as tOfTallies } from '../../i18n/students/tallies.ts'
import { t } from '../../i18n/teachers/opinions.ts'
import { Facts } from '../parts/facts.tsx'
import { TallyBars } from '../parts/tally-bars.tsx'
import type { TallyRow } from '../parts/tally-rows.ts'
import type { TallyProps } from '../tally.ts'

export const ONE_PLACE = { maximumFractionDigits: 1 } as const
export const SIGNED = { ...ONE_PLACE, signDisplay: 'exceptZero' } as const

/** How often each step was chosen, with the mean; of what recommends, who would and who would not. */
export function TallyScale({ asked, tally: { chosen }, of }: TallyProps<Scale>) {
  const centre = centreOf(chosen, asked.from)
  const rows = stepsOf(asked).map(
    (step, at): TallyRow => ({
      sign: formatNumber(step),
      text: wordsAt(step, asked),
      count: chosen[at] ?? 0,
    }),
  )
  return (
    <>
      {asked.look === 'nps' ? (
        <Recommending chosen={chosen} of={of} />
      ) : (
        centre && (
          <Facts
            facts={[
              { name: t('opinions.mean'), value: formatNumber(centre.mean, { maximumFractionDigits: 2 }) },
              { name: t('opinions.median'), value: formatNumber(centre.median, ONE_PLACE) },
            ]}
          />
        )
      )}
      <TallyBars caption={tOfTallies('tally.chosen', { of })} rows={rows} of={of} />
    </>
  )
}

/** What stands at a step; empty: nothing. */
export const wordsAt = (step: number, { from, to, low, middle, high }: Scale['asked']): string => {
  if (step === from) return low ?? ''
  if (step === to) return high ?? ''
  return 2 * step === from + to ? (middle ?? '') : ''
}

function Recommending({ chosen, of }: { chosen: readonly number[]; of: number }) {
  const { promoters, passives, detractors, score } = recommendingIn([...chosen])
  const rows: TallyRow[] = [
    { text: t('opinions.promoters'), count: promoters, isNote: true },
    { text: t('opinions.passives'), count: passives, isNote: true },
    { text: t('opinions.detractors'), count: detractors, isNote: true },
  ]
  return (
    <>
      {score !== null && (
        <Facts facts={[{ name: t('opinions.npsScore'), value: formatNumber(Math.round(score), SIGNED) }]} />
      )}
      <TallyBars caption={t('opinions.recommending')} rows={rows} of={of} />
    </>
  )
}
