import ChevronDown from 'lucide-react/icons/chevron-down'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { Written } from '#domain/text/text-format.ts'
import { classNames } from '../../ui/class-names.ts'
import { useElementId } from '../../ui/element-id.ts'
import { WrittenText } from '../parts/written-text.tsx'
import type { PassagePlace } from './use-places.ts'

type PassageProps = { name: string; passage: Written & { stimulus: string }; place: PassagePlace }

/**
 * A passage that stays in view while its questions scroll, and scrolls by itself: beside the question where there is room,
 * otherwise above it, where it can be folded away.
 */
export function Passage({ name, passage, place }: PassageProps) {
  const [isOpen, setOpen] = useState(place.isOpen)
  const box = useRef<HTMLElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const boxId = useElementId()
  useBelowBar(panel)

  // What was folded away begins at its top again, unless it is told otherwise.
  useLayoutEffect(() => {
    if (isOpen && box.current) box.current.scrollTop = place.scrollTop
  }, [isOpen, place])

  const toggle = () => {
    place.isOpen = !isOpen
    setOpen(!isOpen)
  }
  return (
    <div
      ref={panel}
      className="z-10 -mx-1 min-w-0 rounded border border-line-strong bg-surface shadow-sm @min-[20rem]:[@media_screen_and_(height>=36rem)]:sticky"
    >
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={boxId}
        onClick={toggle}
        className="flex min-h-11 w-full items-center gap-2 rounded px-3 py-2 text-start font-medium @min-[64rem]:hidden"
      >
        <ChevronDown
          aria-hidden="true"
          className={classNames('size-5 shrink-0 motion-safe:transition-transform', !isOpen && '-rotate-90')}
        />
        <span className="min-w-0">{name}</span>
      </button>
      <p aria-hidden="true" className="hidden border-b border-line px-3 py-2 font-medium @min-[64rem]:block">
        {name}
      </p>
      <section
        ref={box}
        id={boxId}
        aria-label={name}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: without it no key could scroll it
        tabIndex={0}
        onScroll={({ currentTarget }) => {
          place.scrollTop = currentTarget.scrollTop
        }}
        className={classNames(
          'max-h-[36dvh] overflow-y-auto overscroll-contain px-3 pb-3 print:max-h-none @min-[64rem]:block @min-[64rem]:max-h-[calc(100dvh-14rem-var(--page-top,0px))] @min-[64rem]:pt-3',
          !isOpen && 'hidden',
        )}
      >
        <WrittenText text={passage.stimulus} written={passage} className="leading-relaxed" />
      </section>
    </div>
  )
}

/** How far down those passages reach that stay in view above their questions, in pixels. */
const reaches = new Map<HTMLElement, number>()

const leaveRoom = (): void => {
  const most = Math.max(0, ...reaches.values())
  document.documentElement.style.scrollPaddingBlockStart = most > 0 ? `${most}px` : ''
}

/**
 * Stands below the bar that stays in view above, where there is one, which grows with the text and wraps where there is little
 * room; what has the focus comes to lie below both.
 */
const useBelowBar = (panel: RefObject<HTMLElement | null>): void => {
  useLayoutEffect(() => {
    const [bar, own] = [document.querySelector<HTMLElement>('.stays-at-top'), panel.current]
    if (!own) return
    const place = () => {
      const top = bar?.offsetHeight ?? 0
      own.style.insetBlockStart = `calc(${top}px + var(--page-top, 0px))`
      const isAbove = getComputedStyle(own).position === 'sticky' && own.firstElementChild?.checkVisibility()
      reaches.set(own, isAbove ? top + own.offsetHeight : 0)
      leaveRoom()
    }
    const observer = new ResizeObserver(place)
    if (bar) observer.observe(bar)
    observer.observe(own)
    return () => {
      observer.disconnect()
      reaches.delete(own)
      leaveRoom()
    }
  }, [panel])
}
