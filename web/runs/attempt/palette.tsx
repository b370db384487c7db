import { Fragment } from 'react'
import { t } from '../../i18n/students/take.ts'
import type { PaletteMark } from '../../questions/between/between.ts'
import { classNames } from '../../ui/class-names.ts'
import { useGridKeys } from '../all-pages/use-grid-keys.ts'
import { countsOf } from '../device/counts.ts'
import { type Progress, paletteStateOf } from '../device/progress.ts'
import type { Guide } from '../movement/guide.ts'
import { shownStates } from '../movement/review-marks.ts'
import { PALETTE_STATES, PaletteSign, paletteLabel } from './palette-sign.tsx'

type PaletteProps = {
  paper: Parameters<typeof shownStates>[1]
  progress: Progress
  isReadOnly: boolean
  /** Of each question how it shows that it belongs to others. */
  marks?: readonly (PaletteMark | null)[] | undefined
  guide?: Guide | undefined
  onGo: (at: number) => void
}

/** Every question at a glance; each leads to its question. One stop of the Tab key: inside, arrows, Home and End move. */
export function Palette({ paper, progress, isReadOnly, marks, guide, onGo }: PaletteProps) {
  const { stop, setFocused, list } = useGridKeys(progress.at)
  const counts = countsOf(progress)
  return (
    <div>
      <ol {...list} className="grid grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] justify-items-center gap-2">
        {progress.questions.map((id, at) => {
          const state = paletteStateOf(progress, id)
          const mark = marks?.[at]
          const isShut = guide?.mayOpen(at) === false
          const label = t('take.paletteItem', { number: at + 1, state: paletteLabel(state) })
          return (
            <Fragment key={id}>
              {mark?.title && (
                <li aria-hidden="true" className="col-span-full mt-1 w-full font-semibold wrap-anywhere first:mt-0">
                  {mark.title}
                </li>
              )}
              <li className={classNames(mark?.look, isShut && 'opacity-40')}>
                <button
                  type="button"
                  aria-label={mark ? `${label}. ${mark.label}` : label}
                  aria-current={at === progress.at ? 'true' : undefined}
                  tabIndex={at === stop ? 0 : -1}
                  disabled={isReadOnly || isShut}
                  className="block rounded outline-offset-2 aria-[current]:outline-3 aria-[current]:outline-ink"
                  onFocus={() => setFocused(at)}
                  onClick={() => onGo(at)}
                >
                  <PaletteSign state={state}>{at + 1}</PaletteSign>
                </button>
              </li>
            </Fragment>
          )
        })}
      </ol>
      <ul className="mt-4 grid gap-1 text-sm">
        {shownStates(PALETTE_STATES, paper, counts).map((state) => (
          <li key={state} className="flex items-center gap-2.5">
            <PaletteSign state={state} />
            <span className="min-w-0 flex-1">{paletteLabel(state)}</span>
            <span className="tabular font-semibold">{counts[state]}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
