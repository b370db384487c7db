import Check from 'lucide-react/icons/check'
import Flag from 'lucide-react/icons/flag'
import Minus from 'lucide-react/icons/minus'
import type { ReactNode } from 'react'
import { t } from '../../i18n/students/take.ts'
import { classNames } from '../../ui/class-names.ts'
import type { PaletteState } from '../device/progress.ts'

/** In the order in which they are counted and explained. */
export const PALETTE_STATES: readonly PaletteState[] = [
  'answered',
  'unanswered',
  'unvisited',
  'marked',
  'marked_answered',
]

export const paletteLabel = (state: PaletteState): string => t(`take.palette_${state}`)

/** Each state has a shape and a sign besides its colour. */
const LOOKS: Record<PaletteState, string> = {
  answered: 'rounded bg-answered text-on-answered',
  unanswered: 'rounded-full bg-unanswered text-on-unanswered',
  unvisited: 'rounded border-2 border-dashed border-on-unvisited bg-unvisited text-on-unvisited',
  marked: 'rounded-ss-[50%] rounded-ee-[50%] bg-review text-on-review',
  marked_answered: 'rounded-ss-[50%] rounded-ee-[50%] bg-review text-on-review',
}

/** Each says all sizes itself: of two sizes for one part, which wins is not told by their order here. */
const SIZES = {
  withNumber: 'size-11 flex-col [&_svg]:size-3.5',
  small: 'size-7 [&_svg]:size-3.5',
  /** Two signs side by side keep off the round corner. */
  smallPair: 'size-7 [&_svg]:size-2.5',
}

const sizeOf = (state: PaletteState, hasNumber: boolean): string =>
  hasNumber ? SIZES.withNumber : state === 'marked_answered' ? SIZES.smallPair : SIZES.small

/** Without a number it is small, for the legend. */
type PaletteSignProps = { state: PaletteState; children?: ReactNode }

export function PaletteSign({ state, children }: PaletteSignProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'tabular flex shrink-0 items-center justify-center text-base leading-none font-semibold',
        '[&_svg]:stroke-3',
        sizeOf(state, children !== undefined),
        LOOKS[state],
      )}
    >
      {children}
      {state !== 'unvisited' && (
        <span className="flex">
          {state === 'unanswered' && <Minus />}
          {state.startsWith('marked') && <Flag className="fill-current" />}
          {(state === 'answered' || state === 'marked_answered') && <Check />}
        </span>
      )}
    </span>
  )
}
