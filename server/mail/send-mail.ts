import * as z from 'zod/mini'
import { DAY, HOUR, MINUTE, SECOND } from '#domain/time/time-limit.ts'
import type { Context } from '../context.ts'
import type { Deliver } from './deliver-mail.ts'
import { claimMail, type DueMail, deleteMail, dueMail, type Mail, postponeMail, type SealedMail } from './store.ts'

const AT_ONCE = 20
/** Longer than anybody waits for one mail: it is tried again only once whoever took it has surely let go of it. */
const TAKEN_FOR = 5 * MINUTE
const SENT_WITHIN = 2 * MINUTE
const GOODBYE = 5 * SECOND
const FIRST_PAUSE = MINUTE
const LONGEST_PAUSE = 6 * HOUR
export const GIVEN_UP_AFTER = 5 * DAY

const pauseAfter = (attempt: number) => Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (attempt - 1))

/** Of a failed delivery only what names nobody: a server's own words quote the address. */
const failure = z.object({
  code: z.optional(z.string()),
  responseCode: z.optional(z.number()),
  command: z.optional(z.string()),
})
const toldOf = (error: unknown) => failure.safeParse(error).data ?? {}

type Needs = Pick<Context, 'db' | 'now' | 'log' | 'letters'> & { deliver: Deliver }

export type MailSender = {
  /** Sends what is due, one after the other; answers how many went out. */
  sendDue: () => Promise<number>
  /** Begins no other mail; the one under way has a few seconds left, and is tried again otherwise. */
  stop: () => void
}

/** Every mail is sent at least once, and by one process at a time; never within a transaction, servers may be slow. */
export const createMailSender = ({ db, now, log, letters, deliver }: Needs): MailSender => {
  let isStopping = false
  const goodbye = new AbortController()

  /** Another process, or this one when it has its secret back, may still open it: it is tried again. */
  const opened = (sealed: SealedMail): Mail => {
    const mail = letters.open(sealed)
    if (mail === null) throw Object.assign(new Error('sealed with another secret'), { code: 'SEALED_ELSEWHERE' })
    return mail
  }

  const send = async (due: DueMail): Promise<boolean> => {
    const claimed = await claimMail(db, due, now() + TAKEN_FOR)
    if (claimed === null) return false
    const { mail, attempt } = claimed
    try {
      await deliver(opened(mail), AbortSignal.any([goodbye.signal, AbortSignal.timeout(SENT_WITHIN)]))
    } catch (error) {
      const about = { mail: mail.id, attempt, ...toldOf(error) }
      if (now() - mail.createdAt < GIVEN_UP_AFTER) {
        log.warn(about, 'a mail could not be sent, and is tried again')
        await postponeMail(db, { id: mail.id, attempt }, now() + pauseAfter(attempt))
        return false
      }
      log.error(about, 'a mail could not be sent for days, and is given up')
      await deleteMail(db, mail.id)
      return false
    }
    await deleteMail(db, mail.id)
    return true
  }

  const sendDue = async (): Promise<number> => {
    let sent = 0
    for (;;) {
      const due = await dueMail(db, now(), AT_ONCE)
      for (const each of due) {
        if (isStopping) return sent
        if (await send(each)) sent += 1
      }
      if (due.length < AT_ONCE) return sent
    }
  }

  const stop = () => {
    isStopping = true
    setTimeout(() => goodbye.abort(), GOODBYE).unref()
  }
  return { sendDue, stop }
}
