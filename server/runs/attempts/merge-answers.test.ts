import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readResult, readStudent, resumeQuiz, saveAnswers } from '#contract/runs/attempts.ts'
import { newToken } from '../../secrets.ts'
import { atOnce, sharedServers } from '../../testing/at-once.ts'
import { aCountingPage } from '../../testing/counting-page.ts'
import { describeBothDatabases } from '../../testing/describe-each-database.ts'
import {
  aPublishedQuiz,
  aStudent,
  aTeacher,
  aVisitor,
  expectOk,
  type StudentInTest,
  through,
} from '../../testing/people.ts'
import { type Answer, browserOf } from '../../testing/world.ts'

const questions = Array.from({ length: 6 }, (_, at) => ({
  problem: `Which way, ${at}?`,
  options: ['north', 'east', 'south', 'west'],
  correct_answer: at % 4,
}))
const savedBy = (answer: Answer) => saveAnswers.data.parse(expectOk(answer))
const refusal = ({ status, error }: Answer) => [status, error?.code]

describeBothDatabases('answers of several pages', (open, processes) => {
  const { world, appFor } = sharedServers(open, processes)

  const aRunningStudent = async (deviceKey = newToken()) => {
    const quiz = await aPublishedQuiz(await aTeacher(world()), { questions })
    const student = await aStudent(world(), quiz, { deviceKey })
    const { browser, started } = student
    const page = (device: string) => aCountingPage({ browser, quiz, begun: started, device })
    return { quiz, student, page }
  }
  const storedFor = async (student: StudentInTest, ids: string[]) => {
    const found = readStudent.data.parse(expectOk(await student.found()))
    const byId = new Map(found.answers.map((answer) => [answer.question_id, answer.selected_index]))
    return { revision: found.revision, options: ids.map((id) => byId.get(id) ?? -1), answers: found.answers }
  }

  it('based on what is stored are stored as they come, and the revision rises by one', async () => {
    const { quiz, student, page } = await aRunningStudent()
    const phone = page('phone-0001')
    for (let revision = 1; revision <= 4; revision += 1) {
      const saved = savedBy(await phone.gives({ [revision]: revision % 4 }).saves())
      expect([saved.revision, saved.base, saved.answers]).toEqual([revision, `${saved.epoch}.${revision}`, undefined])
    }
    expect(await storedFor(student, quiz.questionIds)).toMatchObject({ revision: 4, options: [-1, 1, 2, 3, 0, -1] })
  })

  it('of a phone that was offline and of the laptop it was handed to are all kept, the laptop’s on top', async () => {
    const { quiz, student, page } = await aRunningStudent()
    const phone = page('phone-0001').countsFrom(90_000).gives({ 0: 1, 1: 1, 2: 1, 3: 3 })
    const laptop = student.onAnotherDevice(world().newBrowser())
    const begun = resumeQuiz.data.parse(expectOk(await laptop.resumes(student.started.resume_code)))
    expect(begun.turn).toBe(1)
    const later = aCountingPage({ browser: laptop.browser, quiz, begun, device: 'laptop-001' })
    expectOk(await later.gives({ 3: 0, 4: 0, 5: 0 }).saves())

    const delivered = savedBy(await phone.saves())
    expect(delivered).toMatchObject({ handed_over: true, revision: 0, base: '', turn: 0 })
    expect(delivered.answers).toBe(undefined)
    expect((await storedFor(laptop, quiz.questionIds)).options).toEqual([1, 1, 1, 0, 0, 0])
    const told = savedBy(await later.saves())
    expect(told.answers?.map(({ question_id }) => question_id).toSorted()).toEqual(
      quiz.questionIds.slice(0, 3).toSorted(),
    )
    expect(later.shows()).toEqual([1, 1, 1, 0, 0, 0])

    const [mine] = phone.body().answers
    const ofLater = { answers: [{ ...mine, seq: 90_010, by: '1.phone-0001' }] }
    expect(refusal(await phone.saves(ofLater))).toEqual([400, 'invalid_request'])
    expect((await storedFor(laptop, quiz.questionIds)).options).toEqual([1, 1, 1, 0, 0, 0])
    expect(refusal(await phone.submits())).toEqual([401, 'no_attempt'])
    expect(refusal(await student.found())).toEqual([404, 'new_student'])
    expect(refusal(await student.result())).toEqual([401, 'no_attempt'])
    expectOk(await later.submits())
    const before = await laptop.result()
    expect(refusal(await phone.gives({ 5: 3 }).saves())).toEqual([409, 'already_submitted'])
    expect(readResult.data.parse(expectOk(await laptop.result())).score).toBe(
      readResult.data.parse(expectOk(before)).score,
    )
  })

  it('in two tabs end the same in whatever order they save, and lose nothing', async () => {
    const { quiz, student, page } = await aRunningStudent()
    const step = fc.record({
      tab: fc.nat(1),
      place: fc.nat(5),
      option: fc.integer({ min: -1, max: 3 }),
      saves: fc.boolean(),
    })
    let round = 0
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
        round += 1
        const tabs = [page(`tab-one-${round}`), page(`tab-two-${round}`)].map((tab) => tab.countsFrom(round * 1000))
        for (const { tab, place, option, saves } of steps) {
          tabs[tab]?.gives({ [place]: option })
          if (saves) expectOk((await tabs[tab]?.saves()) ?? (await student.found()))
        }
        for (const tab of [...tabs, ...tabs]) expectOk(await tab.saves())
        const { options } = await storedFor(student, quiz.questionIds)
        for (const tab of tabs) expect(tab.shows()).toEqual(options)
        // What one tab alone has touched is as it left it.
        for (const place of [0, 1, 2, 3, 4, 5]) {
          const touching = steps.filter((each) => each.place === place)
          if (new Set(touching.map(({ tab }) => tab)).size === 1) expect(options[place]).toBe(touching.at(-1)?.option)
        }
      }),
      { numRuns: 15 },
    )
  })

  it('said again change nothing, and are one revision', async () => {
    const { quiz, student, page } = await aRunningStudent()
    const phone = page('phone-0001').gives({ 0: 1, 5: 2 })
    const body = { ...phone.body(), revision: 1 }
    const replies = await atOnce(20, async (call) =>
      through(await appFor(call), student).browser.calls('PUT', '/student/quiz/answers', body),
    )
    expect(new Set(replies.map((reply) => savedBy(reply).revision))).toEqual(new Set([1]))
    world().clock.advance({ seconds: 1 })
    expect(savedBy(await student.browser.calls('PUT', '/student/quiz/answers', body)).saved_at).toBe(
      savedBy(replies[0] ?? (await student.found())).saved_at,
    )
    expect(await storedFor(student, quiz.questionIds)).toMatchObject({ revision: 1, options: [1, -1, -1, -1, -1, 2] })
  })

  it('that a page lacks come with the reply, and with them the base to go on from', async () => {
    const { quiz, student, page } = await aRunningStudent()
    const [one, other] = [page('tab-one-01'), page('tab-two-01')]
    expectOk(await one.gives({ 0: 1 }).saves())
    const told = savedBy(await other.gives({ 1: 2 }).saves())
    expect(told.answers).toEqual([
      {
        question_id: quiz.questionIds[0],
        selected_index: 1,
        marked: false,
        time_ms: 0,
        seq: 1,
        by: '0.tab-one-01',
        times: {},
      },
    ])
    expect(told.base).toBe(`${told.epoch}.2`)
    const next = savedBy(await other.gives({ 2: 3 }).saves())
    expect([next.revision, next.answers]).toEqual([3, undefined])
    expect((await storedFor(student, quiz.questionIds)).options).toEqual([1, 2, 3, -1, -1, -1])
  })

  it('saved by many pages at once are all there', async () => {
    const { quiz, student } = await aRunningStudent()
    const replies = await atOnce(60, async (call) => {
      const { browser } = through(await appFor(call), student)
      const page = aCountingPage({ browser, quiz, begun: student.started, device: `a-page-${call}` })
      return page
        .countsFrom(Math.floor(call / 6))
        .gives({ [call % 6]: 3 })
        .spends(call % 6, 10)
        .saves()
    })
    for (const reply of replies) expectOk(reply)
    const { options, answers } = await storedFor(student, quiz.questionIds)
    expect(options).toEqual([3, 3, 3, 3, 3, 3])
    expect(answers.map(({ time_ms }) => time_ms)).toEqual(Array(6).fill(100))
  })

  it.each<[string, { first: number; second: number }, number]>([
    ['the greater option, as it came', { first: 1, second: 3 }, 3],
    ['the greater option, the other way round', { first: 3, second: 1 }, 3],
    ['an answer rather than a blank', { first: -1, second: 0 }, 0],
  ])('of one count with two contents leave %s', async (_, { first, second }, stays) => {
    const { quiz, student, page } = await aRunningStudent()
    expectOk(await page('phone-0001').gives({ 0: first }).saves())
    const again = page('phone-0001').gives({ 0: second })
    expectOk(await again.saves({ based_on: undefined }))
    expect((await storedFor(student, quiz.questionIds)).options[0]).toBe(stays)
    expect(again.shows()[0]).toBe(stays)
  })

  it('are cleared and marked by changes like any other, and the times of all devices add up', async () => {
    const { quiz, student, page } = await aRunningStudent()
    const [one, other] = [page('tab-one-01'), page('tab-two-01')]
    expectOk(await one.gives({ 0: 1, 1: 1 }).marks(0, true).spends(0, 500).saves())
    expectOk(await other.countsFrom(10).gives({ 0: -1 }).marks(1, true).spends(0, 300).saves())
    expectOk(await one.countsFrom(20).marks(0, false).spends(0, 200).saves())
    const { answers } = await storedFor(student, quiz.questionIds)
    const byId = new Map(answers.map((answer) => [answer.question_id, answer]))
    expect(byId.get(quiz.questionIds[0] ?? '')).toMatchObject({
      selected_index: -1,
      marked: false,
      marked_seq: 21,
      time_ms: 1000,
      times: { 'tab-one-01': 700, 'tab-two-01': 300 },
    })
    expect(byId.get(quiz.questionIds[1] ?? '')).toMatchObject({
      selected_index: 1,
      marked: true,
      marked_by: '0.tab-two-01',
    })
    expect(await storedFor(student, quiz.questionIds)).toMatchObject({ options: [-1, 1, -1, -1, -1, -1] })
  })

  it.each(['saves', 'submits'] as const)(
    'meant for another attempt are refused and change nothing: %s',
    async (call) => {
      const { quiz, student, page } = await aRunningStudent()
      expectOk(await page('phone-0001').gives({ 0: 1 }).saves())
      const refused = await page('phone-0002').gives({ 0: 3, 1: 3 })[call]({ attempt: 'another-attempt' })
      expect(refusal(refused)).toEqual([401, 'no_attempt'])
      expect(await storedFor(student, quiz.questionIds)).toMatchObject({
        revision: 1,
        options: [1, -1, -1, -1, -1, -1],
      })
    },
  )

  it('of whoever had this browser before do not land in the sheet of who has it now', async () => {
    const { quiz, student, page } = await aRunningStudent()
    const first = page('phone-0001').gives({ 0: 3 })
    const second = aVisitor(world(), quiz, 'Mita Pal').onAnotherDevice(student.browser)
    expectOk(await second.starts({ device_key: newToken() }))
    for (const call of ['saves', 'submits'] as const) expect(refusal(await first[call]())).toEqual([401, 'no_attempt'])
    expect(await storedFor(second, quiz.questionIds)).toMatchObject({ revision: 0, answers: [] })
    // Whoever was before gets back in with the key of that start.
    expectOk(await second.saves(1, [1]))
  })

  it.each(['saves', 'submits'] as const)('are taken by a process that has answered nothing yet: %s', async (call) => {
    const { quiz, student } = await aRunningStudent()
    const { browser } = through(await world().secondApp(), student)
    const page = aCountingPage({ browser, quiz, begun: student.started, device: 'phone-0001' })
    expectOk(await page.gives({ 0: 1 })[call]())
  })

  it('of a handed-over token are void once the attempt is erased', async () => {
    const { quiz, student, page } = await aRunningStudent()
    const laptop = student.onAnotherDevice(browserOf(await appFor(1)))
    expectOk(await laptop.resumes(student.started.resume_code))
    await world().database.db.deleteFrom('submission').where('questionnaire_id', '=', quiz.id).execute()
    expect(refusal(await page('phone-0001').gives({ 0: 3 }).saves())).toEqual([401, 'no_attempt'])
  })
})

