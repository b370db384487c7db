import type { AskStudent, MaybeEnded } from '../look-after-end.ts'
import type { Sending } from '../sending-kept.ts'
import { useLookAfterEnd } from '../use-look-after-end.ts'
import { useOthersKept } from '../use-others-kept.ts'

// In one script with what each page loads beside itself: hardly any has something to send.
export { Toaster } from '../../ui/toaster.tsx'

type OthersKeptProps = { session: Sending & { api: AskStudent }; attempt?: MaybeEnded }

/** Shows nothing; see `useOthersKept` and `useLookAfterEnd`. */
export function OthersKept({ session, attempt }: OthersKeptProps) {
  useOthersKept(session, attempt?.id)
  useLookAfterEnd(attempt, session.api)
  return null
}
