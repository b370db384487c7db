import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, renameSync, rmSync, unlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { HOUR, SECOND } from '#domain/time/time-limit.ts'
import { isHealthy } from '../../../server/testing/child-server.ts'
import { aLoad, expectQuick, isTold, type Load, until } from '../load.ts'
import { inScene, type Row, type Scene, type Setting, type Trial } from '../scene.ts'
import { refusedServer } from '../server.ts'

const KILLS = 200
const AT_ONCE = 30
const FILE = 'quiznity.sqlite'

const killed = async (scene: Scene) => {
  const load = aLoad(scene)
  for (let kills = 0; kills < KILLS; kills += 1) {
    const newSince = Math.max(0, load.crowd.students.length - AT_ONCE)
    await load.while(async () => {
      await pause(50 + scene.random() * 300)
      await scene.server().end('SIGKILL')
    })
    expectQuick(scene, (await scene.restart()).healthyAfterMs)
    await load.judgeSoFar(newSince)
  }
  scene.found.tried += KILLS - 1
  await load.judge()
}

const toldToStop = async (scene: Scene) => {
  const load = aLoad(scene)
  await load.while(async () => {
    await pause(500)
    const ending = scene.server().end('SIGTERM')
    const code = await ending
    if (code !== 0) scene.found.broken.push(`a server that was told to stop ended with ${code}`)
  })
  await scene.restart()
  await load.judge()
}

const frozen = async (scene: Scene) => {
  const load = aLoad(scene)
  await load.while(async () => {
    await pause(500)
    scene.server().signal('SIGSTOP')
    await pause(20_000)
    scene.server().signal('SIGCONT')
    await until('a healthy server', () => isHealthy(scene.server().url))
    await pause(500)
  })
  await load.judge()
}

