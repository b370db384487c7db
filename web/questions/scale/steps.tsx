import Heart from 'lucide-react/icons/heart'
import Star from 'lucide-react/icons/star'
import ThumbsUp from 'lucide-react/icons/thumbs-up'
import { type Scale, type ScaleLook, stepsOf } from '#domain/questions/scale.ts'
import { formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/students/opinion-play.ts'
import { classNames } from '../../ui/class-names.ts'

/** What a step is drawn as; null: its number. */
const SYMBOLS: Record<ScaleLook, typeof Star | null> = {
  stars: Star,
  hearts: Heart,
  thumbs: ThumbsUp,
  numbers: null,
  nps: null,
}

type StepsProps = {
  /** The steps of one question share it. */
  name: string
  asked: Scale['asked']
  step: number | null
  isReadOnly: boolean
  onStep: (step: number) => void
}

/** What a step is called for whoever does not see the row: its number, and the words that stand at it. */
const stepName = (step: number, { from, to, low, middle, high }: Scale['asked']): string => {
  const words = step === from ? low : step === to ? high : 2 * step === from + to ? middle : null
  const number = t('opinionPlay.step', { step: formatNumber(step), most: formatNumber(to) })
  return words === null ? number : t('opinionPlay.named', { name: number, words })
}

/** As wide as its steps are together, so that the words stand below the ends. */
export const widthOf = (asked: Scale['asked']) => ({ maxInlineSize: `${4 * stepsOf(asked).length}rem` })

/** The steps side by side, each a radio as wide as a thumb; they go on in a second line where there is no room. */
export function Steps({ name, asked, step, isReadOnly, onStep }: StepsProps) {
  const all = stepsOf(asked)
  const Sign = SYMBOLS[asked.look]
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(2.75rem,1fr))] gap-1">
      {all.map((each) => {
        const isReached = step !== null && (Sign ? each <= step : each === step)
        return (
          <label
            key={each}
            className={classNames(
              'relative grid min-h-13 min-w-0 place-items-center rounded border has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
              Sign
                ? 'border-transparent hover:border-line-strong'
                : isReached
                  ? 'border-brand bg-brand text-on-brand'
                  : 'border-line-strong bg-surface hover:border-brand',
            )}
          >
            <input
              type="radio"
              name={name}
              aria-label={stepName(each, asked)}
              checked={each === step}
              disabled={isReadOnly}
              onChange={() => onStep(each)}
              className="absolute inset-0 opacity-0"
            />
            {Sign ? (
              <Sign
                aria-hidden="true"
                className={classNames('size-8', isReached ? 'fill-accent text-accent-edge' : 'text-line-strong')}
              />
            ) : (
              <span aria-hidden="true" className="tabular text-lg font-semibold">
                {formatNumber(each)}
              </span>
            )}
          </label>
        )
      })}
    </div>
  )
}
