import * as z from 'zod/mini'
import type { TeacherId } from '#domain/people/account.ts'
import { type QuestionnaireKind, questionnaireKind } from '#domain/questionnaires/kinds.ts'
import type { ChosenDefaults } from '#domain/questionnaires/settings-defaults.ts'
import type { Transaction } from '../../database/committer.ts'
import type { Database } from '../../database/connect.ts'

const chosenSettings = z.record(z.string(), z.unknown())
/** As they were kept, perhaps by another version. */
type Kept = Partial<Record<QuestionnaireKind, z.infer<typeof chosenSettings>>>

/** What a teacher has chosen for new questionnaires, by kind; a kind is left out where that is nothing. */
export const readChosen = async (db: Database, id: TeacherId): Promise<Kept> => {
  const rows = await db
    .selectFrom('settings_default')
    .select(['kind', 'chosen'])
    .where('teacher_id', '=', id)
    .orderBy('kind')
    .execute()
  return Object.fromEntries(
    rows.flatMap((row) => {
      const kind = questionnaireKind.safeParse(row.kind)
      return kind.success ? [[kind.data, chosenSettings.parse(JSON.parse(row.chosen))]] : []
    }),
  )
}

type Chosen = { id: TeacherId; kind: QuestionnaireKind; chosen: ChosenDefaults }

export const writeChosen = async (trx: Transaction, { id, kind, chosen }: Chosen): Promise<void> => {
  if (Object.keys(chosen).length === 0) {
    await trx.deleteFrom('settings_default').where('teacher_id', '=', id).where('kind', '=', kind).execute()
    return
  }
  const set = { chosen: JSON.stringify(chosen) }
  await trx
    .insertInto('settings_default')
    .values({ teacher_id: id, kind, ...set })
    .onConflict((conflict) => conflict.columns(['teacher_id', 'kind']).doUpdateSet(set))
    .execute()
}
