import * as z from 'zod/mini'
import { currentSession, endSession } from './session.ts'

const CHANNEL = 'session'
/** Who is signed in in this browser from now on. */
const news = z.object({ teacherId: z.nullable(z.string()) })

export const tellOtherTabs = (teacherId: string | null): void => {
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage({ teacherId })
  channel.close()
}

/** One browser is signed in as one teacher: a tab that still shows another one's things is closed to them at once. */
export const followOtherTabs = (): void => {
  if (typeof BroadcastChannel === 'undefined') return
  new BroadcastChannel(CHANNEL).onmessage = ({ data }) => {
    const told = z.safeParse(news, data)
    const session = currentSession()
    if (!told.success || !session.open || told.data.teacherId === session.teacherId) return
    endSession(told.data.teacherId === null ? 'logged_out' : 'expired')
  }
}
