import { classNames } from '../../ui/class-names.ts'
import { Medallion } from '../../ui/ornaments/alpona.tsx'

/** The big lotus of a floor. Its strokes would grow with it; a finger's stays as thin as it is. */
export function FloorLotus({ className }: { className: string }) {
  return (
    <Medallion
      petals={16}
      className={classNames(
        'pointer-events-none absolute text-on-floor',
        '[&_path:nth-child(1)]:stroke-[0.85px] [&_path:nth-child(2)]:stroke-[0.55px] [&_path:nth-child(3)]:stroke-[2.2px]',
        className,
      )}
    />
  )
}
