import { setImmediate as aTurn } from 'node:timers/promises'
import type * as z from 'zod/mini'
import { kindOnWire } from '#contract/questionnaires/kind-on-wire.ts'
import type { readStudentTerm as contract, ResultInTermOnWire } from '#contract/results/trends.ts'
import { isoOf } from '#contract/wire/wire.ts'
import { marksAsNumber } from '#domain/marking/marks.ts'
import { identityLike, isLikeSomebody, type Likeness, likenessOf } from '#domain/questionnaires/likeness.ts'
import { keptSettings } from '#domain/questionnaires/settings.ts'
import { percentOf } from '#domain/statistics/percents.ts'
import { type QuizSum, sumOfTaken } from '#domain/statistics/trend.ts'
import { readJson } from '../../database/columns.ts'
import type { SignedInTeacher } from '../../http/who-is-asking.ts'
import { whoOnWire } from '../../runs/attempts/describe-participant.ts'
import { participantKey } from '../../runs/attempts/store.ts'
import { waitingIn, waitingOf } from '../../runs/scoring/store.ts'
import { type OwnQuiz, ownQuizzes } from './find-taken-quizzes.ts'
import type { Needs } from './keep-trends.ts'
import { ownResult, resultsByParticipant, type StudentResult } from './store.ts'

const MOST = 200
const FORMS_AT_ONCE = 100

const USUAL = keptSettings.parse({})

/** What the student's attempt is known by in a quiz, by each form that it has had. */
const keysIn = ({ id, settings }: OwnQuiz, likeness: Likeness): string[] => {
  const { joining, formerly } = settings === '{}' ? USUAL : readJson(keptSettings, settings)
  return [joining.fields, ...formerly].flatMap((form) => {
    const identity = identityLike(likeness, form)
    return identity ? [participantKey(id, identity)] : []
  })
}

const keysOf = async (quizzes: readonly OwnQuiz[], likeness: Likeness): Promise<string[]> => {
  const keys = new Set<string>()
  for (const [at, quiz] of quizzes.entries()) {
    for (const key of keysIn(quiz, likeness)) keys.add(key)
    if (at % FORMS_AT_ONCE === 0) await aTurn()
  }
  return [...keys]
}

type Beside = { quiz: OwnQuiz; sum: QuizSum; waiting: number; classWaiting: number }

const describe = (result: StudentResult, { quiz, sum, waiting, classWaiting }: Beside): ResultInTermOnWire => ({
  id: result.id,
  quiz: { ...kindOnWire(quiz.kind), id: quiz.id, title: quiz.title, subject: quiz.subject },
  submitted_at: isoOf(result.endedAt),
  score: marksAsNumber(result.score),
  max_score: marksAsNumber(result.outOf),
  percent: percentOf(result.score, result.outOf),
  ...(waiting > 0 && { waiting }),
  class_mean: sum.total / sum.count,
  class_students: sum.count,
  ...(classWaiting > 0 && { class_waiting: classWaiting }),
})

/** Whoever gave the same in all fields that identify is the same person, in whichever of the teacher's quizzes. */
export const readStudentTerm = async (
  { db, sums: sumsOf }: Needs,
  teacher: SignedInTeacher,
  id: string,
): Promise<z.input<typeof contract.data> | null> => {
  const known = await ownResult(db, teacher.id, id)
  if (known === null) return null
  const quizzes = await ownQuizzes(db, teacher.id)
  const likeness = likenessOf(known.participant)
  const all = isLikeSomebody(known.participant)
    ? await resultsByParticipant(db, await keysOf(quizzes, likeness))
    : [known]
  // A key is of ids: fields of the same id may have been called otherwise.
  const same = JSON.stringify(likeness)
  const own = all.filter(({ participant }) => JSON.stringify(likenessOf(participant)) === same)
  const shown = own.slice(-MOST)
  const byId = new Map(quizzes.map((quiz) => [quiz.id, quiz]))
  const taken = shown.flatMap(({ questionnaireId }) => byId.get(questionnaireId) ?? [])
  const sums = await sumsOf(taken, null)
  const ownWaiting = await waitingOf(
    db,
    shown.map((result) => result.id),
  )
  const allWaiting = await waitingIn(
    db,
    taken.map((quiz) => quiz.id),
  )
  const rows = shown.flatMap((result) => {
    const [quiz, sum] = [byId.get(result.questionnaireId), sums.get(result.questionnaireId)]
    if (!quiz || !sum || result.outOf === 0) return []
    const waits = { waiting: ownWaiting.get(result.id) ?? 0, classWaiting: allWaiting.get(quiz.id) ?? 0 }
    return [describe(result, { quiz, sum: sumOfTaken(sum), ...waits })]
  })
  return { student: whoOnWire((own.at(-1) ?? known).participant), rows, earlier: own.length - shown.length }
}
