import { setImmediate as aTurn } from 'node:timers/promises'
import type { Context } from '../../context.ts'
import { inOneTransaction } from '../../database/try-again.ts'
import { recordActivity } from '../../people/activity/store.ts'
import { claimOverdue, currentTitle, overdueInBin } from '../../questionnaires/list/store.ts'
import { deleteSomeGiven } from './delete-some-given.ts'
import { eraseQuiz } from './erase-quiz.ts'
import { deleteSomeAttempts, deleteSomeFiles } from './store.ts'

type Needs = Pick<Context, 'db' | 'now'>

const QUIZZES_AT_ONCE = 20
/** What is deleted is overwritten: few, so that nobody waits for it. */
const ATTEMPTS_AT_ONCE = 100

/** Erases the quizzes whose time in the bin is over, each once nobody is taking it any more. */
export const emptyBin = async ({ db, now }: Needs): Promise<void> => {
  for (;;) {
    const ids = await overdueInBin(db, now(), QUIZZES_AT_ONCE)
    for (const id of ids) {
      if (await claim({ db, now }, id)) await eraseInSteps({ db }, id)
    }
    if (ids.length < QUIZZES_AT_ONCE) return
    await aTurn()
  }
}

/** From here on it can't be taken back; false where it just was, or somebody else has erased it. */
const claim = ({ db, now }: Needs, id: string): Promise<boolean> =>
  inOneTransaction(db, async (trx) => {
    const at = now()
    const claimed = await claimOverdue(trx, id, at)
    if (claimed?.isNew) {
      const details = { title: await currentTitle(trx, id), because: 'time' }
      await recordActivity(trx, { teacherId: claimed.ownerId, at, kind: 'quiz_erased', details })
    }
    return claimed !== null
  })

const eraseInSteps = async ({ db }: Pick<Needs, 'db'>, id: string): Promise<void> => {
  let left = true
  while (left) {
    left = await inOneTransaction(db, (trx) => deleteSomeAttempts(trx, { questionnaireId: id }, ATTEMPTS_AT_ONCE))
    await aTurn()
  }
  while (await inOneTransaction(db, (trx) => deleteSomeGiven(trx, { questionnaireId: id }))) await aTurn()
  while (await inOneTransaction(db, (trx) => deleteSomeFiles(trx, { questionnaireId: id }))) await aTurn()
  await eraseQuiz({ db }, id)
}