describeBothDatabases('answers of callers that keep no count', (open) => {
  const world_ = sharedServers(open, 1)
  const aRunningStudent = async () => {
    const world = world_.world()
    const quiz = await aPublishedQuiz(await aTeacher(world), { questions })
    const student = await aStudent(world, quiz)
    const page = aCountingPage({ browser: student.browser, quiz, begun: student.started, device: 'phone-0001' })
    const options = async () => {
      const { answers } = readStudent.data.parse(expectOk(await student.found()))
      const byId = new Map(answers.map((answer) => [answer.question_id, answer.selected_index]))
      return quiz.questionIds.map((id) => byId.get(id) ?? -1)
    }
    return { student, page, options }
  }

  it('count as changed in their revision: an older one that comes late changes nothing', async () => {
    const { student, options } = await aRunningStudent()
    expectOk(await student.saves(2, [1, 1]))
    expectOk(await student.saves(5, [2]))
    expectOk(await student.saves(3, [0, 0, 0]))
    expect(await options()).toEqual([2, 0, 0, -1, -1, -1])
  })

  it('clear only what such a call has written, and change only what differs', async () => {
    const { student, page, options } = await aRunningStudent()
    expectOk(await page.gives({ 0: 1, 1: 1 }).saves())
    expectOk(await student.saves(3, [-1, 2, 3]))
    expect(await options()).toEqual([1, 2, 3, -1, -1, -1])
    expectOk(await student.saves(4, [-1, -1, -1]))
    expect(await options()).toEqual([1, -1, -1, -1, -1, -1])
    expectOk(await page.saves())
    expect(page.shows()).toEqual([1, -1, -1, -1, -1, -1])
  })

  it('are newer than everything stored when they submit', async () => {
    const { student, page } = await aRunningStudent()
    expectOk(await page.countsFrom(700).gives({ 0: 3, 1: 3, 2: 2 }).saves())
    expectOk(await student.submits([0, 1, -1]))
    expect(readResult.data.parse(expectOk(await student.result())).score).toBe(3)
  })
})
