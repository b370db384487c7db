import { expect, it } from 'vitest'
import { readResult, submitQuiz } from '#contract/runs/attempts.ts'
import { EVIDENCE_WITHIN, GRACE } from '#domain/time/time-limit.ts'
import { readSheet } from '../../database/answer-columns.ts'
import { readReport } from '../../results/reports/find-reports.ts'
import { hashOf } from '../../secrets.ts'
import { atOnce } from '../../testing/at-once.ts'
import { aCountingPage, type CountingPage } from '../../testing/counting-page.ts'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import { everyRow } from '../../testing/every-row.ts'
import { aPublishedQuiz, aStudent, aTeacher, expectOk } from '../../testing/people.ts'
import { type Answer, sharedWorld } from '../../testing/world.ts'
import { readCall } from './read-call.ts'
import { createSaveAnswers } from './save-answers.ts'
import { ANSWERS_SHOWN } from './shown-store.ts'
import { createSubmitQuiz } from './submit-quiz.ts'

const submittedBy = (answer: Answer) => submitQuiz.data.parse(expectOk(answer))
const refusal = ({ status, error }: Answer) => [status, error?.code]

describeEachDatabase('answers that come around the end', (open) => {
  const world = sharedWorld(open)

  const aRunningStudent = async (questions: number | null = null) => {
    const many = Array.from({ length: questions ?? 0 }, () => ({
      problem: '?',
      options: ['a', 'b'],
      correct_answer: 0,
    }))
    const quiz = await aPublishedQuiz(await aTeacher(world()), questions === null ? {} : { questions: many })
    const student = await aStudent(world(), quiz)
    const page = (device: string) => aCountingPage({ browser: student.browser, quiz, begun: student.started, device })
    const tokenHash = hashOf(student.browser.cookies.get(`quiznity_attempt_${quiz.code}`) ?? '')
    return { quiz, student, page, tokenHash }
  }
  type Scene = Awaited<ReturnType<typeof aRunningStudent>>

  const resultOf = async ({ student }: Scene) => readResult.data.parse(expectOk(await student.result()))
  const evidenceOf = ({ student }: Scene) =>
    world()
      .database.db.selectFrom('late_answers')
      .selectAll()
      .where('submission_id', '=', student.started.id)
      .orderBy('writer')
      .execute()
  const recordOf = ({ student }: Scene) =>
    world()
      .database.db.selectFrom('attempt_record')
      .select(['kind', 'details'])
      .where('submission_id', '=', student.started.id)
      .where('kind', '!=', ANSWERS_SHOWN)
      .execute()
  const callOf = (page: CountingPage) => {
    const call = readCall(page.body())
    if (!call.ok) throw new Error('this is no call')
    return call.value
  }
  const isOver = async (by: { minutes?: number; seconds?: number } = { seconds: 46 }) => {
    world().clock.advance({ minutes: 15 })
    world().clock.advance(by)
    await world().app.closeOverdue()
  }

  it.each(['saved', 'submitted'] as const)(
    'and were in time but find the attempt closed count, once, on the record: %s',
    async (how) => {
      const scene = await aRunningStudent()
      const { quiz, student, page, tokenHash } = scene
      expectOk(await page('phone-0001').gives({ 0: 1 }).saves())
      await isOver()
      const closed = await resultOf(scene)
      expect([closed.score, closed.ended_by]).toEqual([1, 'server'])
      const at = student.started.ends_at + GRACE
      const { context, foldReports } = world().app
      const call = callOf(page('phone-0002').gives({ 0: 1, 1: 0, 2: 0 }))
      for (let times = 0; times < 3; times += 1) {
        if (how === 'saved') {
          const saved = await createSaveAnswers(context)({ tokenHash, call, at })
          expect(saved).toMatchObject({ ok: false, code: 'time_over' })
        } else {
          const submitted = await createSubmitQuiz(context)({ tokenHash, call, at })
          expect(submitted).toEqual({ ok: true, value: { code: closed.submission_code, outcome: 'counted' } })
        }
        if (times === 1) await foldReports()
        expect(await resultOf(scene)).toMatchObject({ score: 3, submission_code: closed.submission_code })
        expect(await readReport(context.db, quiz.id)).toMatchObject({ count: 1, totalMarks: 3 * 1200 })
      }
      expect(await recordOf(scene)).toEqual([{ kind: 'scored_after_all', details: '{"before":1200,"after":3600}' }])
      expect(await evidenceOf(scene)).toEqual([])
    },
  )

  it.each<[string, Record<number, number>, string, number | undefined]>([
    ['late, when none of them is in the result', { 1: 0, 2: 0 }, 'late', 2],
    ['partly, when some are', { 0: 1, 2: 0 }, 'partly', 1],
    ['counted, when all are there already', { 0: 1 }, 'counted', undefined],
    ['counted, when there are none', {}, 'counted', undefined],
  ])('are %s: the same each time they are submitted, and nothing of it scores', async (_, options, outcome, late) => {
    for (const isClosed of [false, true]) {
      const scene = await aRunningStudent()
      const { page, student } = scene
      const phone = page('phone-0001').gives({ 0: 1 })
      expectOk(await phone.saves())
      if (isClosed) await isOver()
      else world().clock.advance({ minutes: 15, seconds: 30.001 })
      const tab = page('phone-0002').countsFrom(50).gives(options)
      const first = submittedBy(await tab.submits())
      expect(first.outcome).toBe(outcome)
      expect(submittedBy(await tab.submits())).toEqual(first)
      const result = await resultOf(scene)
      expect([result.score, result.ended_by, result.submission_code]).toEqual([1, 'server', first.submission_code])
      expect(result.late).toEqual(late === undefined ? undefined : { answers: late, decision: 'waiting' })
      expect(await evidenceOf(scene)).toHaveLength(late === undefined ? 0 : 1)
      expect((await student.saves(9, [1])).status).toBe(410)
    }
  })

  it('too late are kept per writer, merged, with why, and when the device says they were given', async () => {
    const scene = await aRunningStudent()
    const { page, student, quiz } = scene
    expectOk(await page('phone-0001').gives({ 0: 1 }).saves())
    await isOver()
    const givenAt = student.started.ends_at - 5000
    const tab = page('phone-0002')
    const sends = (given_at: number | undefined) => {
      const { answers } = tab.body()
      return tab.saves({ answers: answers.map((each) => ({ ...each, given_at })) })
    }
    tab.countsFrom(50).gives({ 1: 0 })
    expect(refusal(await sends(givenAt))).toEqual([410, 'time_over'])
    const firstAt = world().clock.now()
    world().clock.advance({ minutes: 5 })
    tab.gives({ 2: 3 })
    expect(refusal(await sends(undefined))).toEqual([410, 'time_over'])
    expect(refusal(await page('phone-0003').countsFrom(60).gives({ 2: 0 }).saves())).toEqual([410, 'time_over'])
    const rows = await evidenceOf(scene)
    expect(
      rows.map(({ writer, why, first_at, last_at, given_at }) => [writer, why, first_at, last_at, given_at]),
    ).toEqual([
      ['phone-0002', 'time_over', firstAt, world().clock.now(), givenAt],
      ['phone-0003', 'time_over', world().clock.now(), world().clock.now(), null],
    ])
    const kept = readSheet(rows[0]?.answers ?? '', 0)
    expect(Object.values(kept).map(({ answer }) => answer)).toEqual([0, 3])
    expect((await resultOf(scene)).late).toEqual({ answers: 2, decision: 'waiting' })
    expect(await readReport(world().database.db, quiz.id)).toMatchObject({ count: 1, totalMarks: 1200 })
  })

  it.each(['saves', 'submits'] as const)(
    'too late are kept although one of them does not fit its question, and that one is named: %s',
    async (how) => {
      const scene = await aRunningStudent()
      await isOver()
      const tab = scene.page('phone-0001').countsFrom(50).gives({ 0: 1, 1: 99, 2: 0 })
      const refused = await tab[how]()
      expect([...refusal(refused), Object.keys(refused.error?.fields ?? {})]).toEqual([
        400,
        'invalid_request',
        ['answers.1'],
      ])
      const [row] = await evidenceOf(scene)
      expect(Object.values(readSheet(row?.answers ?? '', 0)).map(({ answer }) => answer)).toEqual([1, 0])
      expect(await resultOf(scene)).toMatchObject({ score: 0, late: { answers: 2, decision: 'waiting' } })
    },
  )

  it('after their own submit are kept too, and it is said why', async () => {
    const scene = await aRunningStudent()
    const { page } = scene
    const phone = page('phone-0001').gives({ 0: 1 })
    const first = submittedBy(await phone.submits())
    expect(first.outcome).toBe('counted')
    expect(submittedBy(await phone.submits())).toEqual(first)
    expect(await evidenceOf(scene)).toEqual([])
    expect(refusal(await phone.gives({ 1: 0 }).saves())).toEqual([409, 'already_submitted'])
    expect(submittedBy(await phone.submits())).toEqual({ ...first, outcome: 'partly' })
    expect((await evidenceOf(scene)).map(({ writer, why }) => [writer, why])).toEqual([
      ['phone-0001', 'already_submitted'],
    ])
    expect(await resultOf(scene)).toMatchObject({
      score: 1,
      ended_by: 'student',
      late: { answers: 1, decision: 'waiting' },
    })
  })

  it('too late are kept of eight writers, and what those eight send goes on to be', async () => {
    const scene = await aRunningStudent()
    await isOver()
    const pages = Array.from({ length: 9 }, (_, at) =>
      scene
        .page(`a-phone-${at}`)
        .countsFrom(100 * at)
        .gives({ 0: 1 }),
    )
    for (const [at, page] of pages.entries()) {
      const expected = at < 8 ? [410, 'time_over'] : [413, 'too_much_late']
      expect(refusal(await page.saves())).toEqual(expected)
    }
    expect(refusal((await pages[8]?.submits()) ?? (await scene.student.found()))).toEqual([413, 'too_much_late'])
    expect(await evidenceOf(scene)).toHaveLength(8)
    expect(refusal((await pages[0]?.gives({ 1: 0 }).saves()) ?? (await scene.student.found()))).toEqual([
      410,
      'time_over',
    ])
    expect((await resultOf(scene)).late?.answers).toBe(2)
  })

  it('too late are no more than 256 KB of one attempt', async () => {
    const scene = await aRunningStudent(500)
    await isOver()
    const others = Object.fromEntries(Array.from({ length: 15 }, (_, at) => [`${'x'.repeat(29)}${at + 10}`, 1]))
    const statuses: unknown[] = []
    for (let at = 0; at < 8; at += 1) {
      const tab = scene.page(`${'y'.repeat(31)}${at}`).countsFrom(1000 * at)
      tab.gives(Object.fromEntries(scene.quiz.questionIds.map((_, place) => [place, 1])))
      const { answers } = tab.body()
      const half = answers.slice(0, 170).map((each) => ({ ...each, times: others }))
      statuses.push(refusal(await tab.saves({ answers: half }))[1])
    }
    expect(new Set(statuses)).toEqual(new Set(['time_over', 'too_much_late']))
    const kept = (await evidenceOf(scene)).reduce((sum, { answers }) => sum + answers.length, 0)
    expect(kept).toBeLessThanOrEqual(256 * 1024)
    expect(kept).toBeGreaterThan(100 * 1024)
  })

  it('too late are kept a day long, and after it are refused and change nothing', async () => {
    const scene = await aRunningStudent()
    const { page } = scene
    await isOver()
    const closedAt = world().clock.now()
    expect(EVIDENCE_WITHIN).toBe(24 * 60 * 60 * 1000)
    world().clock.advance({ minutes: 24 * 60 })
    expect(world().clock.now() - closedAt).toBe(EVIDENCE_WITHIN)
    expect(refusal(await page('phone-0001').gives({ 0: 1 }).saves())).toEqual([410, 'time_over'])
    world().clock.advance({ seconds: 0.001 })
    const before = await everyRow(world())
    const tab = page('phone-0002').countsFrom(10).gives({ 1: 0 })
    expect(refusal(await tab.saves())).toEqual([410, 'too_late'])
    expect(refusal(await tab.submits())).toEqual([410, 'too_late'])
    expect(await everyRow(world())).toEqual(before)
  })

  it('of somebody else’s attempt are refused and kept nowhere', async () => {
    const [scene, other] = [await aRunningStudent(), await aRunningStudent()]
    await isOver()
    const { browser } = other.student
    const theirs = aCountingPage({ browser, quiz: scene.quiz, begun: scene.student.started, device: 'phone-0001' })
    const meant = scene.page('phone-0001').gives({ 0: 1 })
    const before = await everyRow(world())
    for (const call of ['saves', 'submits'] as const) {
      expect(refusal(await theirs[call]())).toEqual([401, 'no_attempt'])
      expect(refusal(await meant[call]({ attempt: other.student.started.id }))).toEqual([401, 'no_attempt'])
    }
    expect(await everyRow(world())).toEqual(before)
  })

  it('too late from many pages at once are kept of eight', { tags: ['race'] }, async () => {
    const scene = await aRunningStudent()
    await isOver()
    const replies = await atOnce(24, (at) =>
      scene
        .page(`a-phone-${at % 12}`)
        .countsFrom(at * 10)
        .gives({ 0: 1 })
        .saves(),
    )
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([410, 413]))
    expect(await evidenceOf(scene)).toHaveLength(8)
  })
})
