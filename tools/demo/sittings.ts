import { answerOnWire, saveAnswers, startQuiz, submitQuiz } from '#contract/runs/attempts.ts'
import { type Instant, MINUTE, SECOND } from '#domain/time/time-limit.ts'
import { aDistrict, aName, oneOf, type Random } from './names.ts'
import type { Answer, PublishedQuiz } from './publish-quizzes.ts'
import type { Visitor } from './visitor.ts'

export type Student = { name: string; phone: string; district: string; ability: number }

/** Something that happens at a moment of the demo's past. */
export type Happening = { at: Instant; happens: () => Promise<unknown> }

/** Roughly the bell curve, from −2 to 2. */
const bell = (random: Random) => ((random() + random() + random()) * 4) / 3 - 2

/** Numbers that begin with six zeros belong to nobody. */
export const classOf = (size: number, random: Random): Student[] =>
  Array.from({ length: size }, (_, at) => ({
    name: aName(random),
    phone: `000000${String(1000 + at * 37)}`,
    district: aDistrict(random),
    ability: bell(random),
  }))

export type Given = Answer & { question_id: string; time_ms: number }

const BLANK = answerOnWire(null)
const SKIPS_WHEN_UNSURE = 0.3

/** The better the student and the easier the question, the likelier the right answer; the unsure sometimes skip. */
export const answersOf = (
  quiz: PublishedQuiz,
  { ability, difficulties, random }: { ability: number; difficulties: number[]; random: Random },
): Given[] => {
  // A single question may take half as long again, and all of them together still end in time.
  const pace = (quiz.minutes * MINUTE * (0.35 + 0.3 * random())) / quiz.questions.length
  return quiz.questions.map(({ id, right, others }, at) => {
    const knows = random() < 1 / (1 + Math.exp(-1.6 * (ability + 0.6 - (difficulties[at] ?? 0))))
    const another = oneOf(others, random)
    const unsure = random() < SKIPS_WHEN_UNSURE ? BLANK : another
    const time_ms = Math.round(pace * (0.5 + random()))
    return { question_id: id, time_ms, ...(knows ? (right ?? another) : unsure) }
  })
}

export const difficultiesOf = (quiz: PublishedQuiz, random: Random): number[] => quiz.questions.map(() => bell(random))

type Sitting = {
  quiz: PublishedQuiz
  student: Student
  visitor: Visitor
  startsAt: Instant
  answers: Given[]
  /** How many questions were seen before the student went away without submitting; null: submits. */
  leavesAfter: number | null
}

/** A page saves sooner; each save waits for the disk, and whoever fills a database waits for all of them. */
const QUESTIONS_A_SAVE = 9

/** What one student does, moment by moment; `close` is the server's part when the time is over. */
export const happeningsOf = (
  { quiz, student, visitor, startsAt, answers, leavesAfter }: Sitting,
  close: () => Promise<unknown>,
): Happening[] => {
  const { name, phone, district } = student
  const details = { name, phone, district, quiz_code: quiz.code }
  const happenings: Happening[] = [{ at: startsAt, happens: () => visitor('POST', startQuiz.path, details) }]
  const seen = answers.slice(0, leavesAfter ?? answers.length)
  let at = startsAt
  for (const [place, { time_ms }] of seen.entries()) {
    at += time_ms
    const revision = place + 1
    if (revision % QUESTIONS_A_SAVE !== 0 && revision !== seen.length) continue
    const sheet = { quiz_code: quiz.code, revision, answers: answers.slice(0, revision) }
    happenings.push({ at, happens: () => visitor('PUT', saveAnswers.path, sheet) })
  }
  if (leavesAfter === null) {
    const last = { quiz_code: quiz.code, answers }
    happenings.push({ at: at + 5 * SECOND, happens: () => visitor('POST', submitQuiz.path, last) })
  } else {
    happenings.push({ at: startsAt + (quiz.minutes + 1) * MINUTE, happens: close })
  }
  return happenings
}
