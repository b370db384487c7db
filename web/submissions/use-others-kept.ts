import { useEffect } from 'react'
import { type Sending, sendAllKept } from './sending-kept.ts'

/**
 * While a page is open, what this device keeps of others' attempts at the quiz, and the server does not hold, goes there.
 * `open` is the attempt that the page itself runs.
 */
export const useOthersKept = (session: Sending | null, open?: string): void =>
  useEffect(() => {
    if (session === null) return
    const { journal, api, device } = session
    let latest = {}
    const send = async () => {
      const own = {}
      latest = own
      const others = (await journal.readAttempts()).filter(({ id, heldAt }) => heldAt === null && id !== open)
      await sendAllKept(others, { journal, api, device, isGivenUp: () => latest !== own })
    }
    const start = () => void send()
    start()
    addEventListener('online', start)
    return () => {
      latest = {}
      removeEventListener('online', start)
    }
  }, [session, open])