const diskFull = async (trial: Trial) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'quiznity-faults-small-disk-'))
  // Twice what the journal may take: on a smaller disk it is the journal that fills it, and no room comes back.
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=128m', 'tmpfs', dataDir])
  try {
    await inScene(
      async (scene) => {
        const load = aLoad(scene)
        await load.while(() => pause(1000))
        const filler = join(dataDir, 'filler')
        fillUp(filler)
        // Small writes may find room for longer than large ones.
        await load.while(async () => {
          await until('somebody is told storage_full', () => isTold(load, 'storage_full'), 20_000)
          await until('a server that says it is not well', async () => !(await isHealthy(scene.server().url)), 20_000)
        })
        rmSync(filler)
        await until('a server that has recovered', () => isHealthy(scene.server().url))
        await load.while(() => pause(500))
        await load.judge()
      },
      { dataDir },
    )(trial)
  } finally {
    execFileSync('umount', ['-l', dataDir])
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const fillUp = (file: string) => {
  for (let size = 1 << 20; size >= 512; size /= 2) {
    try {
      for (;;) writeFileSync(file, Buffer.alloc(size), { flag: 'a' })
    } catch {
      // Full for this size: the next is smaller.
    }
  }
}

const replaceFile = (dataDir: string) => {
  copyFileSync(join(dataDir, FILE), join(dataDir, 'other'))
  renameSync(join(dataDir, 'other'), join(dataDir, FILE))
}

/** What somebody was told so far, so that a new acknowledgement shows. */
const toldTo = ({ crowd }: Load) =>
  crowd.students.map(({ told }) => `${told.started?.id} ${told.savedRevision} ${told.code}`)

/** Whoever is answered after the file was taken away was told an untruth: nobody will ever find it. */
const fileLost = (lose: (dataDir: string) => void) => async (scene: Scene) => {
  const load = aLoad(scene)
  await load.while(() => pause(700))
  lose(scene.dataDir)
  const before = toldTo(load)
  await load.while(() => pause(1500))
  const acknowledged = toldTo(load).filter((told, at) => told !== (before[at] ?? 'undefined 0 null'))
  scene.found.lost.push(...acknowledged.map(() => 'acknowledged after the file was lost'))
  if (!isTold(load, 'unavailable')) scene.found.broken.push('nobody was told that nothing is stored')
  if (load.crowd.refusals[0]) scene.found.broken.push(`a student was told ${load.crowd.refusals[0]}`)
  if (await isHealthy(scene.server().url)) scene.found.untrue.push('healthy without its file')
}

const secondServer = async (scene: Scene) => {
  const load = aLoad(scene)
  await load.while(async () => {
    await pause(300)
    const second = await refusedServer({ dataDir: scene.dataDir }, 10_000)
    if (second === null) scene.found.broken.push('a second server runs on the same file')
    else if (second.code !== 1 || !second.said.includes('Another Quiznity')) {
      scene.found.broken.push(`a second server ended with ${second.code}: ${second.said}`)
    }
  })
  await load.judge()
}

const ENDS_WITHIN_MS = 10_000

/** What could not be brought to the disk is acknowledged to nobody, and the process ends rather than guess. */
const fsyncFails = async (scene: Scene) => {
  const load = aLoad(scene)
  await load.while(async () => {
    await pause(700)
    scene.server().spoilDisk({ isFsyncBroken: true })
    const code = await Promise.race([scene.server().gone, pause(ENDS_WITHIN_MS, 'running' as const)])
    if (code !== 1) scene.found.broken.push(`a server whose fsync fails: ${code}`)
    await scene.server().end('SIGKILL')
  })
  expectQuick(scene, (await scene.restart()).healthyAfterMs)
  await load.while(() => pause(500))
  await load.judge()
}

const SLOW_FSYNC_MS = 200
/** Two commits and what a busy machine adds; one that let calls pile up before each commit took 7 s. */
const SLOWEST_MS = 2000

/** Everybody is answered, and soon, though each commit takes that long. */
const fsyncSlow = async (scene: Scene) => {
  const load = aLoad(scene, { atOnce: 60 })
  await load.while(() => pause(500))
  scene.server().spoilDisk({ fsyncMs: SLOW_FSYNC_MS })
  const { postponed, waits } = load.crowd
  waits.splice(0)
  await load.while(() => pause(5000))
  if (waits.length === 0) scene.found.broken.push('nobody was answered by a slow disk')
  const slowest = Math.round(Math.max(...waits))
  if (slowest > SLOWEST_MS) scene.found.broken.push(`somebody was answered by a slow disk after ${slowest} ms`)
  if (postponed.length > 0) scene.found.broken.push(`a slow disk refused ${postponed.length} calls: ${postponed[0]}`)
  scene.server().spoilDisk({ fsyncMs: 0 })
  await load.judge()
}

/** Nobody's time ends sooner or later because somebody set the clock; nor after a restart. */
const wallMoved = (ms: number) => async (scene: Scene) => {
  const load = aLoad(scene)
  await load.while(async () => {
    await pause(700)
    scene.server().moveWall(ms)
    await pause(6000)
  })
  if (!(await isHealthy(scene.server().url))) scene.found.broken.push('unhealthy after the wall clock jumped')
  await load.judgeSoFar()
  await load.while(() => scene.server().end('SIGKILL'))
  expectQuick(scene, (await scene.restart({ WALL_AHEAD_MS: String(ms) })).healthyAfterMs)
  await load.while(() => pause(2500))
  await load.judge()
}

type Told = { name: string; fault: string; tries?: number; setting?: Setting }

const row = ({ name, fault, tries = 3, setting }: Told, act: (scene: Scene) => Promise<void>): Row => ({
  name: `server-${name}`,
  fault,
  tries,
  attempt: inScene(act, setting),
})

const deleteFile = (dataDir: string) => unlinkSync(join(dataDir, FILE))

export const serverRows: Row[] = [
  row({ name: 'killed', fault: 'kill -9 under load', tries: 1, setting: { seconds: (3 * HOUR) / SECOND } }, killed),
  row({ name: 'told-to-stop', fault: 'SIGTERM at peak' }, toldToStop),
  row({ name: 'frozen', fault: 'the process stands still for 20 s', tries: 1 }, frozen),
  { name: 'server-disk-full', fault: 'the disk is full for a while', tries: 3, attempt: diskFull },
  row({ name: 'fsync-fails', fault: 'the disk fails on fsync' }, fsyncFails),
  row({ name: 'fsync-slow', fault: 'each fsync takes 200 ms' }, fsyncSlow),
  row({ name: 'file-deleted', fault: 'the database file is deleted while the server runs' }, fileLost(deleteFile)),
  row({ name: 'file-replaced', fault: 'the database file is replaced while the server runs' }, fileLost(replaceFile)),
  row({ name: 'two-on-one-file', fault: 'a second server on the same file' }, secondServer),
  row({ name: 'clock-ahead', fault: 'the server’s clock is set an hour ahead' }, wallMoved(HOUR)),
  row({ name: 'clock-behind', fault: 'the server’s clock is set an hour back' }, wallMoved(-HOUR)),
]
