import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/questionnaires/polls.ts'
import { questionOnWire } from '#contract/questionnaires/questions-on-wire.ts'
import { fail, ok } from '#domain/result.ts'
import type { Context } from '../../context.ts'
import { serve } from '../../http/serve.ts'
import { hasResponses } from '../../runs/responses/policy.ts'
import { versionById } from '../find-version.ts'
import { ownAble } from '../own-able.ts'
import { pagesOnWire } from '../surveys/describe-pages.ts'
import { countVotes } from './count-votes.ts'
import { pollsOf } from './list-polls.ts'
import { listVotes } from './list-votes.ts'
import { resetPoll } from './reset-poll.ts'

/** What it asks is edited until the first response, and asked anew once all are gone. */
const ASKED_ANEW = { clock: false, versions: false }

type Server = { app: FastifyInstance; context: Context }

export const pollRoutes = (app: FastifyInstance, context: Context): void => {
  const server = { app, context }
  const { db } = context
  serve(server, contract.listPolls, async ({ query, teacher }) =>
    ok(await pollsOf(context, teacher, query.show === 'bin')),
  )

  serve(server, contract.readPollResults, async ({ params, teacher }) => {
    const own = await ownAble(context, teacher, { id: params.id, wanted: { presenting: true } })
    if (!own) return fail('quiz_not_found')
    const { id, front } = own
    const version = await context.papers.version(db, front.version.id)
    const { votes, questions } = await countVotes(context.tallies, id, version)
    return ok({
      id,
      version_id: version.id,
      title: version.title,
      share_code: front.shareCode,
      status: front.status,
      votes,
      questions: questions.map(({ question, ...counted }) => ({
        question: questionOnWire(question, version.publishedAt),
        ...counted,
      })),
    })
  })

  serve(server, contract.listPollVotes, async ({ params, query, teacher }) => {
    const own = await ownAble(context, teacher, { id: params.id, wanted: { oneCall: true } })
    return own ? ok(await listVotes(context, own.id, query.page ?? 1)) : fail('quiz_not_found')
  })

  changing(server)
}

const changing = (server: Server): void => {
  const { context } = server
  const { db } = context

  serve(server, contract.readPoll, async ({ params, teacher }) => {
    const own = await ownAble(context, teacher, { id: params.id, wanted: ASKED_ANEW })
    if (!own) return fail('quiz_not_found')
    const { id, front } = own
    const version = await versionById(db, front.version.id)
    return ok({
      id,
      version_id: version.id,
      title: version.title,
      share_code: front.shareCode,
      status: front.status,
      responding: front.settings.responding,
      sections: pagesOnWire(version),
      has_votes: await hasResponses(db, id),
    })
  })

  serve(server, contract.resetPoll, async ({ params, body, teacher }) => {
    const own = await ownAble(context, teacher, { id: params.id, wanted: ASKED_ANEW })
    if (!own) return fail('quiz_not_found')
    const asked = { quizCode: body.quiz_code, basedOn: body.based_on, draftKey: body.draft_key }
    const reset = await resetPoll(context, { owner: teacher, id: own.id }, asked)
    if (!reset.ok) return reset
    context.live.touch(own.id)
    return ok({ version_id: reset.value.versionId })
  })
}
