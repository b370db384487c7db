import { t } from '../../i18n/students/places.ts'
import { classNames } from '../../ui/class-names.ts'
import { around, dot, petal } from '../../ui/ornaments/alpona-paths.ts'
import {
  banks,
  bridges,
  currents,
  HEIGHT,
  lanes,
  maidan,
  mainRoads,
  parkStreet,
  place,
  spots,
  WIDTH,
  water,
} from './kolkata-map-paths.ts'
import { Dots, type DrawingProps, Fine, LineArt, Lines, Placed, Touch } from './line-art.tsx'
import type { Point } from './strokes.ts'

const lotus = around(8, 0, (angle) => petal({ from: 4, to: 17, angle, spread: 0.36 }))
const halo = around(16, 0, (angle) => dot({ radius: 24, angle }))
const pin = 'M0 0C-7-14-19-22-19-37a19 19 0 0 1 38 0C19-22 7-14 0 0Z'

/** Kolkata and Howrah, drawn by hand from where things really are. It wants the shape of 16 to 9. */
export function KolkataMap({ className }: DrawingProps) {
  return (
    <div
      aria-hidden="true"
      className={classNames('@container relative aspect-video overflow-hidden bg-surface', className)}
    >
      <LineArt viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="size-full">
        <path d={water} stroke="none" className="fill-brand-soft" />
        <path d={maidan} strokeWidth="1" className="fill-correct-soft" />
        <g className="text-line-strong">
          <path d={lanes} strokeWidth="1" opacity="0.55" />
          <path d={mainRoads} strokeWidth="1.75" />
        </g>
        <Lines d={banks} />
        <path d={currents} strokeWidth="1" strokeDasharray="14 22" opacity="0.5" />
        <path d={parkStreet} strokeWidth="5" className="stroke-accent" />
        <Fine d={parkStreet} />
        {bridges.map((bridge) => (
          <g key={bridge}>
            <path d={bridge} strokeWidth="7" />
            <path d={bridge} strokeWidth="3.5" className="stroke-surface" />
          </g>
        ))}
        <Placed x={spots.victoriaMemorial[0]} y={spots.victoriaMemorial[1]}>
          <Memorial />
        </Placed>
      </LineArt>
      <Pin />
      <Labels />
    </div>
  )
}

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)}%`

const spotStyle = ([x, y]: Point) => ({ left: percent(x, WIDTH), top: percent(y, HEIGHT) })

/** As large on a small map as on a large one; its foot is the spot. */
function Pin() {
  return (
    <LineArt
      viewBox="-30 -60 60 90"
      className="absolute h-18 w-12 -translate-x-1/2 -translate-y-2/3 sm:h-21 sm:w-14"
      style={spotStyle(spots.pin)}
    >
      <Dots d={halo} />
      <Touch d={pin} />
      <Lines d={pin} onTouch />
      <Placed x={0} y={-37} scale={0.75}>
        <path d={lotus} strokeWidth="1.25" className="stroke-on-accent" />
      </Placed>
    </LineArt>
  )
}

const dome = 'M-8-6C-8-13-4-15 0-19C4-15 8-13 8-6'

/** The white palace, small. */
function Memorial() {
  return (
    <>
      <path d={`M-22 6V-2H-16V-6H16V-2H22V6Z${dome}`} strokeWidth="1.5" className="fill-surface" />
      <Fine d="M0-19V-24M-16-6V6M16-6V6M-8 6V-1a3 3 0 0 1 6 0V6M2 6V-1a3 3 0 0 1 6 0V6" />
      <Dots d="M-19-6h0M19-6h0" />
    </>
  )
}

type Label = { at: Point; text: string; look: string }

/** Letters made larger grow no further than the drawing has room for. */
const small =
  'rounded-sm text-[length:min(var(--text-xs),4.85cqi)] font-medium sm:text-[length:min(var(--text-xs),2.6cqi)]'
const large = 'text-[length:min(var(--text-sm),5.6cqi)] font-semibold sm:text-[length:min(var(--text-lg),3.8cqi)]'

const labels: readonly Label[] = [
  { at: place([22.5973, 88.322]), text: t('places.howrah'), look: `${large} text-ink-soft` },
  {
    at: place([22.5777, 88.3795]),
    text: t('places.kolkata'),
    look: `${large} max-sm:-translate-x-3`,
  },
  { at: place([22.5872, 88.3385]), text: t('places.howrahBridge'), look: `${small} -translate-x-full` },
  {
    at: place([22.5612, 88.3218]),
    text: t('places.vidyasagarSetu'),
    look: `${small} -translate-x-full max-sm:w-min max-sm:-translate-y-full max-sm:pe-1.5 max-sm:text-end max-sm:whitespace-normal`,
  },
  {
    at: place([22.5388, 88.3426]),
    text: t('places.victoriaMemorial'),
    look: `${small} -translate-x-1/2 bg-surface px-1`,
  },
  {
    at: place([22.5489, 88.3662]),
    text: t('places.parkStreet'),
    look: `${small} max-sm:w-min max-sm:translate-x-2 max-sm:-translate-y-full max-sm:whitespace-normal`,
  },
  {
    at: place([22.5552, 88.343]),
    text: t('places.maidan'),
    look: `${small} hidden -translate-x-1/2 text-correct sm:block`,
  },
  { at: place([22.596, 88.4045]), text: t('places.saltLake'), look: `${small} hidden text-ink-soft sm:block` },
  { at: place([22.5532, 88.3035]), text: t('places.hooghly'), look: `${small} hidden text-brand italic sm:block` },
]

/** In the page's own type: letters inside the drawing would shrink with it. */
function Labels() {
  return labels.map(({ at, text, look }) => (
    <span
      key={text}
      className={classNames('absolute leading-none -translate-y-1/2 whitespace-nowrap', look)}
      style={spotStyle(at)}
    >
      {text}
    </span>
  ))
}
