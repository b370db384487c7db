import type { Verdict } from '#domain/marking/verdict.ts'
import { formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/teachers/analysis.ts'
import { useElementId } from '../../ui/element-id.ts'
import { formatMarks } from './marks-text.ts'
import type { SectionTotal } from './section-totals.ts'

const USUAL: readonly Verdict[] = ['correct', 'wrong', 'blank']
const COUNTED: readonly Verdict[] = ['correct', 'partly', 'wrong', 'blank', 'waiting', 'given', 'not_counted']

/** What somebody has in each section of a paper. */
export function BySection({ totals }: { totals: readonly SectionTotal[] }) {
  const heading = useElementId()
  if (totals.length === 0) return null
  return (
    <section className="mt-10" aria-labelledby={heading}>
      <h2 id={heading} className="text-xl">
        {t('analysis.bySection')}
      </h2>
      <ul className="mt-3 divide-y divide-line rounded border border-line bg-surface">
        {totals.map((total) => (
          <li
            key={total.id}
            className="tabular flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 px-4 py-3 wrap-anywhere"
          >
            <span className="min-w-0 flex-1 basis-56">
              <bdi className="block font-medium">{total.title}</bdi>
              <span className="flex flex-wrap gap-x-4 text-sm text-ink-soft">
                {COUNTED.filter((verdict) => USUAL.includes(verdict) || total.verdicts[verdict] > 0).map((verdict) => (
                  <span key={verdict}>
                    {t(`analysis.filter_${verdict}`)} {formatNumber(total.verdicts[verdict])}
                  </span>
                ))}
              </span>
            </span>
            <span className="font-semibold">
              {t(total.most === 1 ? 'analysis.marksOne' : 'analysis.marks', {
                marks: formatMarks(total.earned),
                most: formatMarks(total.most),
              })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
