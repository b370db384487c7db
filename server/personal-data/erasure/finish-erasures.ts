import { setImmediate as aTurn } from 'node:timers/promises'
import { deleteSomeAsked } from '../../audience/questions/store.ts'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../database/committer.ts'
import { inOneTransaction } from '../../database/try-again.ts'
import { noteWord } from '../../runs/invigilation/store.ts'
import { deleteSomeMarks } from '../../runs/responses/store.ts'
import { deleteResponses } from './delete-responses.ts'
import { eraseAttempts } from './erase-attempts.ts'
import { begunBy, type Erasure, givenBy, openErasures, outBy, unnamedBy } from './find-erasures.ts'

type Needs = Pick<Context, 'db' | 'now'>

/** What is deleted is overwritten: few, so that nobody waits for it. */
const AT_ONCE = 25

/** Without a limit what nobody waits for any more is done to its end: a page was closed, or a server stopped. */
const WITHOUT_END = { id: null, withinMs: Number.POSITIVE_INFINITY }

/** Erases, in small steps, what was asked for: all of it, or the erasure of this id, for as long as it may take. */
export const finishErasures = async (
  { db, now }: Needs,
  { id, withinMs }: { id: string | null; withinMs: number } = WITHOUT_END,
): Promise<void> => {
  const until = performance.now() + withinMs
  for (const erasure of await openErasures(db, id)) {
    while (await eraseSome({ db, now }, erasure)) {
      if (performance.now() > until) return
      await aTurn()
    }
    await db.updateTable('quiz_erasure').set({ done_at: now() }).where('id', '=', erasure.id).execute()
  }
}

/** False once there was nothing left. */
const eraseSome = ({ db, now }: Needs, erasure: Erasure): Promise<boolean> =>
  inOneTransaction(db, async (trx) => {
    const { questionnaireId } = erasure
    const begun = await begunBy(trx, erasure).select('id').orderBy('id').limit(AT_ONCE).execute()
    const out = await outBy(trx, erasure).select('submission_id as id').orderBy('id').limit(AT_ONCE).execute()
    if (begun.length + out.length === 0) return eraseSomeGiven(trx, erasure)
    await eraseAttempts(trx, { questionnaireId, ids: begun.map(({ id }) => id), out: out.map(({ id }) => id) })
    await noteWord(trx, questionnaireId, now())
    return true
  })

/** The same of responses, of the marks of devices that have begun, and of what an audience has asked. */
const eraseSomeGiven = async (trx: Transaction, erasure: Erasure): Promise<boolean> => {
  const { questionnaireId, askedAt } = erasure
  if ((await deleteSomeMarks(trx, questionnaireId)) > 0) return true
  const given = await givenBy(trx, erasure).select('id').orderBy('id').limit(AT_ONCE).execute()
  const unnamed = await unnamedBy(trx, erasure).select('id').orderBy('id').limit(AT_ONCE).execute()
  const ids = [...given, ...unnamed].map(({ id }) => id)
  if (ids.length > 0) await deleteResponses(trx, { questionnaireId, ids, before: null })
  return ids.length > 0 || (await deleteSomeAsked(trx, { questionnaireId, until: askedAt }))
}
