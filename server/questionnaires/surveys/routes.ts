import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/questionnaires/surveys.ts'
import { fail, ok } from '#domain/result.ts'
import type { Context } from '../../context.ts'
import { serve } from '../../http/serve.ts'
import { versionById } from '../find-version.ts'
import { ownAble } from '../own-able.ts'
import { pagesOnWire } from './describe-pages.ts'
import { surveysOf } from './list-surveys.ts'

/** What responses are given to, and is published again while they come. */
const WITH_VERSIONS = { clock: false, versions: true }

export const surveyRoutes = (app: FastifyInstance, context: Context): void => {
  const server = { app, context }
  const { db } = context
  serve(server, contract.listSurveys, async ({ query, teacher }) =>
    ok(await surveysOf(context, teacher, query.show === 'bin')),
  )

  serve(server, contract.readSurvey, async ({ params, teacher }) => {
    const own = await ownAble(context, teacher, { id: params.id, wanted: WITH_VERSIONS })
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
      joining: front.settings.joining,
      ...(version.settings.taking && { taking: version.settings.taking }),
      sections: pagesOnWire(version),
    })
  })
}
