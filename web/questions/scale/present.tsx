import { centreOf, recommendingIn, type Scale, stepsOf } from '#domain/questions/scale.ts'
import { formatNumber, formatPercent } from '../../i18n/format.ts'
import { t } from '../../i18n/teachers/opinions.ts'
import { Facts } from '../parts/facts.tsx'
import { StageColumns } from '../parts/stage-columns.tsx'
import type { TallyProps } from '../tally.ts'
import { ONE_PLACE, SIGNED, TallyScale, wordsAt } from './tally.tsx'

/** A column for each step, below the one figure that a hall remembers. */
export function PresentScale(props: TallyProps<Scale>) {
  const { asked, tally } = props
  const columns = stepsOf(asked).map((step, at) => ({
    name: formatNumber(step),
    words: wordsAt(step, asked),
    count: tally.chosen[at] ?? 0,
  }))
  return (
    <>
      <div aria-hidden="true">
        <Facts facts={factsOf(props)} />
      </div>
      <StageColumns columns={columns} />
      <div className="sr-only">
        <TallyScale {...props} />
      </div>
    </>
  )
}

const factsOf = ({ asked, tally: { chosen }, of }: TallyProps<Scale>) => {
  if (asked.look === 'nps') {
    const { promoters, passives, detractors, score } = recommendingIn([...chosen])
    if (score === null) return []
    return [
      { name: t('opinions.npsScore'), value: formatNumber(Math.round(score), SIGNED) },
      { name: t('opinions.promoters'), value: formatPercent(promoters / of) },
      { name: t('opinions.passives'), value: formatPercent(passives / of) },
      { name: t('opinions.detractors'), value: formatPercent(detractors / of) },
    ]
  }
  const centre = centreOf(chosen, asked.from)
  if (!centre) return []
  return [
    { name: t('opinions.mean'), value: formatNumber(centre.mean, { maximumFractionDigits: 2 }) },
    { name: t('opinions.median'), value: formatNumber(centre.median, ONE_PLACE) },
  ]
}
