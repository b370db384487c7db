import { arch, cpus, loadavg, platform, totalmem } from 'node:os'

const GIGABYTE = 1024 ** 3

/** Where the figures come from, in one line; `load` says what else ran when they were taken. */
export const machineLine = (): string => {
  const [cpu] = cpus()
  const memory = Math.round(totalmem() / GIGABYTE)
  const [load = 0] = loadavg()
  return `${cpus().length} cores (${cpu?.model ?? 'unknown'}), ${memory} GB, ${platform()} ${arch()}, Node ${process.versions.node}, SQLite ${process.versions.sqlite}, load before the run ${load.toFixed(1)}`
}
