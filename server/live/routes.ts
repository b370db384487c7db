import type { FastifyInstance, FastifyRequest } from 'fastify'
import { EVENT_STREAM, readFigures } from '#contract/live.ts'
import { fail, ok } from '#domain/result.ts'
import type { Context } from '../context.ts'
import { serve } from '../http/serve.ts'
import { ownedBy } from '../questionnaires/policy.ts'
import { findFigures, shareCodeOf } from './find-figures.ts'
import { createStreams } from './stream-figures.ts'

/** Answers with what ends all streams. */
export const liveRoutes = (app: FastifyInstance, context: Context): (() => void) => {
  const streams = createStreams(context)

  serve({ app, context }, readFigures, async ({ params, teacher, request, reply }) => {
    const id = await ownedBy(context.db, teacher, params.id)
    if (!id) return fail('quiz_not_found')
    const first = await findFigures(context.db, id)
    if (!wantsStream(request) || !streams.hasRoom(teacher)) return ok(first)
    const quiz = { id, shareCode: await shareCodeOf(context.db, id) }
    return { ok: true, stream: () => streams.send({ request, reply }, { teacher, quiz, first }) }
  })
  return streams.endAll
}

const wantsStream = ({ headers }: FastifyRequest): boolean => headers.accept?.includes(EVENT_STREAM) ?? false
