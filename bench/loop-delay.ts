import { monitorEventLoopDelay } from 'node:perf_hooks'

/** Loaded into a server that is measured: tells whoever started it how long its event loop was held since the last time. */
const RESOLUTION_MS = 1
const NS_PER_MS = 1e6

const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
delay.enable()
process.on('message', () => {
  const told = { p99: delay.percentile(99) / NS_PER_MS, most: delay.max / NS_PER_MS }
  delay.reset()
  process.send?.(told)
})
// The server ends when it is told to, whoever listens.
process.channel?.unref()
