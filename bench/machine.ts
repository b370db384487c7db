import { arch, cpus, loadavg, platform, totalmem } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'

const GIGABYTE = 1024 ** 3

/** Where the figures come from, in one line; the load says what else ran when they were taken. */
export const machineLine = (): string => {
  const [cpu] = cpus()
  const memory = Math.round(totalmem() / GIGABYTE)
  const [load = 0] = loadavg()
  const { node, sqlite } = process.versions
  const parts = [`${cpus().length} cores (${cpu?.model ?? 'unknown'})`, `${memory} GB`, `${platform()} ${arch()}`]
  return [...parts, `Node ${node}`, `SQLite ${sqlite}`, `load before the run ${load.toFixed(1)}`].join(', ')
}

const SAMPLE_MS = 3000
const BUSY_SHARE = 0.15

const busyMs = () =>
  cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0) / cpus().length

/** Whether something else takes so much of the machine that the figures would tell about it instead of us. */
export const isMachineBusy = async (): Promise<boolean> => {
  const before = busyMs()
  await pause(SAMPLE_MS)
  return (busyMs() - before) / SAMPLE_MS > BUSY_SHARE
}
