import Check from 'lucide-react/icons/check'
import { t } from '../../i18n/students/national.ts'
import { t as takeText } from '../../i18n/students/take.ts'
import type { PaletteState } from '../device/progress.ts'
import type { ScreenParts } from './screen-parts.ts'

/** In the order in which national tests explain them. */
export const STATES: readonly PaletteState[] = ['unvisited', 'unanswered', 'answered', 'marked', 'marked_answered']

export const stateLabel = (state: PaletteState): string => takeText(`take.palette_${state}`)

/** The same where signs are explained. */
export const explainedState = (state: PaletteState): string =>
  state === 'marked_answered' ? t('national.markedCounts') : stateLabel(state)

/** Each state has a shape besides its colour, as in national tests. */
export const Sign: ScreenParts['Sign'] = ({ state, children }) => (
  <span aria-hidden="true" className={`national-sign national-${state} tabular`}>
    <span className="national-shape" />
    <span className="national-number">{children}</span>
    {state === 'marked_answered' && <Check className="national-tick" />}
  </span>
)
