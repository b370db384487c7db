import { useEffect } from 'react'
import { forgetOldUnsaved } from '../../questions/forget-unsaved.ts'
import { unsavedTexts } from '../../questions/unsaved-texts.ts'
import type { Sending } from '../device/sending-kept.ts'
import type { AskStudent, MaybeEnded } from './look-after-end.ts'
import { useLookAfterEnd } from './use-look-after-end.ts'
import { useOthersKept } from './use-others-kept.ts'

// In one script with what each page loads beside itself: hardly any has something to send.
export { Corner, Medallion } from '../../ui/ornaments/alpona.tsx'
export { Toaster } from '../../ui/toaster.tsx'
export { tellGiven, tellGivenBack } from './given.ts'
export { MaybeStarted } from './maybe-started.tsx'

type OthersKeptProps = { session: Sending & { api: AskStudent }; attempt?: MaybeEnded }

/** What was typed beyond what could be saved is of no use once the attempt is over, or was left long ago. */
const useForgotten = (attempt: MaybeEnded | undefined): void => {
  useEffect(forgetOldUnsaved, [])
  useEffect(
    () =>
      attempt?.subscribe(() => {
        if (attempt.view().phase.kind !== 'submitted') return
        const unsaved = unsavedTexts(attempt.id)
        for (const question of unsaved.questions()) unsaved.keep(question, undefined)
      }),
    [attempt],
  )
}

/** Shows nothing; see `useOthersKept` and `useLookAfterEnd`. */
export function OthersKept({ session, attempt }: OthersKeptProps) {
  useOthersKept(session, attempt?.id)
  useLookAfterEnd(attempt, session.api)
  useForgotten(attempt)
  return null
}
