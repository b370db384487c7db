import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/results/summary-links.ts'
import { fail, ok } from '#domain/result.ts'
import type { Context } from '../../context.ts'
import { addressOf } from '../../http/limits.ts'
import { serve } from '../../http/serve.ts'
import { ownSurvey } from '../surveys/own-survey.ts'
import { makeLink } from './make-link.ts'
import { createReadSummary } from './read-summary.ts'
import { linkOnWire, linksOf, withdrawLink } from './store.ts'

export const summaryLinkRoutes = (app: FastifyInstance, context: Context): void => {
  const server = { app, context }
  const { db, now } = context

  serve(server, contract.listSummaryLinks, async ({ params, teacher }) => {
    const own = await ownSurvey(context, teacher, params.id)
    return own ? ok((await linksOf(db, own.id)).map(linkOnWire)) : fail('quiz_not_found')
  })

  serve(server, contract.makeSummaryLink, async ({ params, body, teacher }) => {
    const own = await ownSurvey(context, teacher, params.id)
    if (!own) return fail('quiz_not_found')
    return makeLink(context, { id: own.id, key: body.key, showsTexts: body.shows_texts })
  })

  serve(server, contract.withdrawSummaryLink, async ({ params, teacher }) => {
    const own = await ownSurvey(context, teacher, params.id)
    if (!own) return fail('quiz_not_found')
    await withdrawLink(db, { questionnaireId: own.id, id: params.link, at: now() })
    const links = await linksOf(db, own.id)
    return links.some(({ id }) => id === params.link) ? ok(links.map(linkOnWire)) : fail('not_found')
  })

  const readSummary = createReadSummary(context)
  serve(server, contract.readSummary, ({ body: { key }, request }) => readSummary({ key, address: addressOf(request) }))
}
