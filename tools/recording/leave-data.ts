import { join } from 'node:path'
import { fillServer, type Seed } from '../../e2e/screens/seed.ts'
import { startServer } from '../../e2e/start-server.ts'
import { anAccount } from '../../e2e/teacher.ts'
import { EVERY_CALL } from '../../server/testing/every-call.ts'
import { townsOf } from '../../server/testing/make-call.ts'
import { aTown } from '../../server/testing/town.ts'
import { aWorld, NINE_O_CLOCK } from '../../server/testing/world.ts'
import { sharedBrowser } from '../browser/start-browser.ts'
import { type LeftDevice, leaveOnDevice } from './devices.ts'
import { ANSWER_SCENES } from './leave-answers.ts'
import { DRAFT_SCENES } from './leave-drafts.ts'
import { leaveRareRows } from './leave-rare-rows.ts'
import { openFolder } from './open-place.ts'
import { type RecordedFile, recordPages } from './record-pages.ts'

type Account = { email: string; password: string }

/** Rows of every call, each made by everybody who may. Answers the teachers of a town that goes on, and whoever has what is rare. */
const fillByCalls = async (dataDir: string): Promise<Account[]> => {
  const world = await aWorld(() => openFolder(dataDir), { RATE_LIMIT: 'off' })
  world.clock.advance({ seconds: (Date.now() - NINE_O_CLOCK) / 1000 })
  const towns = townsOf(() => world)
  for (const row of EVERY_CALL) await towns.everybodyCalls(row)
  const { teacherA, teacherB } = await aTown(world)
  const teacherC = await leaveRareRows(world)
  await world.end()
  return [teacherA, teacherB, teacherC].map(({ email, password }) => ({ email, password }))
}

const accountOf = ({ teacher: { teacher } }: Seed): Account => ({ email: teacher.email, password: teacher.password })

export type LeftData = {
  /** What the server’s clock showed when it was stopped. */
  at: number
  /** Those who have something to read. */
  accounts: Account[]
  devices: LeftDevice[]
  pages: Record<string, RecordedFile>
}

/** Fills a data folder with something of everything, and browsers with what they would send or go on with; records the pages too. */
export const leaveData = async (dataDir: string): Promise<LeftData> => {
  const accounts = await fillByCalls(dataDir)
  const server = await startServer({ database: 'sqlite', settings: {}, dataDir })
  const browser = sharedBrowser()
  try {
    const seed = await fillServer(server)
    const devices: LeftDevice[] = []
    for (const scene of [...ANSWER_SCENES, ...DRAFT_SCENES]) {
      const account = await anAccount(server)
      devices.push(await leaveOnDevice(await browser.get(), scene, { server, account }))
    }
    const pages = await recordPages(server.url, join(import.meta.dirname, '../../dist/web'))
    return { at: await server.now(), accounts: [...accounts, accountOf(seed)], devices, pages }
  } finally {
    await browser.close()
    await server.stop()
  }
}
