import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import PostalMime from 'postal-mime'
import type { Server } from './fixtures.ts'

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

/** The newest mail to an address, as soon as it is there. */
export const mailTo = async ({ dataDir }: Server, address: string): Promise<Mail> => {
  const found = async () => (await mailsIn(dataDir).catch(() => [])).findLast(({ to }) => to === address)
  await expect.poll(found, { timeout: 15_000 }).toBeDefined()
  const mail = await found()
  if (!mail) throw new Error(`no mail to ${address}`)
  return mail
}

/** Whether one is there by now: where another mail that was asked for later has come, it would be. */
export const hasMail = async ({ dataDir }: Server, address: string): Promise<boolean> =>
  (await mailsIn(dataDir)).some(({ to }) => to === address)
