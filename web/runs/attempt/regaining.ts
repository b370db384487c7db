import type { StudentOnWire } from '#contract/runs/attempts.ts'
import { isPassing } from '../../calls/retry.ts'
import type { Api } from './api.ts'
import type { StandStill } from './attempt-view.ts'

type Lost = {
  attempt: string
  deviceKey: string | null
  receipt: string | null
  /** It has come back before, and still the server does not know it. */
  isAgain: boolean
  hasCookies: boolean
  api: Pick<Api, 'student' | 'restore'>
}
type Regained = { kind: 'back'; student: StudentOnWire } | { kind: 'later' } | { kind: StandStill }

/**
 * What to do where the server does not know this browser's attempt, although the page runs it: the cookie was lost or
 * refused, an older backup was restored, the attempt goes on elsewhere, or somebody else begins here.
 */
export const regained = async ({ attempt, deviceKey, receipt, ...lost }: Lost): Promise<Regained> => {
  const { api, isAgain, hasCookies } = lost
  if (!hasCookies) return { kind: 'no_cookies' }
  const asked = await api.student()
  if (asked.ok) {
    // Whoever holds the phone now keeps it.
    if (asked.value.id !== attempt) return { kind: 'signed_out' }
    return isAgain ? { kind: 'later' } : { kind: 'back', student: asked.value }
  }
  if (asked.failure.code !== 'new_student') return { kind: 'later' }
  if (isAgain) return { kind: 'no_cookies' }
  if (!deviceKey || !receipt) return { kind: 'signed_out' }
  const restored = await api.restore(deviceKey, receipt)
  if (restored.ok) return { kind: 'back', student: restored.value }
  if (isPassing(restored.failure)) return { kind: 'later' }
  return { kind: restored.failure.code === 'already_started' ? 'other_device' : 'signed_out' }
}
