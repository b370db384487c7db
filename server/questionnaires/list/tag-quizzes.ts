import type { Transaction } from 'kysely'
import { MAX_TAGS, tagKey } from '#domain/questionnaires/quiz-tags.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Context } from '../../context.ts'
import type { Tables } from '../../database/tables.ts'
import type { SignedInTeacher } from '../../http/who-is-asking.ts'
import { recordActivity } from '../../people/activity/store.ts'
import { ownedBy } from '../policy.ts'
import { type Acted, actOnEach } from './act-on-each.ts'
import { tagsOf } from './find-tags.ts'
import { lockPlace } from './store.ts'

type WhyNot = 'quiz_not_found' | 'too_many_tags'
type Change = { add: readonly string[]; remove: readonly string[] }

/** Puts tags on quizzes and takes others off; those that a quiz has, or has not, already are no mistake. */
export const tagQuizzes = (
  { db, now }: Pick<Context, 'db' | 'now'>,
  teacher: SignedInTeacher,
  { ids, ...change }: Change & { ids: readonly string[] },
): Promise<Acted<WhyNot>> =>
  actOnEach(ids, async (asked): Promise<Result<{ changed: boolean }, WhyNot>> => {
    const id = await ownedBy(db, teacher, asked)
    if (!id) return fail('quiz_not_found')
    return db.transaction().execute(async (trx) => {
      if (!(await lockPlace(trx, id))) return fail('quiz_not_found')
      const before = new Map((await tagsOf(trx, [id])).get(id)?.map((tag) => [tagKey(tag), tag]))
      const after = new Map(before)
      for (const tag of change.remove) after.delete(tagKey(tag))
      for (const tag of change.add) if (!after.has(tagKey(tag))) after.set(tagKey(tag), tag)
      if (after.size > MAX_TAGS && after.size > before.size) return fail('too_many_tags')
      const changed = await replaceTags(trx, { id, ownerId: teacher.id }, { before, after })
      if (changed)
        await recordActivity(trx, { teacherId: teacher.id, at: now(), kind: 'quiz_tagged', questionnaireId: id })
      return ok({ changed })
    })
  })

type Tags = ReadonlyMap<string, string>

const replaceTags = async (
  trx: Transaction<Tables>,
  { id, ownerId }: { id: string; ownerId: string },
  { before, after }: { before: Tags; after: Tags },
): Promise<boolean> => {
  const gone = [...before.keys()].filter((key) => !after.has(key))
  const added = [...after].filter(([key]) => !before.has(key))
  if (gone.length > 0)
    await trx.deleteFrom('questionnaire_tag').where('questionnaire_id', '=', id).where('tag_key', 'in', gone).execute()
  if (added.length > 0)
    await trx
      .insertInto('questionnaire_tag')
      .values(added.map(([tag_key, tag]) => ({ questionnaire_id: id, owner_id: ownerId, tag_key, tag })))
      .execute()
  return gone.length + added.length > 0
}
