import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import type { Server } from './fixtures.ts'
import { soon } from './soon.ts'

type Mail = { to: string; subject: string; text: string }

const mailsIn = async (dataDir: string): Promise<Mail[]> => {
  const folder = join(dataDir, 'outbox')
  const files = readdirSync(folder).filter((file) => file.endsWith('.eml'))
  return await Promise.all(
    files.sort().map(async (file) => {
      const { to, subject = '', text = '' } = await PostalMime.parse(readFileSync(join(folder, file)))
      return { to: to?.[0]?.address ?? '', subject, text }
    }),
  )
}

const isVerification = ({ text }: Mail) => text.includes('/auth/verifyemail#')

/**
 * The newest mail to an address, as soon as it is there; the one that asks whether the address is its reader's is another.
 * An address that several tests of one server write to, such as the operator's, needs the subject, or a part of it, too.
 */
export const mailTo = (server: Server, address: string, subject = ''): Promise<Mail> =>
  newest(server, (mail) => mail.to === address && mail.subject.includes(subject) && !isVerification(mail))

export const verificationTo = (server: Server, address: string): Promise<Mail> =>
  newest(server, (mail) => mail.to === address && isVerification(mail))

/** Those that ask for a mail do not wait until it is written: it is sent once it is. */
const newest = (server: Server, isIt: (mail: Mail) => boolean): Promise<Mail> =>
  soon(async () => {
    await server.run('sendMail')
    const mail = (await mailsIn(server.dataDir).catch(() => [])).findLast(isIt)
    if (!mail) throw new Error('there is no such mail')
    return mail
  })

/** Whether one is there by now: where another mail that was asked for later has come, it would be. */
export const hasMail = async ({ dataDir }: Server, address: string): Promise<boolean> =>
  (await mailsIn(dataDir)).some((mail) => mail.to === address && !isVerification(mail))
