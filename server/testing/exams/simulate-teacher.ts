import { expect } from 'vitest'
import { giveMinutes } from '#contract/runs/invigilation.ts'
import { newToken } from '../../secrets.ts'
import { expectOk } from '../people.ts'
import type { ExamHall } from './exam-hall.ts'
import type { ExamStudent } from './exam-student.ts'
import { untilTheEnd } from './simulate-student.ts'

const MINUTE_MS = 60_000
/** At these milliseconds of a second nothing else happens. */
const BESIDE_ALL = 7
/** After the end, while nobody has ended those who have not submitted. */
const BEFORE_THE_CLOSE = 20_000
const TO_ALL = 3
const MOST_MINUTES = 12

/** `students`: all who have started, of `count`. */
type Scene = { hall: ExamHall; count: number; random: () => number; students: ExamStudent[] }

/** Minutes are given to all and to single students, while they write and when their time is just over, some twice by mistake. */
export const simulateTeacher = (scene: Scene): void => {
  const { hall, count, random, students } = scene
  const { opens_at: from, closes_at: until } = hall.window
  const someTime = () => from + Math.floor((random() * (until - from)) / 1000) * 1000 + BESIDE_ALL
  const someGift = () => ({ minutes: 1 + Math.floor(random() * MOST_MINUTES), isTwice: random() < 0.3 })
  const later = (time: number, task: () => Promise<unknown>) => hall.at(time, 'teacher', task)
  for (let time = 0; time < TO_ALL; time += 1) {
    const gift = someGift()
    later(someTime(), () => gives(scene, { ...gift, to: [...students], isAll: true }))
  }
  for (let time = 0; time < count; time += 1) {
    const [gift, wanted, isWhenOver] = [someGift(), Math.floor(random() * count), random() < 0.6]
    later(someTime(), async () => {
      const to = students.filter(({ number }) => number === wanted)
      const overAt = Math.max(...to.map(({ log }) => log.endsAt())) + BEFORE_THE_CLOSE + BESIDE_ALL
      const isAhead = overAt > hall.world.clock.now() && to.length > 0
      if (isWhenOver && isAhead) later(overAt, () => gives(scene, { ...gift, to, isAll: false }))
      else await gives(scene, { ...gift, to, isAll: false })
    })
  }
}

type Gift = { to: ExamStudent[]; isAll: boolean; minutes: number; isTwice: boolean }

const gives = async ({ hall, students }: Scene, { to, isAll, minutes, isTwice }: Gift) => {
  if (to.length === 0) return
  const submissions = isAll ? 'all_running' : to.map(({ begun }) => begun.id)
  const body = { submissions, minutes, change: newToken() }
  const path = `/teacher/quizzes/${hall.quiz.id}/minutes`
  const now = hall.world.clock.now()
  const given = to.filter(({ log }) => log.isGiven(now, minutes * MINUTE_MS))
  for (let time = 0; time < (isTwice ? 2 : 1); time += 1) {
    const reply = giveMinutes.data.parse(expectOk(await hall.teacher.browser.calls('POST', path, body)))
    expect(reply).toEqual({ given: given.length })
  }
  for (const student of given) untilTheEnd({ hall, student, students })
}
