import { screen } from '@testing-library/dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { progressOf } from '../../testing/progress.ts'
import { act, show } from '../../testing/show.tsx'
import type { PaletteState } from '../device/progress.ts'
import type { AttemptView } from './attempt-view.ts'
import { SavedState, useSavedState } from './saved-state.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Where = {
  state?: PaletteState
  acknowledged?: number
  failingFor?: number | null
  isOnline?: boolean
  hasCopy?: boolean
}

/** One answer, the first change of this page, unless nothing was changed yet. */
const viewOf = ({ state = 'answered', acknowledged = 1, failingFor = null, hasCopy = true }: Where): AttemptView => ({
  progress: { ...progressOf([state]), changes: state === 'unanswered' ? 0 : 1 },
  phase: { kind: 'running' },
  saving: { acknowledged, failingSince: failingFor === null ? null : performance.now() - failingFor },
  endsAt: 0,
  hasCopy,
  keptChanges: 1,
  person: null,
})

function Shown({ where }: { where: { view: AttemptView; isOnline: boolean } }) {
  const state = useSavedState(where.view, where.isOnline)
  return state && <SavedState state={state} />
}

const shown = ({ isOnline = true, ...where }: Where) => show(<Shown where={{ view: viewOf(where), isOnline }} />)

describe('the line that says where the answers are', () => {
  it.each<Where & { says: string }>([
    { says: 'Saved' },
    { acknowledged: 0, says: 'Saving …' },
    { acknowledged: 0, failingFor: 0, says: 'Saving …' },
    { acknowledged: 0, isOnline: false, says: 'Offline, kept here' },
    { isOnline: false, hasCopy: false, says: 'Offline' },
    { state: 'marked', says: 'Saved' },
    { state: 'unanswered', says: '' },
    { state: 'unanswered', isOnline: false, says: 'Offline' },
  ])(
    '$state with $acknowledged acknowledged, failing for $failingFor ms, online $isOnline says $says',
    ({ says, ...where }) => {
      shown(where)
      expect(document.body.textContent).toBe(says)
    },
  )

  it('alarms nobody before a failure has lasted ten seconds', () => {
    shown({ acknowledged: 0, failingFor: 0 })
    act(() => vi.advanceTimersByTime(9900))
    expect(screen.queryByText('Not sent')).toBe(null)
    act(() => vi.advanceTimersByTime(200))
    expect(screen.getByText('Not sent')).toBeTruthy()
  })

  it('says that they are saved as soon as they are, after however long a failure', () => {
    const { show: showNow } = shown({ acknowledged: 0, failingFor: 60_000 })
    act(() => vi.advanceTimersByTime(1))
    expect(screen.getByText('Not sent')).toBeTruthy()
    showNow(<Shown where={{ view: viewOf({}), isOnline: true }} />)
    expect(screen.getByText('Saved')).toBeTruthy()
  })
})
