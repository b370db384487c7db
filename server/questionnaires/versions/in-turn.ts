import type { Transaction } from 'kysely'
import type { Context } from '../../context.ts'
import type { Tables } from '../../database/tables.ts'
import type { SignedInTeacher } from '../../http/who-is-asking.ts'
import { lockTeacher } from '../../people/accounts/store.ts'
import type { OwnedQuestionnaireId } from '../policy.ts'
import { lockQuestionnaire } from '../store.ts'

export type OwnQuiz = { owner: SignedInTeacher; id: OwnedQuestionnaireId }
export type Needs = Pick<Context, 'db' | 'now' | 'newId' | 'papers' | 'config'>

/** One change of a quiz's versions after the other; from its end on, students meet what it has made current. */
export const inTurn = async <Outcome>(
  { db, papers }: Pick<Needs, 'db' | 'papers'>,
  { owner, id }: OwnQuiz,
  change: (trx: Transaction<Tables>) => Promise<Outcome>,
): Promise<Outcome> => {
  const { outcome, shareCode } = await db.transaction().execute(async (trx) => {
    await lockTeacher(trx, owner.id)
    const { shareCode } = await lockQuestionnaire(trx, id)
    return { outcome: await change(trx), shareCode }
  })
  papers.forget(shareCode)
  return outcome
}
