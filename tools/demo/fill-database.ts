import { signUp } from '#contract/accounts.ts'
import { changeStatus } from '#contract/questionnaires.ts'
import { DAY, HOUR, type Instant, MINUTE, SECOND } from '#domain/time-limit.ts'
import type { App } from '../../server/app.ts'
import { seededRandom } from '../../server/testing/seeded-random.ts'
import { bengaliLiterature } from './bengali-literature.ts'
import { biology } from './biology.ts'
import type { DemoQuiz } from './demo-quiz.ts'
import { mathematics } from './mathematics.ts'
import type { Random } from './names.ts'
import { physics } from './physics.ts'
import { type PublishedQuiz, publish } from './publish-quizzes.ts'
import { answersOf, classOf, difficultiesOf, type Happening, happeningsOf, type Student } from './sittings.ts'
import { visitorOf } from './visitor.ts'
import { westBengal } from './west-bengal.ts'

const SEED = 1913
const CLASS_SIZE = 96
const ONE_IN_TWELVE = 1 / 12
/** Six in the evening in Kolkata is half past twelve in UTC. */
const EVENING = 12.5 * HOUR

/** The first evening is that many days before today; students come on that evening and the next two. */
const SITTINGS: { quiz: DemoQuiz; daysAgo: number; students: number; isClosed?: boolean }[] = [
  { quiz: westBengal, daysAgo: 19, students: 18, isClosed: true },
  { quiz: bengaliLiterature, daysAgo: 15, students: 27 },
  { quiz: biology, daysAgo: 11, students: 45 },
  { quiz: mathematics, daysAgo: 8, students: 48 },
  { quiz: physics, daysAgo: 4, students: 62 },
]

export const TEACHER = {
  name: 'Ananya Sen',
  email: 'ananya.sen@example.org',
  phone: '0000000001',
  password: 'chalk and slate',
}

export type Clock = { now: Instant }
type Stage = { app: App; clock: Clock; random: Random }

const pickedFrom = (students: Student[], count: number, random: Random) =>
  students
    .map((student) => ({ student, order: random() }))
    .sort((one, other) => one.order - other.order)
    .slice(0, count)
    .map(({ student }) => student)

/** Three evenings of two hours. */
const arrivalOn = (firstEvening: Instant, random: Random) =>
  firstEvening +
  Math.floor(random() * 3) * DAY +
  Math.floor(random() * 120) * MINUTE +
  Math.floor(random() * 60) * SECOND

const sittingsOf = (
  quiz: PublishedQuiz,
  { firstEvening, students }: { firstEvening: Instant; students: Student[] },
  { app, random }: Stage,
): Happening[] => {
  const difficulties = difficultiesOf(quiz, random)
  return students.flatMap((student) => {
    const answers = answersOf(quiz, { ability: student.ability, difficulties, random })
    const leaves = random() < ONE_IN_TWELVE
    const leavesAfter = leaves ? 1 + Math.floor(random() * (answers.length - 1)) : null
    const startsAt = arrivalOn(firstEvening, random)
    const visitor = visitorOf(app)
    return happeningsOf({ quiz, student, visitor, startsAt, answers, leavesAfter }, app.closeOverdue)
  })
}

/** Lets three weeks of a teacher's life happen through the product's own calls; answers the quizzes that are open. */
export const fillDatabase = async (app: App, clock: Clock): Promise<PublishedQuiz[]> => {
  const random = seededRandom(SEED)
  const today = Math.floor(clock.now / DAY) * DAY
  const students = classOf(CLASS_SIZE, random)

  clock.now = today - 20 * DAY + EVENING
  const teacher = visitorOf(app)
  await teacher('POST', signUp.path, TEACHER)
  const open: PublishedQuiz[] = []
  for (const { quiz, daysAgo, students: count, isClosed } of SITTINGS) {
    const firstEvening = today - daysAgo * DAY + EVENING
    clock.now = firstEvening - 5 * 60 * MINUTE
    const made = await publish(quiz, { teacher, random })
    const sitting = { firstEvening, students: pickedFrom(students, count, random) }
    const happenings = sittingsOf(made, sitting, { app, clock, random })
    for (const { at, happens } of happenings.sort((one, other) => one.at - other.at)) {
      clock.now = at
      await happens()
    }
    if (isClosed) await teacher('POST', changeStatus.path.replace(':id', made.id), { status: 'closed' })
    else open.push(made)
  }
  return open
}
