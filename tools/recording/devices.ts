import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test'
import { onDevice } from '../../e2e/on-device.ts'
import type { Started } from '../../e2e/start-server.ts'
import type { Account } from '../../e2e/teacher.ts'

export type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>

/** The questionnaire that a device holds something of, and where its person comes back to. */
export type Left = { path: string; id: string; code: string }

/** What one device holds, cookies, local storage and IndexedDB, of something that this account owns. */
export type LeftDevice = Left & { name: string; account: { email: string; password: string }; state: StorageState }

export type Place = { server: Started; account: Account }

/** A person at a device of their own, who leaves when it holds something that the server does not have. */
export type Scene = { name: string; leave: (page: Page, place: Place) => Promise<Left> }

/** Stands for the address of the server in what is recorded. */
const ORIGIN = 'http://origin.invalid'

const withOrigin = <Data>(data: Data, from: string, to: string): Data =>
  JSON.parse(JSON.stringify(data).replaceAll(from, to))

export const leaveOnDevice = async (browser: Browser, { name, leave }: Scene, place: Place): Promise<LeftDevice> => {
  const context = await browser.newContext({ baseURL: place.server.url, viewport: { width: 1280, height: 800 } })
  const left = await leave(await context.newPage(), place)
  const state = await context.storageState({ indexedDB: true })
  await context.close()
  const { email, password } = place.account.teacher
  return { name, ...left, account: { email, password }, state: withOrigin(state, place.server.url, ORIGIN) }
}

/** The same device, which meets the server at another address. */
export const stateAt = ({ state }: LeftDevice, url: string): StorageState => withOrigin(state, ORIGIN, url)

/** Waits until the device keeps a text: a page writes when it has a moment. */
export const untilKept = (page: Page, text: string): Promise<void> =>
  expect.poll(() => onDevice(page), `the device keeps “${text}”`).toContain(text)
