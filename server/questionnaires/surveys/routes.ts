import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/questionnaires/surveys.ts'
import { questionsIn } from '#domain/questionnaires/questionnaire.ts'
import { fail, ok } from '#domain/result.ts'
import type { Context } from '../../context.ts'
import { serve } from '../../http/serve.ts'
import { makeSections } from '../../runs/responses/make-sections.ts'
import { refuseConditions } from '../../runs/responses/refuse-conditions.ts'
import { refuseContent } from '../../runs/responses/refuse-content.ts'
import { ownAble } from '../own-able.ts'
import { makeTexts } from '../publishing/make-texts.ts'
import { versionById } from '../store.ts'
import { keyOfVersion, versionByDraftKey } from '../version-store.ts'
import { publishVersion } from '../versions/publish-version.ts'
import { readMeanings } from '../versions/read-meanings.ts'
import { pagesOnWire } from './describe-pages.ts'
import { surveysOf } from './list-surveys.ts'

/** What responses are given to, and is published again while they come. */
const WITH_VERSIONS = { clock: false, versions: true }

type Server = { app: FastifyInstance; context: Context }

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

  publishing(server)
}

const publishing = (server: Server): void => {
  const { context } = server
  const { db } = context
  serve(server, contract.publishSurvey, async ({ params, body, teacher }) => {
    const own = await ownAble(context, teacher, { id: params.id, wanted: WITH_VERSIONS })
    if (!own) return fail('quiz_not_found')
    const { id, front } = own
    const made = await versionByDraftKey(db, keyOfVersion(id, body.draft_key))
    if (made) return ok({ version_id: made.versionId, number: made.number })
    if (front.version.id !== body.based_on) return fail('quiz_changed')
    const refused = refuseContent({ ...body, kind: front.kind, responding: front.settings.responding })
    if (refused) return refused
    const before = await versionById(db, front.version.id)
    const former = new Map(questionsIn(before).map((question) => [question.id, question]))
    const sections = await makeSections(context, teacher, { sections: body.sections, former })
    if (!sections.ok) return sections
    const impossible = refuseConditions(sections.value, body.taking)
    if (impossible) return impossible
    const texts = await makeTexts(context, teacher, {
      'taking.welcome': body.taking && { text: body.taking.welcome, format: body.taking.welcome_format },
    })
    if (!texts.ok) return texts
    const { 'taking.welcome': welcome } = texts.value
    const said = readMeanings(body, { before: questionsIn(before), after: questionsIn({ sections: sections.value }) })
    if (!said.ok) return said
    const { subject, minutes, marking, settings } = before
    const published = await publishVersion(
      context,
      { owner: teacher, id },
      {
        basedOn: body.based_on,
        draftKey: body.draft_key,
        draft: body.draft,
        content: {
          ...{ title: body.title, subject, minutes, marking },
          settings: {
            order: settings.order,
            ...(body.taking && { taking: body.taking }),
            ...(welcome && { written: { welcome } }),
          },
          sections: sections.value,
          meanings: said.value,
        },
      },
    )
    return published.ok ? ok({ version_id: published.value.versionId, number: published.value.number }) : published
  })
}
