import { t } from '../../i18n/take.ts'
import { type PaletteState, type Progress, paletteStateOf } from '../progress.ts'
import { PALETTE_STATES, PaletteSign, paletteLabel } from './palette-sign.tsx'

type PaletteProps = { progress: Progress; isReadOnly: boolean; onGo: (at: number) => void }

/** Every question at a glance; each leads to its question. */
export function Palette({ progress, isReadOnly, onGo }: PaletteProps) {
  return (
    <div>
      <ol className="grid grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] justify-items-center gap-2">
        {progress.questions.map((id, at) => {
          const state = paletteStateOf(progress, id)
          return (
            <li key={id}>
              <button
                type="button"
                aria-label={t('take.paletteItem', { number: at + 1, state: paletteLabel(state) })}
                aria-current={at === progress.at ? 'true' : undefined}
                disabled={isReadOnly}
                className="block rounded outline-offset-2 aria-[current]:outline-3 aria-[current]:outline-ink"
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
            {paletteLabel(state)}
            <span className="tabular ms-auto font-semibold">{countsOf(progress)[state]}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

export const countsOf = (progress: Progress): Record<PaletteState, number> => {
  const counts = { answered: 0, unanswered: 0, unvisited: 0, marked: 0, marked_answered: 0 }
  for (const id of progress.questions) counts[paletteStateOf(progress, id)] += 1
  return counts
}
