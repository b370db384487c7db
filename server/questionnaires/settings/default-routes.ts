import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/questionnaires/settings-defaults.ts'
import type { TeacherId } from '#domain/people/account.ts'
import { kindsWith } from '#domain/questionnaires/kinds.ts'
import { settingsBegunWith } from '#domain/questionnaires/settings-defaults.ts'
import { ok } from '#domain/result.ts'
import type { Context } from '../../context.ts'
import { serve } from '../../http/serve.ts'
import { readChosen } from './default-store.ts'
import { keepDefaults } from './keep-defaults.ts'

export const settingsDefaultRoutes = (app: FastifyInstance, context: Context): void => {
  const server = { app, context }

  const told = async (id: TeacherId): Promise<contract.SettingsDefaults> => {
    const chosen = await readChosen(context.db, id)
    const begun = kindsWith({}).map((kind) => [kind, settingsBegunWith(kind, chosen[kind] ?? {})])
    return Object.fromEntries(begun) as contract.SettingsDefaults
  }

  serve(server, contract.readSettingsDefaults, async ({ teacher: { id } }) => ok(await told(id)))

  serve(server, contract.keepSettingsDefaults, async ({ params: { kind }, body: settings, teacher: { id } }) => {
    const kept = await keepDefaults(context, { id, kind, settings })
    return kept.ok ? ok(await told(id)) : kept
  })
}
