import { useId } from 'react'
import { OPACITY, TILES, type TiledBackground } from './tiles.ts'

/** Strongest in the corner at the end, where no text begins. */
const MASK = 'radial-gradient(farthest-corner at 100% 100%, #000, #0004)'

/** Tiles all over the part of a page that it stands in, for eyes only. */
export function TiledFloor({ background }: { background: TiledBackground }) {
  const id = useId()
  const { width, height, strokes } = TILES[background]
  return (
    <svg
      className="pointer-events-none absolute inset-0 h-full w-full text-on-floor print:hidden"
      style={{ opacity: OPACITY, maskImage: MASK }}
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <pattern id={id} width={width} height={height} patternUnits="userSpaceOnUse">
        {strokes.map(({ d, width: strokeWidth = 1, dashes, length, transform }) => (
          <path key={d + transform} {...{ d, strokeWidth, transform }} strokeDasharray={dashes} pathLength={length} />
        ))}
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} stroke="none" />
    </svg>
  )
}
