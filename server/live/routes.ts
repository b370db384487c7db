import type { FastifyInstance, FastifyRequest } from 'fastify'
import { EVENT_STREAM, followHome, readFigures } from '#contract/results/live.ts'
import { fail, ok } from '#domain/result.ts'
import type { Server } from '../features.ts'
import { serve } from '../http/serve.ts'
import { ownedBy } from '../questionnaires/policy.ts'
import { findFigures, keysOfHome, watchedOf } from './find-figures.ts'
import { createStreams, type Watch } from './stream-events.ts'

export const liveRoutes = (app: FastifyInstance, context: Server): void => {
  const streams = createStreams(context)
  context.stopping.addEventListener('abort', streams.endAll)

  serve({ app, context }, readFigures, async ({ params, teacher, request, reply }) => {
    const id = await ownedBy(context.db, teacher, params.id)
    if (!id) return fail('quiz_not_found')
    const watched = await watchedOf(context.db, id)
    const first = await findFigures(context, watched)
    if (!wantsStream(request) || !streams.hasRoom(teacher)) return ok(first)
    const watch: Watch = (tell) => {
      tell('figures', first)
      return context.live.watch(watched, (figures) => tell('figures', figures))
    }
    return { ok: true, stream: () => streams.send({ request, reply }, { teacher, watch }) }
  })

  serve({ app, context }, followHome, async ({ teacher, request, reply }) => {
    if (!wantsStream(request) || !streams.hasRoom(teacher)) return ok({})
    const home = { teacherId: teacher.id, keys: await keysOfHome(context.db, teacher.id) }
    const watch: Watch = (tell) => {
      // What happened while this was opened is read with it.
      tell('home', {})
      return context.live.watchHome(home, () => tell('home', {}))
    }
    return { ok: true, stream: () => streams.send({ request, reply }, { teacher, watch }) }
  })
}

const wantsStream = ({ headers }: FastifyRequest): boolean => headers.accept?.includes(EVENT_STREAM) ?? false
