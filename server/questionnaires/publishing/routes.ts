import type { FastifyInstance } from 'fastify'
import { editPoll } from '#contract/questionnaires/polls.ts'
import { createResponded } from '#contract/questionnaires/polls-and-surveys.ts'
import { createQuiz } from '#contract/questionnaires/questionnaires.ts'
import { publishSurvey } from '#contract/questionnaires/surveys.ts'
import { publishVersion } from '#contract/questionnaires/versions.ts'
import type { FieldProblems } from '#contract/wire/problems-of.ts'
import { withNameBorne } from '#domain/questionnaires/borne-name.ts'
import { framedPicturesIn } from '#domain/questionnaires/items/question-pictures.ts'
import { ABILITIES } from '#domain/questionnaires/kinds.ts'
import { type Section, writtenIn } from '#domain/questionnaires/questionnaire.ts'
import { openIn, pinnedIn, usualSettings } from '#domain/questionnaires/settings.ts'
import { settingsOfNew } from '#domain/questionnaires/settings-defaults.ts'
import { fail, ok } from '#domain/result.ts'
import type { Context } from '../../context.ts'
import { serve } from '../../http/serve.ts'
import { hasResponses } from '../../runs/responses/policy.ts'
import { makeQuizContent } from '../content/make-quiz-content.ts'
import { makeRespondedContent } from '../content/make-responded-content.ts'
import { makeTexts } from '../content/make-texts.ts'
import { ownAble } from '../own-able.ts'
import { prepareSettings } from '../settings/prepare-settings.ts'
import type { MadeVersion } from '../version-store.ts'
import { publishFirst } from './publish-first.ts'
import { publishNext } from './publish-next.ts'

type Server = { app: FastifyInstance; context: Context }

/** What has a clock is written as questions with sections among them, all else as pages; passages and texts stand in both. */
export const publishingRoutes = (app: FastifyInstance, context: Context): void => {
  firstRoutes({ app, context })
  nextRoutes({ app, context })
  editRoutes({ app, context })
}

const firstRoutes = (server: Server): void => {
  const { context } = server
  serve(server, createQuiz, async ({ body, teacher }) => {
    const { kind } = body
    const settings = settingsOfNew(kind, body.settings)
    const paper = body.paper ?? (ABILITIES[kind].strict ? 'with_start' : 'with_link')
    const published = await publishFirst(context, teacher, {
      ...{ kind, paper, draftKey: body.draft_key ?? null, draft: body.draft },
      settings: openIn(settings),
      make: async () => {
        const content = await makeQuizContent(context, teacher, { written: body, settings })
        if (!content.ok) return content
        const { intro: text, format } = settings.look
        const texts = await makeTexts(context, teacher, { 'settings.look.intro': { text, format } })
        if (!texts.ok) return texts
        const written = { intro: texts.value['settings.look.intro'] }
        const named = withNameBorne({ ...content.value, settings: pinnedIn(settings) })
        return ok({ content: { ...content.value, settings: named }, written })
      },
    })
    if (!published.ok) return published
    context.live.touch(teacher.id)
    return ok(madeOnWire(published.value))
  })

  serve(server, createResponded, async ({ body, teacher }) => {
    const usual = usualSettings()
    const { kind, responding = usual.responding, joining = usual.joining } = body
    const published = await publishFirst(context, teacher, {
      ...{ kind, paper: 'with_link', draftKey: body.draft_key ?? null, draft: body.draft },
      settings: openIn({ ...usual, responding, joining }),
      make: async () => {
        const { order } = usual
        const content = await makeRespondedContent(context, teacher, { kind, order, responding, written: body })
        if (!content.ok) return content
        const { thanks: text, thanks_format: format } = responding
        const texts = await makeTexts(context, teacher, { 'responding.thanks': { text, format } })
        if (!texts.ok) return texts
        return ok({ content: content.value, written: { thanks: texts.value['responding.thanks'] } })
      },
    })
    if (!published.ok) return published
    context.live.touch(teacher.id)
    return ok(madeOnWire(published.value))
  })
}

const nextRoutes = (server: Server): void => {
  const { context } = server
  serve(server, publishVersion, async ({ params, body, teacher }) => {
    const own = await ownAble(context, teacher, { id: params.id, wanted: { clock: true, versions: true } })
    if (!own) return fail('quiz_not_found')
    const published = await publishNext(
      context,
      { owner: teacher, id: own.id },
      {
        sent: body,
        make: async (before, former) => {
          const settings = body.settings ?? before.settings
          const content = await makeQuizContent(context, teacher, { written: body, former, settings })
          if (!content.ok) return content
          const fields = own.front.paper === 'with_link' ? poolsWithLink(content.value.sections) : {}
          if (Object.keys(fields).length > 0) return { ok: false, code: 'invalid_request', fields }
          return ok({ ...content.value, settings: withNameBorne({ ...content.value, settings }) })
        },
      },
    )
    return published.ok ? ok(versionOnWire(published.value)) : published
  })

  serve(server, publishSurvey, async ({ params, body, teacher }) => {
    const own = await ownAble(context, teacher, { id: params.id, wanted: { clock: false, versions: true } })
    if (!own) return fail('quiz_not_found')
    const { kind, settings } = own.front
    const { responding } = settings
    const published = await publishNext(
      context,
      { owner: teacher, id: own.id },
      {
        sent: body,
        make: ({ settings: { order } }, former) =>
          makeRespondedContent(context, teacher, { kind, order, responding, written: body, former }),
      },
    )
    return published.ok ? ok(versionOnWire(published.value)) : published
  })
}

/** What is edited until the first answer is asked and answered otherwise at once. */
const editRoutes = (server: Server): void => {
  const { context } = server
  serve(server, editPoll, async ({ params, body, teacher }) => {
    const own = await ownAble(context, teacher, { id: params.id, wanted: { clock: false, versions: false } })
    if (!own) return fail('quiz_not_found')
    const { id } = own
    const { kind } = own.front
    const { responding } = body
    const settings = await prepareSettings(context, { owner: teacher, id }, { responding })
    if (!settings.ok) return settings
    const published = await publishNext(
      context,
      { owner: teacher, id },
      {
        sent: body,
        make: ({ settings: { order, taking } }) =>
          makeRespondedContent(context, teacher, { kind, order, responding, written: { ...body, taking } }),
        besides: async (trx, content) => {
          // Whoever has voted was asked what is replaced.
          if (await hasResponses(trx, id)) return fail('poll_has_votes')
          const applied = await settings.value(trx, framedPicturesIn(writtenIn(content)))
          return 'code' in applied ? applied : null
        },
      },
    )
    return published.ok ? ok({ version_id: published.value.versionId }) : published
  })
}

/** What is drawn cannot be where whoever has the link reads all of it. */
const poolsWithLink = (sections: readonly Section[]): FieldProblems => {
  const headed = sections.filter(({ isHeaded }) => isHeaded)
  return Object.fromEntries(
    headed.flatMap(({ draw }, at) => (draw === undefined ? [] : [[`sections.${at}.draw`, 'pool_with_link'] as const])),
  )
}

const madeOnWire = ({ id, shareCode }: { id: string; shareCode: string }) => ({ id, share_code: shareCode })

const versionOnWire = ({ versionId, number }: MadeVersion) => ({ version_id: versionId, number })
