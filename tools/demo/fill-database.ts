import { signUp } from '#contract/people/accounts.ts'
import { changeStatus } from '#contract/questionnaires/questionnaires.ts'
import { DAY, HOUR, type Instant, MINUTE, SECOND } from '#domain/time/time-limit.ts'
import type { App } from '../../server/app.ts'
import { seededRandom } from '../../server/testing/seeded-random.ts'
import { bengaliLiterature } from './bengali-literature.ts'
import { biology } from './biology.ts'
import { confirmAddress } from './confirm-address.ts'
import type { DemoQuiz, DemoResponded } from './demo-quiz.ts'
import { englishEssays } from './english-essays.ts'
import { everyKind } from './every-kind.ts'
import { askInHallOf } from './hall.ts'
import { markFirstEssays } from './mark-essays.ts'
import { mathematics } from './mathematics.ts'
import { aName, type Random } from './names.ts'
import { physics } from './physics.ts'
import { type PublishedQuiz, publish } from './publish-quizzes.ts'
import { keyOf, publishResponded, respond } from './respond.ts'
import { revisionPoll } from './revision-poll.ts'
import { answersOf, classOf, difficultiesOf, type Happening, happeningsOf, type Student } from './sittings.ts'
import { termSurvey } from './term-survey.ts'
import { type Visitor, visitorOf } from './visitor.ts'
import { westBengal } from './west-bengal.ts'

const SEED = 1913
const CLASS_SIZE = 96
const ONE_IN_TWELVE = 1 / 12
/** Six in the evening in Kolkata is half past twelve in UTC. */
const EVENING = 12.5 * HOUR

/** The first evening is that many days before today; students come on that evening and the next two. */
export const SITTINGS: { quiz: DemoQuiz; daysAgo: number; students: number; isClosed?: boolean }[] = [
  { quiz: westBengal, daysAgo: 26, students: 16, isClosed: true },
  { quiz: bengaliLiterature, daysAgo: 23, students: 22 },
  { quiz: biology, daysAgo: 20, students: 36 },
  { quiz: mathematics, daysAgo: 17, students: 40 },
  { quiz: physics, daysAgo: 14, students: 54 },
  { quiz: englishEssays, daysAgo: 11, students: 9 },
  { quiz: everyKind, daysAgo: 7, students: 23 },
]

/** Those that are not taken against a clock. */
export const RESPONDED = [revisionPoll, termSurvey]
const VOTERS = 34
const SURVEYED = 28

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

const happenInTurn = async (happenings: Happening[], clock: Clock) => {
  for (const { at, happens } of happenings.sort((one, other) => one.at - other.at)) {
    clock.now = at
    await happens()
  }
}

const takeQuizzes = async (today: Instant, teacher: Visitor, stage: Stage) => {
  const { app, clock, random } = stage
  const students = classOf(CLASS_SIZE, random)
  for (const { quiz, daysAgo, students: count, isClosed } of SITTINGS) {
    const firstEvening = today - daysAgo * DAY + EVENING
    clock.now = firstEvening - 5 * HOUR
    const made = await publish(quiz, { teacher, random })
    const sitting = { firstEvening, students: pickedFrom(students, count, random) }
    await happenInTurn(sittingsOf(made, sitting, { app, clock, random }), clock)
    if (isClosed) await teacher('POST', changeStatus.path.replace(':id', made.id), { status: 'closed' })
    if (quiz === englishEssays) {
      clock.now += 12 * HOUR
      await markFirstEssays(made.id, teacher)
    }
  }
}

const ONE_IN_THREE = 1 / 3

/** A survey that is answered on three evenings, and a poll that a class answers within three minutes, yesterday. */
const askForOpinions = async (today: Instant, teacher: Visitor, { app, clock, random }: Stage) => {
  const respondingTo = async (
    written: DemoResponded,
    { count, arrivesAt }: { count: number; arrivesAt: () => Instant },
  ) => {
    const made = await publishResponded(written, teacher)
    const happenings = Array.from({ length: count }, (_, at): Happening => {
      const name = written === termSurvey && random() < ONE_IN_THREE ? { name: aName(random) } : {}
      const giving = { visitor: visitorOf(app), device: keyOf(written.kind, at), random, ...name }
      return { at: arrivesAt(), happens: () => respond({ written, made }, giving) }
    })
    await happenInTurn(happenings, clock)
    return made
  }
  clock.now = today - 4 * DAY + EVENING - 5 * HOUR
  await respondingTo(termSurvey, {
    count: SURVEYED,
    arrivesAt: () => arrivalOn(today - 4 * DAY + EVENING, random),
  })
  const yesterday = today - DAY + EVENING
  clock.now = yesterday - HOUR
  const arrivesAt = () => yesterday + Math.floor(random() * 180) * SECOND
  const poll = await respondingTo(revisionPoll, { count: VOTERS, arrivesAt })
  await askInHallOf({ poll, teacher, newVisitor: () => visitorOf(app) })
}

/** Lets four weeks of a teacher's life happen through the product's own calls; answers with the teacher, signed in. */
export const fillDatabase = async (app: App, clock: Clock): Promise<Visitor> => {
  const stage = { app, clock, random: seededRandom(SEED) }
  const today = Math.floor(clock.now / DAY) * DAY
  clock.now = today - 27 * DAY + EVENING
  const teacher = visitorOf(app)
  await confirmAddress(app, await teacher('POST', signUp.path, TEACHER), clock.now)
  await takeQuizzes(today, teacher, stage)
  await askForOpinions(today, teacher, stage)
  return teacher
}
