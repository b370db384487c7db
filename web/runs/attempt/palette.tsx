import { type KeyboardEvent, useRef, useState } from 'react'
import { t } from '../../i18n/students/take.ts'
import type { PaletteMark } from '../../questions/between/between.ts'
import { type PaletteState, type Progress, paletteStateOf } from '../device/progress.ts'
import type { Guide } from '../movement/guide.ts'
import { PALETTE_STATES, PaletteSign, paletteLabel } from './palette-sign.tsx'
import { stepInGrid } from './step-in-grid.ts'

type PaletteProps = {
  progress: Progress
  isReadOnly: boolean
  /** Of each question how it shows that it belongs to others. */
  marks?: readonly (PaletteMark | null)[] | undefined
  guide?: Guide | undefined
  onGo: (at: number) => void
}

/** Every question at a glance; each leads to its question. One stop of the Tab key: inside, arrows, Home and End move. */
export function Palette({ progress, isReadOnly, marks, guide, onGo }: PaletteProps) {
  const list = useRef<HTMLOListElement>(null)
  const [focused, setFocused] = useState<number | null>(null)
  const stop = focused ?? progress.at
  const move = (event: KeyboardEvent) => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])]
    const row = buttons.filter(({ offsetTop }) => offsetTop === buttons[0]?.offsetTop).length
    const isBackwards = list.current?.matches(':dir(rtl)') ?? false
    const to = stepInGrid(event.key, { at: stop, count: buttons.length, row, isBackwards })
    if (to === null || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    // Outside the palette the same keys move between the questions.
    event.stopPropagation()
    buttons[to]?.focus()
  }
  return (
    <div>
      <ol
        ref={list}
        onKeyDown={move}
        onBlur={() => setFocused(null)}
        className="grid grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] justify-items-center gap-2"
      >
        {progress.questions.map((id, at) => {
          const state = paletteStateOf(progress, id)
          const mark = marks?.[at]
          const label = t('take.paletteItem', { number: at + 1, state: paletteLabel(state) })
          return (
            <li key={id} className={mark?.look}>
              <button
                type="button"
                aria-label={mark ? `${label}. ${mark.label}` : label}
                aria-current={at === progress.at ? 'true' : undefined}
                tabIndex={at === stop ? 0 : -1}
                disabled={isReadOnly || guide?.mayOpen(at) === false}
                className="block rounded outline-offset-2 aria-[current]:outline-3 aria-[current]:outline-ink"
                onFocus={() => setFocused(at)}
                onClick={() => onGo(at)}
              >
                <PaletteSign state={state}>{at + 1}</PaletteSign>
              </button>
            </li>
          )
        })}
      </ol>
      <ul className="mt-4 grid gap-1 text-sm">
        {PALETTE_STATES.map((state) => (
          <li key={state} className="flex items-center gap-2.5">
            <PaletteSign state={state} />
            <span className="min-w-0 flex-1">{paletteLabel(state)}</span>
            <span className="tabular font-semibold">{countsOf(progress)[state]}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

export const countsOf = (progress: Progress, of = progress.questions): Record<PaletteState, number> => {
  const counts = { answered: 0, unanswered: 0, unvisited: 0, marked: 0, marked_answered: 0 }
  for (const id of of) counts[paletteStateOf(progress, id)] += 1
  return counts
}
