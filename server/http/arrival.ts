import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Instant, SECOND } from '#domain/time/time-limit.ts'

/** A body that takes longer to arrive counts from its last byte: nobody stops the clock by sending slowly. */
const BODY_WITHIN = 10 * SECOND
const LOOK_ROUND_MS = 50

declare module 'fastify' {
  interface FastifyRequest {
    /** Since when the request may have been waiting to be read. */
    waitingSince: Instant
    /** When its headers were read. */
    headersReadAt: Instant
  }
}

/** Knows since when what is read now may have been waiting. */
export type Arrivals = { waitingSince: () => Instant; watch: () => void; stop: () => void }

/**
 * What counts is decided by when an answer arrived, not by when a busy server came to look at it. While the event loop
 * is busy, requests wait unread: what is read next may have arrived any time since the loop had last finished reading.
 */
export const createArrivals = (now: () => Instant, monotonic: () => number = () => performance.now()): Arrivals => {
  /** When the loop had last finished reading; null while nobody watches. */
  let finishedReading: number | null = null
  let timer: NodeJS.Timeout | undefined
  const lookRound = () =>
    setImmediate(() => {
      finishedReading = monotonic()
    })
  return {
    waitingSince: () => (finishedReading === null ? now() : now() - Math.ceil(monotonic() - finishedReading)),
    watch: () => {
      lookRound()
      timer = setInterval(lookRound, LOOK_ROUND_MS)
      timer.unref()
    },
    stop: () => clearInterval(timer),
  }
}

/** When a request arrived, as far as its answers' being in time is concerned. Asked once its body is complete. */
export const arrivalOf = ({ waitingSince, headersReadAt }: FastifyRequest, now: Instant): Instant =>
  now - headersReadAt <= BODY_WITHIN ? waitingSince : now

/** Notes with every request when it arrived, before anything else is done with it. */
export const noteArrivals = (http: FastifyInstance, { waitingSince, stop }: Arrivals, now: () => Instant): void => {
  http.decorateRequest('waitingSince', 0)
  http.decorateRequest('headersReadAt', 0)
  http.addHook('onRequest', async (request) => {
    request.waitingSince = waitingSince()
    request.headersReadAt = now()
  })
  http.addHook('onClose', async () => stop())
}
