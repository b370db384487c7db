import { tellsWho } from '#domain/questionnaires/items/facets.ts'
import { questionsIn } from '#domain/questionnaires/questionnaire.ts'
import type { Instant } from '#domain/time/time-limit.ts'
import type { Context } from '../../context.ts'
import { writeJson } from '../../database/columns.ts'
import type { Transaction } from '../../database/committer.ts'
import { deleteFilesOf } from '../../media/uploads/store.ts'
import { versionById } from '../../questionnaires/find-version.ts'
import { answersIn } from '../../runs/responses/store.ts'
import { formerHolderOf, rememberErased } from '../store.ts'
import { nobody } from './find-old-responses.ts'

type Some = { questionnaireId: string; before: Instant; ids: readonly string[] }

/** What was told beside the questions goes, and what was asked to reach somebody; no device holds them any more. */
export const anonymiseResponses = async (
  { newId }: Pick<Context, 'newId'>,
  trx: Transaction,
  { questionnaireId, ids, before }: Some,
): Promise<number> => {
  const rows = await trx
    .selectFrom('response')
    .select(['id', 'holder', 'version_id', 'revision', 'answers'])
    .where('id', 'in', [...ids])
    .where('saved_at', '<', before)
    .orderBy('id')
    .execute()
  const telling = new Map<string, ReadonlySet<string>>()
  let count = 0
  for (const { id, holder, version_id: versionId, revision, answers } of rows) {
    const known = telling.get(versionId) ?? (await tellingIn(trx, versionId))
    telling.set(versionId, known)
    const kept = Object.entries(answersIn(answers)).filter(([question]) => !known.has(question))
    const changed = await trx
      .updateTable('response')
      .set({
        holder: nobody(questionnaireId, id),
        told: '{}',
        person: null,
        answers: writeJson(Object.fromEntries(kept)),
        revision: revision + 1,
        change: newId(),
      })
      .where('id', '=', id)
      .where('revision', '=', revision)
      .where('holder', '!=', nobody(questionnaireId, id))
      .returning('id')
      .execute()
    if (changed.length === 0) continue
    await deleteFilesOf(trx, holder)
    // A page that still has it sends nothing of it anew.
    await rememberErased(trx, [formerHolderOf(holder)])
    count += 1
  }
  return count
}

const tellingIn = async (trx: Transaction, versionId: string): Promise<ReadonlySet<string>> =>
  new Set(
    questionsIn(await versionById(trx, versionId))
      .filter(tellsWho)
      .map(({ id }) => id),
  )
