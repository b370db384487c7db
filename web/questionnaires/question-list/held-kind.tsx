import { useDndContext } from '@dnd-kit/core'
import { createContext, type KeyboardEventHandler, type ReactNode, type RefObject, useContext } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { landingOf } from './dragging.ts'

/** While a type is held: how high the list was, and at which side there is room for it. */
export type HeldKind = { height: number; side: 'left' | 'right' }

type ListHolding = { frame: RefObject<HTMLDivElement | null>; held: HeldKind | null }

export const ListHoldingContext = createContext<ListHolding | null>(null)

const STRIP = 'gap-1.5 max-lg:max-h-[8.25rem] max-lg:flex-wrap max-lg:overflow-y-auto'
const CHOOSING = 'max-h-[50dvh] flex-col overflow-x-hidden overflow-y-auto'
/** Where the list stands above the form, it is out of sight from where types are. */
const IN_REACH =
  'max-lg:fixed max-lg:inset-y-4 max-lg:z-30 max-lg:w-[min(16rem,50vw-2rem)] max-lg:flex-col max-lg:gap-0.5 max-lg:overflow-x-hidden max-lg:overflow-y-auto max-lg:rounded max-lg:border max-lg:border-line-strong max-lg:bg-surface-raised max-lg:shadow lg:pb-16'

type ListFrameProps = {
  label: string
  isChoosing: boolean
  onKeyDown: KeyboardEventHandler<HTMLOListElement>
  children: ReactNode
}

/** The list, which comes to where a type is held, and leaves its room as it was. */
export function ListFrame({ label, isChoosing, onKeyDown, children }: ListFrameProps) {
  const holding = useContext(ListHoldingContext)
  const held = holding?.held ?? null
  return (
    <div ref={holding?.frame} style={held ? { minHeight: held.height } : undefined}>
      <ol
        aria-label={label}
        onKeyDown={onKeyDown}
        data-held={held ? '' : undefined}
        className={classNames(
          'relative flex p-1 lg:max-h-[calc(100dvh-15rem)] lg:flex-col lg:gap-0 lg:overflow-x-hidden lg:overflow-y-auto',
          held
            ? classNames(IN_REACH, held.side === 'left' ? 'max-lg:left-4' : 'max-lg:right-4')
            : isChoosing
              ? CHOOSING
              : STRIP,
        )}
      >
        {children}
        {held && <LandingLine />}
      </ol>
    </div>
  )
}

/** Where the type lands that is held. */
function LandingLine() {
  const { collisions } = useDndContext()
  const landing = landingOf(collisions)
  if (landing === null) return null
  const { row, isAfter } = landing
  const top = row.offsetTop + (isAfter ? row.offsetHeight : 0)
  return (
    <li
      aria-hidden="true"
      data-landing
      style={{ top }}
      className="pointer-events-none absolute inset-x-1 z-2 -mt-0.5 h-1 rounded bg-brand"
    />
  )
}
