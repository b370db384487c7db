import { isDeepStrictEqual } from 'node:util'
import { type Brand, chosenIn, picturesOfBrand } from '#domain/branding/brand.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Context } from '../../context.ts'
import type { Refusal } from '../../http/serve.ts'
import type { SignedInTeacher } from '../../http/who-is-asking.ts'
import { attachPictures, lockPictures } from '../../media/pictures/store.ts'
import { recordActivity } from '../../people/activity/store.ts'
import type { OwnedQuestionnaireId } from '../policy.ts'
import { lockQuestionnaire } from '../store.ts'
import { refusePictures } from './refuse-pictures.ts'
import { brandOfQuestionnaire, setBrandOfQuestionnaire } from './store.ts'
import { withPictures } from './with-pictures.ts'

type Of = { owner: SignedInTeacher; id: OwnedQuestionnaireId }
type Change = { brand: Brand | null; based_on?: Brand | null | undefined }

/** Gives a questionnaire a brand of its own, or null, as `changeBrand` does for an account. */
export const changeOwnBrand = async (
  { db, now, papers }: Pick<Context, 'db' | 'now' | 'papers'>,
  { owner, id }: Of,
  { brand, based_on: basedOn }: Change,
): Promise<Result<null, 'settings_changed'> | Refusal<'invalid_request'>> => {
  const kept = brand === null ? ok(null) : await withPictures({ db }, owner, brand)
  if (!kept.ok) return kept
  const changed = await db.transaction().execute(async (trx) => {
    const { shareCode } = await lockQuestionnaire(trx, id)
    const found = await brandOfQuestionnaire(trx, id)
    const before = found && chosenIn(found)
    if (isDeepStrictEqual(before, brand)) return ok(shareCode)
    if (basedOn !== undefined && !isDeepStrictEqual(before, basedOn)) return fail('settings_changed')
    const pictures = brand === null ? [] : picturesOfBrand(brand)
    if (brand && !(await lockPictures(trx, owner.id, pictures))) return refusePictures(brand, new Set())
    await attachPictures(trx, id, pictures)
    await setBrandOfQuestionnaire(trx, id, kept.value)
    await recordActivity(trx, { teacherId: owner.id, at: now(), questionnaireId: id, kind: 'settings_changed' })
    return ok(shareCode)
  })
  if (!changed.ok) return changed
  papers.forget(changed.value)
  return ok(null)
}
