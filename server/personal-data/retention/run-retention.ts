import { setImmediate as aTurn } from 'node:timers/promises'
import { anonymousName, oldBefore, type RetentionDeed } from '#domain/questionnaires/retention.ts'
import type { Instant } from '#domain/time/time-limit.ts'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../database/committer.ts'
import type { Database } from '../../database/connect.ts'
import { lockAttempts } from '../../database/dialect.ts'
import { inOneTransaction } from '../../database/try-again.ts'
import { recordActivity } from '../../people/activity/store.ts'
import { hashOf } from '../../secrets.ts'
import { deleteResponses } from '../erasure/delete-responses.ts'
import { eraseAttempts } from '../erasure/erase-attempts.ts'
import { anonymiseResponses } from './anonymise-responses.ts'
import { oldAttempts } from './find-old.ts'
import { oldResponses } from './find-old-responses.ts'
import { countDone, ruleOfQuiz, rulesOfQuizzes, takeCounts, takeNamesAway, teachersWithRules } from './store.ts'

type Needs = Pick<Context, 'db' | 'now' | 'newId' | 'newCode'>
type Old = { teacherId: string; questionnaireId: string; deed: 'anonymise' | 'erase'; before: Instant }

/** What is written over is overwritten: few, so that nobody waits for it. */
const AT_ONCE = 25
const NAME_CODE = 6

const KINDS = { anonymise: 'retention_anonymised', erase: 'retention_erased' } as const

/**
 * Does by every teacher's rules what is due, in small steps. One that is broken off goes on with the next run, and what it
 * has done is told once, at the end.
 */
export const runRetention = async (context: Needs): Promise<void> => {
  const { db, now } = context
  for (const teacherId of await teachersWithRules(db)) {
    for (const { id: questionnaireId, rule } of await rulesOfQuizzes(db, teacherId)) {
      const before = oldBefore(rule, now())
      if (before === null || rule.deed === 'keep') continue
      await doInQuiz(context, { teacherId, questionnaireId, deed: rule.deed, before })
    }
    await tell(context, teacherId)
  }
}

type Some = Omit<Old, 'teacherId'> & { ids: string[] }
/** How some that are old are found, and what is done with them; how many it was done with. */
type Way = {
  find: (db: Database, old: Old) => AsyncGenerator<string[]>
  act: (context: Needs, trx: Transaction, some: Some) => Promise<number>
}

const doInQuiz = async (context: Needs, old: Old): Promise<void> => {
  for (const way of [ATTEMPTS, RESPONSES]) {
    for await (const ids of way.find(context.db, old)) {
      for (let from = 0; from < ids.length; from += AT_ONCE) {
        await doSome(context, { ...old, ids: ids.slice(from, from + AT_ONCE) }, way)
        await aTurn()
      }
    }
  }
}

const doSome = (context: Needs, { ids, ...old }: Old & { ids: string[] }, { act }: Way): Promise<void> =>
  inOneTransaction(context.db, async (trx) => {
    const { teacherId, questionnaireId, deed } = old
    // Whoever has changed the rule meanwhile is heard at once: what is gone can't be brought back.
    const rule = await ruleOfQuiz(trx, { teacherId, questionnaireId })
    const before = rule.deed === deed ? oldBefore(rule, context.now()) : null
    if (before === null || before < old.before) return
    const attempts = await act(context, trx, { questionnaireId, deed, before: old.before, ids })
    if (attempts > 0) await countDone(trx, { teacherId, questionnaireId, deed, attempts })
  })

const anonymise = async (
  { now, newId, newCode }: Needs,
  trx: Transaction,
  { questionnaireId, ids }: { questionnaireId: string; ids: string[] },
): Promise<number> => {
  await lockAttempts(trx, { tokens: [], ids })
  const rows = await trx
    .selectFrom('submission')
    .select('id')
    .where('id', 'in', ids)
    .where('anonymised_at', 'is', null)
    .orderBy('id')
    .execute()
  const at = now()
  for (const { id } of rows) {
    const name = anonymousName(newCode(NAME_CODE))
    await takeNamesAway(trx, id, { name, key: `${questionnaireId}:anonymous:${id}`, tokenHash: hashOf(newId()), at })
  }
  return rows.length
}

const ATTEMPTS: Way = {
  find: oldAttempts,
  act: (context, trx, { questionnaireId, deed, ids }) =>
    deed === 'erase'
      ? eraseAttempts(trx, { questionnaireId, ids, out: [] })
      : anonymise(context, trx, { questionnaireId, ids }),
}

const RESPONSES: Way = {
  find: oldResponses,
  act: (context, trx, { deed, ...some }) =>
    deed === 'erase' ? deleteResponses(trx, some) : anonymiseResponses(context, trx, some),
}

/** "12 attempts of 2 quizzes": in one line, however many steps and restarts it took. */
const tell = ({ db, now }: Needs, teacherId: string): Promise<void> =>
  inOneTransaction(db, async (trx) => {
    const counts = await takeCounts(trx, teacherId)
    const of = (deed: RetentionDeed) => counts.filter((count) => count.deed === deed)
    for (const deed of ['anonymise', 'erase'] as const) {
      const done = of(deed)
      if (done.length === 0) continue
      const students = done.reduce((sum, { attempts }) => sum + attempts, 0)
      const details = { students, quizzes: done.length }
      await recordActivity(trx, { teacherId, at: now(), kind: KINDS[deed], details })
    }
  })
