import type { Transaction } from 'kysely'
import { type KeptBrand, keptBrand } from '#domain/branding/brand.ts'
import type { TeacherId } from '#domain/people/account.ts'
import { readJson, writeJson } from '../../database/columns.ts'
import type { Database } from '../../database/connect.ts'
import type { Tables } from '../../database/tables.ts'
import type { OwnedQuestionnaireId } from '../policy.ts'

type Trx = Transaction<Tables>

const readKeptBrand = (text: string): KeptBrand => readJson(keptBrand, text)

/** Null: nobody has chosen anything. */
export const brandOfAccount = async (db: Database, id: TeacherId): Promise<KeptBrand | null> => {
  const row = await db.selectFrom('account_brand').select('brand').where('teacher_id', '=', id).executeTakeFirst()
  return row ? readKeptBrand(row.brand) : null
}

/** Null: it goes by its account's. */
export const brandOfQuestionnaire = async (db: Database, id: OwnedQuestionnaireId): Promise<KeptBrand | null> => {
  const found = db.selectFrom('questionnaire_brand').select('brand').where('questionnaire_id', '=', id)
  const row = await found.executeTakeFirst()
  return row ? readKeptBrand(row.brand) : null
}

/** `pictures`: those that it shows, which are kept as long as it does. The account's row must be locked. */
export const setBrandOfAccount = async (
  trx: Trx,
  id: TeacherId,
  { kept, pictures }: { kept: KeptBrand; pictures: readonly string[] },
): Promise<void> => {
  const set = { brand: writeJson(kept) }
  await trx
    .insertInto('account_brand')
    .values({ teacher_id: id, ...set })
    .onConflict((conflict) => conflict.column('teacher_id').doUpdateSet(set))
    .execute()
  await trx.deleteFrom('brand_media').where('teacher_id', '=', id).execute()
  const shown = pictures.map((media_id) => ({ media_id, teacher_id: id }))
  if (shown.length > 0) await trx.insertInto('brand_media').values(shown).execute()
}

export const setBrandOfQuestionnaire = async (
  trx: Trx,
  id: OwnedQuestionnaireId,
  kept: KeptBrand | null,
): Promise<void> => {
  if (kept === null) {
    await trx.deleteFrom('questionnaire_brand').where('questionnaire_id', '=', id).execute()
    return
  }
  const set = { brand: writeJson(kept) }
  await trx
    .insertInto('questionnaire_brand')
    .values({ questionnaire_id: id, ...set })
    .onConflict((conflict) => conflict.column('questionnaire_id').doUpdateSet(set))
    .execute()
}
