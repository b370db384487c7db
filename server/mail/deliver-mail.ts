import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { Transporter } from 'nodemailer'
import { SECOND } from '#domain/time/time-limit.ts'
import { composeMail } from './compose-mail.ts'
import { outboxFileName, outboxOf } from './find-outbox-files.ts'
import type { MailConfig } from './mail-config.ts'
import type { Mail } from './store.ts'

/** Hands one mail on, or throws; `signal` is the moment from which nobody waits for it any more. */
export type Deliver = (mail: Mail, signal: AbortSignal) => Promise<void>

type Needs = { mail: MailConfig; dataDir: string; log: Pick<FastifyBaseLogger, 'info'> }

const SAFE = { disableFileAccess: true, disableUrlAccess: true }
const WAITS = { connectionTimeout: 10 * SECOND, greetingTimeout: 20 * SECOND, socketTimeout: 60 * SECOND }

export const createDelivery = ({ mail, dataDir, log }: Needs): Deliver =>
  mail.smtpUrl === null ? intoFolder(outboxOf(dataDir), { mail, log }) : throughServer(mail.smtpUrl, mail)

/** Most servers never send a mail while they run: the library, a tenth of their memory, comes with the first one. */
const transporter = async () => (await import('nodemailer')).createTransport

const throughServer = (url: string, config: MailConfig): Deliver => {
  let transport: Promise<Transporter> | undefined
  return async (mail, signal) => {
    transport ??= transporter().then((createTransport) => createTransport({ ...WAITS, ...SAFE, url }))
    await (await transport).sendMail({ ...composeMail(mail, config), signal })
  }
}

const ENCODING = /^Content-Transfer-Encoding: .*$/m

/** The text as it was written, not coded for its journey: a link in it is opened from the file. */
const legible = (message: unknown, text: string): string => {
  const [head = ''] = String(message).split('\r\n\r\n', 1)
  return `${head.replace(ENCODING, 'Content-Transfer-Encoding: 8bit')}\r\n\r\n${text.replace(/\r?\n/g, '\r\n')}`
}

/** For whoever has no mail server: the mail itself, in a file that only the server's own user may read. */
const intoFolder = (folder: string, { mail: config, log }: Pick<Needs, 'mail' | 'log'>): Deliver => {
  return async (mail) => {
    const createTransport = await transporter()
    const transport = createTransport({ ...SAFE, streamTransport: true, buffer: true, newline: 'windows' })
    const { message } = await transport.sendMail(composeMail(mail, config))
    const file = join(folder, outboxFileName(mail))
    await mkdir(folder, { recursive: true, mode: 0o700 })
    // Whoever watches the folder must never see half a mail.
    await writeFile(`${file}.part`, legible(message, mail.text), { mode: 0o600 })
    await rename(`${file}.part`, file)
    log.info({ file }, 'no SMTP_URL is set: the mail was written to a file')
  }
}
