import { type App, createApp } from '../app.ts'
import { createAnchoredClock } from '../clock/anchored-clock.ts'
import { readBeats } from '../clock/store.ts'
import type { Database } from '../database/connect.ts'
import type { MachineInTest } from './a-machine.ts'
import type { World } from './world.ts'

type Settings = { giveBackMinutes?: number; db?: Database; pause?: (ms: number) => Promise<unknown> }

/** The server as `main.ts` starts it, on that machine and on the world's database; its first heartbeat is not yet made. */
export const processOn = async (
  { app, database }: World,
  machine: MachineInTest,
  { giveBackMinutes = 30, db = database.db, pause }: Settings = {},
): Promise<App> =>
  createApp({
    config: { ...app.context.config, giveBackMinutes },
    db,
    clock: createAnchoredClock(machine, await readBeats(db)),
    pause: pause ?? (async (ms) => machine.pass(ms)),
  })
