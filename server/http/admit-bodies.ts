import { getHeapStatistics } from 'node:v8'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { SECOND } from '#domain/time/time-limit.ts'
import { sendFailure } from './failures.ts'
import { addressOf } from './limits.ts'
import { createRoom, type GiveBack } from './room.ts'

const MEBIBYTE = 1024 * 1024

/** A larger body is held until it is answered, as what is read of it takes room as well; a smaller one until it is read. */
const SMALL = 64 * 1024
/** All that a crowd sends at the bell: 10,000 submits of 30 answers are 40 MB. */
const ROOM_OF_SMALL = 64 * MEBIBYTE
/** Of the heap; read and written anew, a body takes a few times its size. */
const PART_OF_LARGE = 1 / 16
const LEAST_OF_LARGE = 16 * MEBIBYTE
const MOST_OF_LARGE = 64 * MEBIBYTE
const WAITS_MS = 3 * SECOND
/** Connections that nobody reads hold little. */
const MOST_WAITING = 10_000

const roomOf = (bytes: number) => createRoom({ bytes, ofOne: bytes / 2, waitsMs: WAITS_MS, mostWaiting: MOST_WAITING })

/** How large a body will be at most, in bytes: as it says of itself, or as its call allows. 0: there is none. */
const sizeOf = ({ headers, routeOptions }: FastifyRequest): number => {
  if (headers['transfer-encoding'] !== undefined) return routeOptions.bodyLimit
  return Number(headers['content-length'] ?? 0) || 0
}

/**
 * Lets bodies in while there is room for them, before any of them is read: for small ones, of which a crowd sends many, and for
 * large ones apart, so that neither keeps the other out. Who finds no room within three seconds is told to try again.
 */
export const admitBodies = (http: FastifyInstance): void => {
  const { heap_size_limit: heap } = getHeapStatistics()
  const small = roomOf(ROOM_OF_SMALL)
  const large = roomOf(Math.min(MOST_OF_LARGE, Math.max(LEAST_OF_LARGE, heap * PART_OF_LARGE)))
  const holding = new WeakMap<FastifyRequest, GiveBack>()

  // size-exception: Fastify gives its hooks these four
  http.addHook('preParsing', (request, reply, _payload, done) => {
    const bytes = sizeOf(request)
    // What is larger than its call allows is refused without being read.
    if (bytes === 0 || bytes > request.routeOptions.bodyLimit) return done()
    const room = bytes > SMALL ? large : small
    const asked = { bytes, of: addressOf(request) }
    const hold = (giveBack: GiveBack | null) => {
      if (giveBack === null) return void sendFailure(reply.header('connection', 'close'), 'busy')
      if (request.raw.destroyed) {
        // Whoever went away while they waited hears of no end any more.
        giveBack()
        return done(Object.assign(new Error('gone'), { statusCode: 400 }))
      }
      holding.set(request, giveBack)
      // Answered, refused, or gone away: it is over.
      reply.raw.once('close', giveBack)
      done()
    }
    const taken = room.take(asked)
    if (taken) hold(taken)
    else void room.wait(asked).then(hold)
  })
  http.addHook('preHandler', (request, _reply, done) => {
    if (sizeOf(request) <= SMALL) holding.get(request)?.()
    done()
  })
}
