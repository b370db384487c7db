import type { FastifyInstance } from 'fastify'
import { markingFromWire } from '#contract/questionnaires/marking-on-wire.ts'
import * as contract from '#contract/questionnaires/questionnaires.ts'
import { minutesOf } from '#contract/wire/wire.ts'
import { usualSettings } from '#domain/questionnaires/settings.ts'
import { ok } from '#domain/result.ts'
import type { Context } from '../../context.ts'
import { serve } from '../../http/serve.ts'
import { foreseenOutcome } from './foresee-outcome.ts'
import { makeQuizSections } from './make-quiz-sections.ts'
import { makeTexts } from './make-texts.ts'
import { publishQuestionnaire } from './publish-quiz.ts'

export const publishingRoutes = (app: FastifyInstance, context: Context): void => {
  const server = { app, context }
  serve(server, contract.createQuiz, async ({ body, teacher }) => {
    const draftKey = body.draft_key ?? null
    const foreseen = await foreseenOutcome(context, teacher, draftKey)
    if (foreseen) return foreseen.ok ? ok(madeOnWire(foreseen.value)) : foreseen
    const sections = await makeQuizSections(context, teacher, { written: body })
    if (!sections.ok) return sections
    const settings = body.settings ?? usualSettings()
    const { intro: text, format } = settings.look
    const texts = await makeTexts(context, teacher, { 'settings.look.intro': { text, format } })
    if (!texts.ok) return texts
    const published = await publishQuestionnaire(context, teacher, {
      kind: 'quiz',
      title: body.title,
      subject: body.subject,
      minutes: minutesOf(body.duration),
      marking: markingFromWire(body),
      paper: body.paper,
      draftKey,
      draft: body.draft,
      settings,
      written: { intro: texts.value['settings.look.intro'] },
      sections: sections.value,
    })
    if (!published.ok) return published
    context.live.touch(teacher.id)
    return ok(madeOnWire(published.value))
  })
}

const madeOnWire = ({ id, shareCode }: { id: string; shareCode: string }) => ({ id, share_code: shareCode })
