import { mortalBrowser } from '../browser/start-browser.ts'
import { aDevice, type Device } from './device.ts'
import type { Student } from './given.ts'
import type { Scene } from './scene.ts'

type MortalDevice = {
  device: Device
  quit: () => Promise<unknown>
  /** As a phone does that runs out of memory. */
  kill: () => Promise<unknown>
  /** To all that belongs to the browser. */
  signal: (name: NodeJS.Signals) => void
}

/** A page in a browser that keeps what it knows in that folder. */
export const aMortalDevice = async (
  scene: Scene,
  { folder, student, name }: { folder: string; student: Student; name: string },
): Promise<MortalDevice> => {
  const { browser, ...control } = await mortalBrowser(folder)
  const [context] = browser.contexts()
  if (!context) throw new Error('a browser without a context')
  const tools = { turn: 0, origin: scene.proxy.origin, isStorageRefused: false, patienceMs: 25_000 }
  return { device: await aDevice(context, { ...scene, ...tools, student, name }), ...control }
}
