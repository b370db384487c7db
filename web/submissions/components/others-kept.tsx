import type { Sending } from '../sending-kept.ts'
import { useOthersKept } from '../use-others-kept.ts'

// In one script with what each page loads beside itself: hardly any has something to send.
export { Toaster } from '../../ui/toaster.tsx'

/** Shows nothing; see `useOthersKept`. */
export function OthersKept({ session, attempt }: { session: Sending; attempt?: { id: string } }) {
  useOthersKept(session, attempt?.id)
  return null
}
