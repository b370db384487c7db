import type { FastifyReply, FastifyRequest } from 'fastify'
import { EVENT_STREAM } from '#contract/results/live.ts'
import { SECOND } from '#domain/time/time-limit.ts'
import type { Context } from '../context.ts'
import { SECURITY_HEADERS } from '../http/security-headers.ts'
import { type SignedInTeacher, signedInTeacher } from '../http/who-is-asking.ts'

/** Proxies cut what is silent for longer; and so long after its session an open page hears nothing more. */
const LOOK_AGAIN_MS = 15 * SECOND
const MOST_IN_ALL = 5000
/** A window each. Whoever has more open is answered once, and asks again by themselves. */
const MOST_OF_ONE = 12
/** What a page has not taken yet, in bytes; it hears how it stands when it comes back. */
const MOST_WAITING = 32 * 1024

const HEADERS = {
  ...SECURITY_HEADERS,
  'content-type': EVENT_STREAM,
  'cache-control': 'no-store',
  // A proxy that gathers answers would hold them back.
  'x-accel-buffering': 'no',
}

type Tell = (event: string, data: unknown) => void
/** Tells what there is now and from then on, and answers with what ends it. */
export type Watch = (tell: Tell) => () => void
type Watching = { teacher: SignedInTeacher; watch: Watch }
type Exchange = { request: FastifyRequest; reply: FastifyReply }

/** Streams of events, each to one page; there is a limit to how many. */
export const createStreams = (context: Pick<Context, 'db' | 'sign' | 'now' | 'config'>) => {
  const open = new Map<string, Set<() => void>>()
  let isOver = false
  const countAll = () => [...open.values()].reduce((sum, streams) => sum + streams.size, 0)

  return {
    hasRoom: ({ id }: SignedInTeacher) =>
      !isOver && (open.get(id)?.size ?? 0) < MOST_OF_ONE && countAll() < MOST_IN_ALL,
    send: ({ request, reply }: Exchange, { teacher, watch }: Watching) => {
      reply.hijack()
      const { raw } = reply
      raw.writeHead(200, HEADERS)
      const write = (text: string) => (raw.writableLength > MOST_WAITING ? end() : void raw.write(text))
      const unwatch = watch((event, data) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`))
      const look = setInterval(() => {
        signedInTeacher(context, request).then(
          (still) => (still?.id === teacher.id ? write(': still here\n\n') : end()),
          // A database that is away for a moment says nothing about the session.
          () => undefined,
        )
      }, LOOK_AGAIN_MS)
      const streams = open.get(teacher.id) ?? new Set()
      const forget = () => {
        clearInterval(look)
        unwatch()
        streams.delete(end)
        if (streams.size === 0) open.delete(teacher.id)
      }
      const end = () => {
        forget()
        raw.end()
      }
      open.set(teacher.id, streams.add(end))
      raw.once('close', forget)
    },
    /** Pages go on at another server. */
    endAll: () => {
      isOver = true
      for (const streams of [...open.values()]) for (const end of [...streams]) end()
    },
  }
}
