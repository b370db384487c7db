import type * as z from 'zod/mini'
import type { findStudents as contract } from '#contract/results/trends.ts'
import { isLikeSomebody, likenessOf } from '#domain/questionnaires/likeness.ts'
import type { Context } from '../../context.ts'
import type { SignedInTeacher } from '../../http/who-is-asking.ts'
import { whoOnWire } from '../../runs/attempts/describe-participant.ts'
import { ownQuizzes, partsOf } from './find-taken-quizzes.ts'
import { eachStudent, STUDENTS_AT_ONCE, type StudentResult } from './store.ts'

const MOST = 20

/** Each student once, as they called themselves last. */
const keepLatest = (found: Map<string, StudentResult>, results: readonly StudentResult[]) => {
  for (const result of results) {
    const key = JSON.stringify(likenessOf(result.participant))
    if ((found.get(key)?.endedAt ?? 0) < result.endedAt) found.set(key, result)
  }
}

/**
 * Students of a teacher's quizzes whose details contain what was typed, those of the newest quizzes first. Looked through
 * in parts, and no further than there are rows to show: no index finds a part of a word in both databases.
 */
export const findStudents = async (
  { db }: Pick<Context, 'db'>,
  teacher: SignedInTeacher,
  search: string,
): Promise<z.input<typeof contract.data>> => {
  const words = search.normalize('NFC').trim().toLowerCase()
  if (words === '') return { rows: [], more: false }
  const found = new Map<string, StudentResult>()
  for (const part of partsOf(await ownQuizzes(db, teacher.id), STUDENTS_AT_ONCE)) {
    const ids = part.map(({ id }) => id)
    for await (const results of eachStudent(db, ids)) {
      keepLatest(
        found,
        results.filter(({ searchText, participant }) => searchText.includes(words) && isLikeSomebody(participant)),
      )
    }
    if (found.size > MOST) break
  }
  return {
    rows: [...found.values()].slice(0, MOST).map(({ id, participant }) => ({ id, ...whoOnWire(participant) })),
    more: found.size > MOST,
  }
}
