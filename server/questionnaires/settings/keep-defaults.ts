import type { TeacherId } from '#domain/people/account.ts'
import type { QuestionnaireKind } from '#domain/questionnaires/kinds.ts'
import type { Settings } from '#domain/questionnaires/settings.ts'
import { chosenIn, refusedAsDefaults } from '#domain/questionnaires/settings-defaults.ts'
import { ok, type Result } from '#domain/result.ts'
import type { Context } from '../../context.ts'
import type { Refusal } from '../../http/serve.ts'
import { lockTeacher } from '../../people/accounts/store.ts'
import { writeChosen } from './default-store.ts'

type Asked = { id: TeacherId; kind: QuestionnaireKind; settings: Settings }

/** How new questionnaires of that kind begin from now on: of two at once, the last one holds, whole. */
export const keepDefaults = async (
  { db }: Pick<Context, 'db'>,
  { id, kind, settings }: Asked,
): Promise<Result<null, never> | Refusal<'invalid_request'>> => {
  const refused = refusedAsDefaults(kind, settings)
  if (refused.length > 0) {
    const fields = Object.fromEntries(refused.map((path) => [path, 'not_one_of' as const]))
    return { ok: false, code: 'invalid_request', fields }
  }
  await db.transaction().execute(async (trx) => {
    await lockTeacher(trx, id)
    await writeChosen(trx, { id, kind, chosen: chosenIn(kind, settings) })
  })
  return ok(null)
}
