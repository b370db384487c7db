import Check from 'lucide-react/icons/check'
import Minus from 'lucide-react/icons/minus'
import type { RubricPoint } from '#domain/questions/rule.ts'
import { formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/teachers/analysis.ts'
import { Prose } from '../parts/prose.tsx'

type RubricPointsProps = {
  points: readonly RubricPoint[]
  /** The places of those that an answer has; null where nobody has looked. */
  ticked: readonly number[] | null
  heading: string
  lang?: string | undefined
}

/** What whoever marks by hand looks for, with what they have found. */
export function RubricPoints({ points, ticked, heading, lang }: RubricPointsProps) {
  if (points.length === 0) return null
  return (
    <div className="mt-3">
      <h4 className="text-sm font-semibold text-ink-soft">{heading}</h4>
      <ul className="mt-1 grid grid-cols-[minmax(0,1fr)] gap-1">
        {points.map(({ text, weight }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: points have no other identity, and nothing here has a state
          <li key={place} className="flex items-start gap-2">
            {ticked && <Found isTicked={ticked.includes(place)} />}
            <span className="flex min-w-0 flex-1 flex-wrap justify-end gap-x-2">
              <span lang={lang} dir="auto" className="min-w-0 flex-1 basis-32 whitespace-pre-wrap wrap-anywhere">
                <Prose source={text} as="phrase" />
              </span>
              <span className="tabular mt-0.5 text-sm text-ink-soft">
                {t('analysis.weight', { weight: formatNumber(weight) })}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Found({ isTicked }: { isTicked: boolean }) {
  const Sign = isTicked ? Check : Minus
  return (
    <>
      <Sign
        aria-hidden="true"
        className={isTicked ? 'mt-1 size-4 shrink-0 stroke-3 text-correct' : 'mt-1 size-4 shrink-0 text-ink-soft'}
      />
      <span className="sr-only">{t(isTicked ? 'analysis.pointFound' : 'analysis.pointMissing')}</span>
    </>
  )
}
