import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/audience/presentations.ts'
import { fail, ok } from '#domain/result.ts'
import type { Context } from '../../context.ts'
import { serve } from '../../http/serve.ts'
import { ownAble } from '../../questionnaires/own-able.ts'
import { presentationOnWire } from './on-wire.ts'
import { presentPoll } from './present-poll.ts'
import { presentationOf } from './store.ts'

export const presentationRoutes = (app: FastifyInstance, context: Context): void => {
  const server = { app, context }

  serve(server, contract.readPresentation, async ({ params, teacher }) => {
    const own = await ownAble(context, teacher, { id: params.id, wanted: { presenting: true } })
    if (!own) return fail('quiz_not_found')
    const poll = { id: own.id, hidesResults: own.front.settings.responding.hides_results }
    return ok(presentationOnWire({ ...poll, ...(await presentationOf(context.db, poll)) }))
  })

  serve(server, contract.changePresentation, async ({ params, body, teacher }) => {
    const own = await ownAble(context, teacher, { id: params.id, wanted: { presenting: true } })
    if (!own) return fail('quiz_not_found')
    const { question, is_revealed: isRevealed, is_code_shown: isCodeShown, is_hall_shown: isHallShown } = body.set
    const { hides_results: hidesResults, hidden_words: hiddenWords } = body.set
    const set = await presentPoll(context, own.id, {
      ...(hidesResults !== undefined && { hidesResults }),
      ...(question !== undefined && { question }),
      ...(isRevealed !== undefined && { isRevealed }),
      ...(isCodeShown !== undefined && { isCodeShown }),
      ...(isHallShown !== undefined && { isHallShown }),
      ...(hiddenWords !== undefined && { hiddenWords }),
    })
    context.live.touch(own.id)
    return ok(presentationOnWire(set))
  })
}
