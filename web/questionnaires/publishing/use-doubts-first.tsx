import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Entry } from '../entries/draft-entries.ts'
import { doubtfulIn } from '../entries/entry-doubts.ts'
import { linesWaiting } from '../question-list/pasted-waiting.tsx'
import { AskDoubts, type DoubtsInHand } from './ask-doubts.tsx'
import type { Said } from './publication.ts'

type Confirm = () => Promise<Said | null>

/**
 * Asks whether all is meant before something is published whose options are not mixed. `place`: where its draft lies. `first`: what is asked of these
 * entries, and `then` after it; undefined: nothing. What was said to be meant is not asked again.
 */
export const useDoubtsFirst = (onOpen: (entry: Entry) => void, place: string) => {
  const [asking, setAsking] = useState<(DoubtsInHand & { onMeant: (isMeant: boolean) => void }) | null>(null)
  const meant = useRef('')

  const first = (entries: readonly Entry[], label: string, then?: Confirm): Confirm | undefined => {
    const doubtful = doubtfulIn(entries, false)
    const waiting = linesWaiting(place)
    const said = JSON.stringify([doubtful, waiting])
    if ((doubtful.length === 0 && waiting === 0) || said === meant.current) return then
    return async () => {
      const isMeant = await new Promise<boolean>((onMeant) => setAsking({ entries, doubtful, waiting, label, onMeant }))
      setAsking(null)
      if (!isMeant) return null
      meant.current = said
      return then ? then() : {}
    }
  }
  const close = () => asking?.onMeant(false)
  const open = (key: number) => {
    const entry = asking?.entries.find((each) => each.key === key)
    close()
    // A dialog that closes leads back to its button: what is opened takes the focus after that.
    flushSync(() => setAsking(null))
    if (entry) onOpen(entry)
  }
  const dialog = <AskDoubts asked={asking} onClose={close} onOpen={open} onPublish={() => asking?.onMeant(true)} />
  return { first, dialog }
}
