import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, CDPSession, Page } from '@playwright/test'

/** Kilobits a second, milliseconds of a round trip, and how much slower the processor is than this machine's. */
export type Conditions = { name: string; down: number; up: number; latency: number; cpu: number }

/** Lighthouse's own: a slow phone on a slow network. */
export const SLOW_PHONE: Conditions = { name: 'slow phone', down: 1600, up: 750, latency: 150, cpu: 4 }
/** As Chromium calls it: 400 kbit/s and 400 ms. */
export const SLOW_3G: Conditions = { name: 'Slow 3G', down: 400, up: 400, latency: 400, cpu: 1 }

/** Milliseconds that a step of a walk took, if it is timed, and what had come over the network by its end. */
export type Step = {
  walk: string
  conditions: string
  step: string
  ms: number | null
  requests: number
  kib: number
  scriptKib: number
}

type Walker = {
  page: Page
  step: (name: string, act: () => Promise<unknown>) => Promise<void>
}
export type Walk = { name: string; conditions: Conditions; go: (walker: Walker) => Promise<void> }

const slowDown = async (session: CDPSession, { down, up, latency, cpu }: Conditions) => {
  const bytes = (kilobits: number) => (kilobits * 1000) / 8
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: bytes(down),
    uploadThroughput: bytes(up),
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu })
}

/** Counts what comes over the network for the page itself; what its worker fetches beside it is not counted. */
const countTraffic = (session: CDPSession) => {
  const counted = { requests: 0, bytes: 0, scriptBytes: 0 }
  const scripts = new Set<string>()
  session.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    if (request.url.startsWith('data:')) return
    counted.requests += 1
    if (type === 'Script' || /\.js$/.test(request.url)) scripts.add(requestId)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    counted.bytes += encodedDataLength
    if (scripts.has(requestId)) counted.scriptBytes += encodedDataLength
  })
  return counted
}

/** Longer than any round trip here takes. */
const QUIET_MS = 5000
const KIB = 1024
const whole = (amount: number) => Math.round(amount / KIB)

type Counted = ReturnType<typeof countTraffic>

const untilQuiet = async (counted: Counted) => {
  for (let seen = -1; seen !== counted.bytes + counted.requests; ) {
    seen = counted.bytes + counted.requests
    await pause(QUIET_MS)
  }
}

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

/** Goes that way in a browser that has never been here, and waits until nothing more comes by itself. */
export const take = async (browser: Browser, origin: string, { name, conditions, go }: Walk): Promise<Step[]> => {
  const context = await browser.newContext({ ...PHONE, baseURL: origin })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await slowDown(session, conditions)
  const counted = countTraffic(session)
  const steps: Step[] = []
  const note = (step: string, ms: number | null) => {
    const { requests, bytes, scriptBytes } = counted
    const sizes = { requests, kib: whole(bytes), scriptKib: whole(scriptBytes) }
    steps.push({ walk: name, conditions: conditions.name, step, ms, ...sizes })
  }
  await go({
    page,
    step: async (step, act) => {
      const began = performance.now()
      await act()
      note(step, Math.round(performance.now() - began))
    },
  })
  await untilQuiet(counted)
  note('in all', null)
  await context.close()
  return steps
}
