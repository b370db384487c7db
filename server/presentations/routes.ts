import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/presentations.ts'
import { fail, ok } from '#domain/result.ts'
import type { Context } from '../context.ts'
import { serve } from '../http/serve.ts'
import { ownPoll } from '../polls/own-poll.ts'
import { type Presentation, presentationOf, setPresentation } from './store.ts'

export const presentationRoutes = (app: FastifyInstance, context: Context): void => {
  const server = { app, context }

  serve(server, contract.readPresentation, async ({ params, teacher }) => {
    const own = await ownPoll(context, teacher, params.id)
    return own ? ok(onWire(await presentationOf(context.db, own.id))) : fail('quiz_not_found')
  })

  serve(server, contract.changePresentation, async ({ params, body, teacher }) => {
    const own = await ownPoll(context, teacher, params.id)
    if (!own) return fail('quiz_not_found')
    const { question, is_revealed: isRevealed, is_code_shown: isCodeShown, is_hall_shown: isHallShown } = body.set
    const { hidden_words: hiddenWords } = body.set
    const set = await setPresentation(context.db, own.id, {
      ...(question !== undefined && { question }),
      ...(isRevealed !== undefined && { isRevealed }),
      ...(isCodeShown !== undefined && { isCodeShown }),
      ...(isHallShown !== undefined && { isHallShown }),
      ...(hiddenWords !== undefined && { hiddenWords }),
    })
    context.live.touch(own.id)
    return ok(onWire(set))
  })
}

const onWire = ({
  revision,
  question,
  isRevealed,
  isCodeShown,
  isHallShown,
  hiddenWords,
}: Presentation): contract.PresentationOnWire => ({
  revision,
  question,
  is_revealed: isRevealed,
  is_code_shown: isCodeShown,
  is_hall_shown: isHallShown,
  hidden_words: hiddenWords,
})
