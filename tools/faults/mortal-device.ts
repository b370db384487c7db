import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext } from '@playwright/test'
import { mortalBrowser } from '../browser/start-browser.ts'
import { aDevice, type Device } from './device.ts'
import type { Student } from './given.ts'
import type { Scene } from './scene.ts'

type Mortal = {
  quit: () => Promise<unknown>
  /** As a phone does that runs out of memory. */
  kill: () => Promise<unknown>
  /** To all that belongs to the browser. */
  signal: (name: NodeJS.Signals) => void
}

/** A browser that keeps what it knows in that folder. */
export const aMortalContext = async (folder: string): Promise<Mortal & { context: BrowserContext }> => {
  const { browser, ...control } = await mortalBrowser(folder)
  const [context] = browser.contexts()
  if (!context) throw new Error('a browser without a context')
  return { context, ...control }
}

/** A page in a browser that keeps what it knows in that folder. */
export const aMortalDevice = async (
  scene: Scene,
  { folder, student, name }: { folder: string; student: Student; name: string },
): Promise<Mortal & { device: Device }> => {
  const { context, ...control } = await aMortalContext(folder)
  const tools = { turn: 0, origin: scene.proxy.origin, isStorageRefused: false, patienceMs: 25_000 }
  return { device: await aDevice(context, { ...scene, ...tools, student, name }), ...control }
}

/** Somewhere for a browser to keep what it knows, for as long as `act` takes. */
export const inProfile = async (act: (folder: string) => Promise<void>): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'quiznity-faults-profile-'))
  try {
    await act(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}
