import { createHash } from 'node:crypto'
import type { Grouping } from '#contract/results/trends-requests.ts'
import { likenessOf } from '#domain/questionnaires/likeness.ts'
import { count, type Percents, percentOf } from '#domain/statistics/percents.ts'
import { folded } from '#domain/text/folded.ts'
import type { Database } from '../../database/connect.ts'
import type { Folding } from '../../growing-portions.ts'
import { eachStudentScore, STUDENTS_AT_ONCE, type StudentScore, studentScoresById } from './store.ts'
import { createSums } from './sum-results.ts'

export type Asked = { by: Grouping; field: string }

/** `students`: each once, as a number that stands for what identifies them. */
export type Group = { name: string; students: Set<number>; percents: Percents }

/** Of one quiz, by what its results belong to, under the first of its spellings; subjects and tags are the quiz's, and have no name here. */
type Groups = { asked: Asked; byName: Map<string, Group>; untold: number }

const MOST_KEPT = 24 * 1024 * 1024
const BYTES_OF_ONE = 400
const BYTES_OF_A_STUDENT = 36
const BYTES_OF_A_PERCENTAGE = 40

/** 48 bits of a digest: two of a million students have one in common once in five hundred terms, and are counted as one. */
const numberOf = ({ participant }: StudentScore): number =>
  createHash('sha1')
    .update(JSON.stringify(likenessOf(participant)))
    .digest()
    .readUIntBE(0, 6)

const isOfQuiz = (by: Grouping): boolean => by === 'subject' || by === 'tag'

/** Null where it was not told. */
const nameOf = ({ by, field }: Asked, { participant }: StudentScore): string | null => {
  if (isOfQuiz(by)) return ''
  if (by === 'district') return participant.district || null
  return participant.fields.find(({ label }) => folded(label) === folded(field))?.value || null
}

const onto = (groups: Groups): Folding<StudentScore, Groups> => ({
  add: (result) => {
    if (result.outOf === 0) return
    const name = nameOf(groups.asked, result)
    if (name === null) {
      groups.untold += 1
      return
    }
    const group = groups.byName.get(folded(name)) ?? { name, students: new Set(), percents: new Map() }
    groups.byName.set(folded(name), group)
    group.students.add(numberOf(result))
    count(group.percents, percentOf(result.score, result.outOf))
  },
  end: () => groups,
})

const bytesOf = ({ byName }: Groups) =>
  [...byName.values()].reduce(
    (sum, { students, percents }) =>
      sum + BYTES_OF_ONE + students.size * BYTES_OF_A_STUDENT + percents.size * BYTES_OF_A_PERCENTAGE,
    BYTES_OF_ONE,
  )

/** The results of each of some quizzes by what they belong to. */
export const createQuizGroups = ({ db }: { db: Database }) =>
  createSums<StudentScore, Asked, Groups>({
    keyOf: ({ by, field }) => (isOfQuiz(by) ? '' : `${by} ${folded(field)}`),
    read: (ids, last) => eachStudentScore(db, ids, last),
    load: (ids) => studentScoresById(db, ids),
    atOnce: STUDENTS_AT_ONCE,
    begin: (asked) => ({ asked, byName: new Map(), untold: 0 }),
    onto,
    bytesOf,
    mostBytes: MOST_KEPT,
  })

export type QuizGroups = ReturnType<typeof createQuizGroups>
