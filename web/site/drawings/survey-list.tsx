import { around, petal } from '../../ui/ornaments/alpona-paths.ts'
import { Dots, type DrawingProps, Fine, LineArt, Lines, Placed, Touch } from './line-art.tsx'
import { Sprig } from './sprig.tsx'

const lotus = around(6, 0, (angle) => petal({ from: 1, to: 9, angle, spread: 0.5 }))

const rows = [
  { y: 44, width: 58, rating: 4 },
  { y: 85, width: 42, rating: 5 },
  { y: 126, width: 66, rating: 3 },
]

/** A list of statements, each rated in lotuses. */
export function SurveyList({ className }: DrawingProps) {
  return (
    <LineArt viewBox="0 0 240 160" className={className}>
      <Lines d="M68 18H172a8 8 0 0 1 8 8V132a8 8 0 0 1-8 8H68a8 8 0 0 1-8-8V26a8 8 0 0 1 8-8Z" />
      <Fine d="M60 58.5H180M60 99.5H180" />
      {rows.map(({ y, width, rating }) => (
        <g key={y}>
          <Fine d={`M74 ${y - 16}h${width}`} />
          {[0, 1, 2, 3, 4].map((place) => (
            <Placed key={place} x={80 + place * 20} y={y}>
              {place < rating ? (
                <>
                  <Touch d={lotus} />
                  <Fine d={lotus} onTouch />
                </>
              ) : (
                <Dots d="M0 0h0" />
              )}
            </Placed>
          ))}
        </g>
      ))}
      <Sprig x={57} y={140} mirrored />
      <Sprig x={183} y={140} />
    </LineArt>
  )
}
