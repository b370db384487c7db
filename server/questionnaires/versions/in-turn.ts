import type { Transaction } from 'kysely'
import type { Context } from '../../context.ts'
import type { Tables } from '../../database/tables.ts'
import type { SignedInTeacher } from '../../http/who-is-asking.ts'
import { lockTeacher } from '../../people/accounts/store.ts'
import type { OwnedQuestionnaireId } from '../policy.ts'
import { lockQuestionnaire } from '../store.ts'

export type OwnQuiz = { owner: SignedInTeacher; id: OwnedQuestionnaireId }
export type Needs = Pick<Context, 'db' | 'now' | 'newId' | 'papers' | 'config'>

/** Rolls back what a change has written before it was refused. */
class Refused<Outcome> extends Error {
  readonly outcome: Outcome

  constructor(outcome: Outcome) {
    super('refused')
    this.outcome = outcome
  }
}

/**
 * One change of a quiz's versions after the other; from its end on, students meet what it has made current. What is refused
 * changes nothing.
 */
export const inTurn = async <Outcome extends { ok: boolean }>(
  { db, papers }: Pick<Needs, 'db' | 'papers'>,
  { owner, id }: OwnQuiz,
  change: (trx: Transaction<Tables>) => Promise<Outcome>,
): Promise<Outcome> => {
  const changing = db.transaction().execute(async (trx) => {
    await lockTeacher(trx, owner.id)
    const { shareCode } = await lockQuestionnaire(trx, id)
    const outcome = await change(trx)
    if (!outcome.ok) throw new Refused(outcome)
    return { outcome, shareCode }
  })
  const done = await changing.catch((error: unknown) => {
    if (error instanceof Refused) return error as Refused<Outcome>
    throw error
  })
  if ('shareCode' in done) papers.forget(done.shareCode)
  return done.outcome
}
