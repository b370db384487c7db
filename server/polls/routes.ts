import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/polls.ts'
import { questionOnWire } from '#contract/questions-on-wire.ts'
import { KINDS } from '#domain/kinds.ts'
import { questionsIn } from '#domain/questionnaire.ts'
import { fail, ok } from '#domain/result.ts'
import type { Context } from '../context.ts'
import { serve } from '../http/serve.ts'
import { ownedBy } from '../questionnaires/policy.ts'
import { questionnaireFront } from '../questionnaires/store.ts'
import { createTallies } from '../responses/keep-tallies.ts'
import { pollsOf } from './list-polls.ts'

export const pollRoutes = (app: FastifyInstance, context: Context): void => {
  const server = { app, context }
  const { db } = context
  const tallies = createTallies(context)
  serve(server, contract.listPolls, async ({ teacher }) => ok(await pollsOf(db, teacher)))

  serve(server, contract.readPollResults, async ({ params, teacher }) => {
    const id = await ownedBy(db, teacher, params.id)
    if (!id) return fail('quiz_not_found')
    const front = await questionnaireFront(db, id)
    if (!KINDS[front.kind].isAtOnce) return fail('quiz_not_found')
    const version = await context.papers.version(db, front.version.id)
    const questions = questionsIn(version)
    const tallied = await tallies.of({ id, versionId: version.id, questions })
    return ok({
      id,
      title: version.title,
      share_code: front.shareCode,
      status: front.status,
      votes: tallied.responses,
      questions: questions.map((question, at) => ({
        question: questionOnWire(question, version.publishedAt),
        ...(tallied.questions[at] ?? { of: 0, tally: null }),
      })),
    })
  })
}
