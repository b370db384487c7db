import { type Verdict, verdict } from '#domain/marking/marking.ts'
import { formatNumber, formatPercent } from '../../i18n/format.ts'
import { t } from '../../i18n/students/tallies.ts'
import { t as tOfAnalysis } from '../../i18n/teachers/analysis.ts'
import { classNames } from '../../ui/class-names.ts'
import { VerdictSign } from '../answers/verdict-sign.tsx'

const LOOKS: Record<Verdict, string> = {
  correct: 'bg-correct-soft border-correct',
  partly: 'bg-correct-soft border-dashed border-correct',
  wrong: 'bg-wrong-soft border-wrong',
  blank: 'bg-surface-sunken border-line-strong',
  waiting: 'bg-accent-soft border-accent-edge',
  given: 'bg-brand-soft border-brand',
  not_counted: 'bg-surface border-dashed border-line-strong',
}

/** Most questions have nothing that could be right in part, that a person marks, or where nothing is right. */
const RARE: ReadonlySet<Verdict> = new Set(['partly', 'waiting', 'given', 'not_counted'])
/** Of those where nothing is. */
const OF_OPINIONS: ReadonlySet<Verdict> = new Set(['blank', 'given'])

/** Narrower ones have no room for their sign. */
const ROOM_FOR_SIGN = 0.12

/** How the answers to a question were marked: one bar in parts, and each part's name, count and share below it. */
export function VerdictBar({ verdicts }: { verdicts: Record<Verdict, number> }) {
  const total = verdict.options.reduce((sum, each) => sum + verdicts[each], 0)
  const isOpinion = verdicts.given > 0
  const told = verdict.options.filter(
    (each) => verdicts[each] > 0 || !(isOpinion ? !OF_OPINIONS.has(each) : RARE.has(each)),
  )
  return (
    <figure className="mt-3" aria-label={t('tally.verdicts')}>
      <div aria-hidden="true" className="flex h-8 gap-0.5">
        {told.map((each) => {
          const share = verdicts[each] / total
          return (
            share > 0 && (
              <span
                key={each}
                className={classNames('grid min-w-1 place-items-center overflow-hidden rounded-sm border', LOOKS[each])}
                style={{ flexGrow: verdicts[each], flexBasis: 0 }}
              >
                {share >= ROOM_FOR_SIGN && <VerdictSign verdict={each} />}
              </span>
            )
          )
        })}
      </div>
      <dl className="mt-2 flex flex-wrap gap-x-5 gap-y-1">
        {told.map((each) => (
          <div key={each} className="flex flex-wrap items-center gap-x-2">
            <dt className="flex items-center gap-2">
              <VerdictSign verdict={each} />
              {tOfAnalysis(`analysis.filter_${each}`)}
            </dt>
            <dd className="tabular font-semibold whitespace-nowrap">
              {t('tally.counted', {
                count: formatNumber(verdicts[each]),
                share: formatPercent(total === 0 ? 0 : verdicts[each] / total),
              })}
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  )
}
