import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { useElementId } from '../element-id.ts'

type Segment<Value extends string> = {
  value: Value
  label: string
  icon?: ReactNode
  /** Its icon says it alone, to whoever sees it. */
  isIcon?: boolean
}

type SegmentsProps<Value extends string> = {
  /** For screen readers, or, where `isNamed`, above them. */
  legend: string
  isNamed?: boolean
  value: Value
  segments: readonly Segment<Value>[]
  onPick: (value: Value) => void
  className?: string
}

/** One of a few, side by side, all in sight. */
export function Segments<Value extends string>(props: SegmentsProps<Value>) {
  const { legend, isNamed = false, value, segments, onPick, className } = props
  const name = useElementId()
  return (
    <fieldset className={className}>
      <legend className={isNamed ? 'mb-1 font-medium' : 'sr-only'}>{legend}</legend>
      <div className="flex w-fit max-w-full flex-wrap rounded border border-line-strong bg-surface-sunken">
        {segments.map((segment) => (
          <label
            key={segment.value}
            title={segment.isIcon ? segment.label : undefined}
            className={classNames(
              'relative flex min-h-11 min-w-0 flex-auto items-center justify-center gap-2 rounded px-[min(0.75rem,2.2vw)] py-1 text-center font-medium text-ink-soft hover:text-ink',
              'has-checked:bg-surface-raised has-checked:text-brand has-checked:shadow has-checked:outline-1 has-checked:outline-brand has-focus-visible:outline-3 has-focus-visible:outline-focus',
            )}
          >
            <input
              type="radio"
              name={name}
              value={segment.value}
              checked={segment.value === value}
              // Within its own label: what brings it into sight scrolls no further.
              className="absolute inset-0 z-10 cursor-pointer appearance-none rounded opacity-0"
              onChange={() => onPick(segment.value)}
            />
            {segment.icon}
            <span className={segment.isIcon ? 'sr-only' : 'min-w-0 wrap-anywhere'}>{segment.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
