import { followHome as contract } from '#contract/results/live.ts'
import { MINUTE, SECOND } from '#domain/time/time-limit.ts'
import { createPatience } from '../calls/retry.ts'
import { heardStream } from './heard-stream.ts'

/** Where no stream comes through; the page asks by itself meanwhile. */
const TRY_AGAIN_MS = MINUTE

/** Is told whenever what the first page of the dashboard shows may be otherwise, until what it answers with is called. */
export const followHome = (onChange: () => void): (() => void) => {
  const leaving = new AbortController()
  const patience = createPatience()
  const wake = () => patience.wake()
  window.addEventListener('online', wake)
  const onEvent = () => {
    onChange()
    return true
  }
  const follow = async () => {
    while (!leaving.signal.aborted) {
      const wasThere = await heardStream(contract.path, { leaving: leaving.signal, onEvent })
      // A stream ends with its server, and goes on at another one.
      if (!leaving.signal.aborted) await patience.pause(wasThere ? Math.random() * SECOND : TRY_AGAIN_MS)
    }
  }
  void follow()
  return () => {
    leaving.abort()
    window.removeEventListener('online', wake)
    patience.wake()
  }
}
