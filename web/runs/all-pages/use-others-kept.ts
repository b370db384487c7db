import { useEffect } from 'react'
import { createPatience } from '../../calls/retry.ts'
import { type Sending, sendAllKept } from '../device/sending-kept.ts'

/**
 * While a page is open, what this device keeps of others' attempts, at whatever quiz, and the server does not hold, goes
 * there. `open` is the attempt that the page itself runs.
 */
export const useOthersKept = (session: Sending | null, open?: string): void =>
  useEffect(() => {
    if (session === null) return
    const { apiOf, journal, device } = session
    const { pause, wake } = createPatience()
    let latest = {}
    const send = async () => {
      const own = {}
      latest = own
      wake()
      const others = (await journal.readAll()).filter(({ id, heldAt }) => heldAt === null && id !== open)
      await sendAllKept(others, { journal, apiOf, device, pause, isGivenUp: () => latest !== own })
    }
    const start = () => void send()
    start()
    addEventListener('online', start)
    return () => {
      latest = {}
      wake()
      removeEventListener('online', start)
    }
  }, [session, open])
