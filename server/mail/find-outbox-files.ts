import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Instant } from '#domain/time/time-limit.ts'
import { nameMailbox } from './name-mailbox.ts'
import type { Mail } from './store.ts'

export const outboxOf = (dataDir: string): string => join(dataDir, 'outbox')

/** When the mail was written, without what file systems refuse in a name. */
export const outboxFileName = ({ id, createdAt }: Pick<Mail, 'id' | 'createdAt'>): string =>
  `${new Date(createdAt).toISOString().replaceAll(':', '-')}-${id}.eml`

/** A mail, or the part of one that nobody finished. */
const OURS = /^(?<day>\d{4}-\d\d-\d\d)T(?<hour>\d\d)-(?<minute>\d\d)-(?<rest>\d\d\.\d{3}Z)-[\w-]+\.eml(\.part)?$/

const instantIn = (name: string): Instant | null => {
  const { day, hour, minute, rest } = OURS.exec(name)?.groups ?? {}
  const instant = Date.parse(`${day}T${hour}:${minute}:${rest}`)
  return Number.isNaN(instant) ? null : instant
}

export const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

export type OutboxFile = { file: string; createdAt: Instant }

/** What this program has written there, and nothing else: no folder, no link, no file of another name. */
export const outboxFiles = async (dataDir: string): Promise<OutboxFile[]> => {
  const folder = outboxOf(dataDir)
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    if (isMissing(error)) return []
    throw error
  })
  return entries.flatMap((entry) => {
    const createdAt = instantIn(entry.name)
    return createdAt === null || !entry.isFile() ? [] : [{ file: join(folder, entry.name), createdAt }]
  })
}

const HEAD_ENDS = /\r?\n\r?\n/
const FOLDED = /\r?\n[ \t]+/g

/** Addresses stand alone there, but for what some are quoted with. */
const addressIn = (head: string, name: string): string | null =>
  new RegExp(`^${name}:(.*)$`, 'im').exec(head)?.[1]?.replace(/[<>"\s]/g, '') ?? null

/** Whose mail a file is: who wrote it, where that is said, or else who gets it. */
const mailboxesIn = (message: string): { from: string | null; to: string } => {
  const head = (message.split(HEAD_ENDS, 1)[0] ?? '').replace(FOLDED, ' ')
  const from = addressIn(head, 'Reply-To')
  return { from: from === null ? null : nameMailbox(from), to: nameMailbox(addressIn(head, 'To') ?? '') }
}

/** The files that hold mail from or to somebody; mail that others wrote to them is the others'. */
export const outboxFilesOf = async (dataDir: string, email: string): Promise<{ from: string[]; to: string[] }> => {
  const mailbox = nameMailbox(email)
  const found: { from: string[]; to: string[] } = { from: [], to: [] }
  for (const { file } of await outboxFiles(dataDir)) {
    const message = await readFile(file, 'utf8').catch((error: unknown) => {
      if (isMissing(error)) return ''
      throw error
    })
    const { from, to } = mailboxesIn(message)
    if (from === mailbox) found.from.push(file)
    else if (from === null && to === mailbox) found.to.push(file)
  }
  return found
}
