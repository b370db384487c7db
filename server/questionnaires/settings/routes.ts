import type { FastifyInstance } from 'fastify'
import { markingOnWire } from '#contract/questionnaires/marking-on-wire.ts'
import * as contract from '#contract/questionnaires/settings.ts'
import { settingsOf } from '#domain/questionnaires/settings.ts'
import { fail, ok } from '#domain/result.ts'
import type { Context } from '../../context.ts'
import { serve } from '../../http/serve.ts'
import { ownedBy } from '../policy.ts'
import { questionnaireFront } from '../store.ts'
import { changeSettings } from './change-settings.ts'

export const settingsRoutes = (app: FastifyInstance, context: Context): void => {
  const server = { app, context }

  serve(server, contract.readSettings, async ({ params, teacher }) => {
    const id = await ownedBy(context.db, teacher, params.id)
    if (!id) return fail('quiz_not_found')
    const { kind, shareCode, status, settings, version } = await questionnaireFront(context.db, id)
    return ok({
      id,
      kind,
      title: version.title,
      share_code: shareCode,
      status,
      settings: settingsOf(version.settings, settings),
      ...markingOnWire(version.marking),
      ...(version.marksVary && { marks_vary: true }),
    })
  })

  serve(server, contract.changeSettings, async ({ params, body, teacher }) => {
    const id = await ownedBy(context.db, teacher, params.id)
    if (!id) return fail('quiz_not_found')
    const changed = await changeSettings(context, { owner: teacher, id }, body)
    // Screens that present it hear of it.
    if (body.responding) context.live.touch(id)
    return changed
  })
}
