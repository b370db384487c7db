import { afterEach, expect, it } from 'vitest'
import { logIn, readToken } from '#contract/people/accounts.ts'
import { readPlan } from '#contract/people/plan.ts'
import { teacherId } from '#domain/people/account.ts'
import type { Plan } from '#domain/plans/plans.ts'
import { tellTeachers } from '../people/notifications/tell-teachers.ts'
import { newToken } from '../secrets.ts'
import { atOnce, sharedServers } from '../testing/at-once.ts'
import { describeEachDatabase } from '../testing/describe-each-database.ts'
import { mailTo, verificationOf } from '../testing/letters.ts'
import {
  aPoll,
  aPublishedPoll,
  aPublishedQuiz,
  aStudent,
  aTeacher,
  expectOk,
  type TeacherInTest,
} from '../testing/people.ts'
import { aPictureFile, uploads } from '../testing/pictures.ts'
import { type Answer, aQuiz, browserOf } from '../testing/world.ts'
import { giveForOperator } from './give-plan.ts'
import { givePlan, keepPlans } from './store.ts'

const MONTH_MINUTES = 30 * 24 * 60
const refusal = ({ status, error }: Answer) => [status, error?.code]

describeEachDatabase('what a plan allows', (open, processes) => {
  const { world, appFor } = sharedServers(open, processes, { RATE_LIMIT: 'off' })
  const db = () => world().app.context.db
  afterEach(() => keepPlans(db(), null))

  const plansAre = (usual: Partial<Plan>, others: Record<string, Plan> = {}) =>
    keepPlans(db(), { default: 'usual', plans: { usual: { title: 'Usual', ...usual }, ...others } })
  const publishes = ({ browser }: TeacherInTest, more = {}) =>
    browser.calls('POST', '/quiz/new', { ...aQuiz(), ...more })
  const planOf = async ({ browser }: TeacherInTest) =>
    readPlan.data.parse(expectOk(await browser.calls('GET', '/teacher/plan'))).plan

  it('is nothing special where there are no plans', async () => {
    const teacher = await aTeacher(world())
    await givePlan(db(), teacherId.parse(teacher.id), 'gold')
    expectOk(await publishes(teacher))
    expect(await planOf(teacher)).toBeNull()
  })

  it('is so many new questionnaires in 30 days, of all kinds, also when many are published at the same moment', async () => {
    const teacher = await aTeacher(world())
    await plansAre({ published_a_month: 4 })
    const poll = await aPublishedPoll(teacher)
    expect(poll.id).toBeTruthy()
    const { auth_token: token } = readToken.data.parse(expectOk(await teacher.browser.calls('GET', '/auth/token')))
    const replies = await atOnce(8, async (at) => {
      const browser = browserOf(await appFor(at))
      browser.bears(token)
      return browser.calls('POST', '/quiz/new', aQuiz())
    })
    expect(replies.map(refusal).sort()).toEqual([
      ...Array(3).fill([201, undefined]),
      ...Array(5).fill([409, 'too_many_for_plan']),
    ])
    expect(refusal(await teacher.browser.calls('POST', '/teacher/questionnaires', aPoll()))).toEqual([
      409,
      'too_many_for_plan',
    ])
    expect((await planOf(teacher))?.published).toEqual({ used: 4, allowed: 4 })
    expectOk(await publishes(await aTeacher(world())))
    world().clock.advance({ minutes: MONTH_MINUTES + 1 })
    const { email, password } = teacher
    const entered = logIn.data.parse(expectOk(await teacher.browser.calls('POST', '/auth/login', { email, password })))
    teacher.browser.bears(entered.auth_token)
    expectOk(await publishes(teacher))
    expect((await planOf(teacher))?.published.used).toBe(1)
  })

  it('makes no room by deleting, and lets a save that is sent again find what it made', async () => {
    const teacher = await aTeacher(world())
    await plansAre({ published_a_month: 1 })
    const draft_key = 'a random key of this save'
    const first = expectOk(await publishes(teacher, { draft_key })) as { id: string }
    expectOk(await teacher.browser.calls('POST', `/teacher/quizzes/${first.id}/status`, { status: 'archived' }))
    expect(refusal(await publishes(teacher))).toEqual([409, 'too_many_for_plan'])
    expect(expectOk(await publishes(teacher, { draft_key }))).toEqual(first)
  })

  it('never stands between a student and an answer, nor between a teacher and results, edits and exports', async () => {
    const teacher = await aTeacher(world())
    const quiz = await aPublishedQuiz(teacher)
    await plansAre({ published_a_month: 0, pictures_mib: 0, mails_a_month: 0, students_a_month: 0 })
    expectOk(await (await aStudent(world(), quiz)).submits([1, 0, 0]))
    expectOk(await teacher.browser.calls('GET', `/teacher/quizzes/${quiz.id}/overview`))
    const asked = { what: 'students', format: 'csv' }
    expectOk(await teacher.browser.calls('POST', `/teacher/quizzes/${quiz.id}/exports`, asked))
    expect((await planOf(teacher))?.students).toEqual({ used: 1, allowed: 0 })
  })

  it('counts students, but nobody who is to stay unknown, begun or done', async () => {
    const teacher = await aTeacher(world())
    await plansAre({ students_a_month: 100 })
    const used = async () => (await planOf(teacher))?.students.used
    for (const [anonymous, counted] of [
      [true, 0],
      [false, 1],
    ] as const) {
      const survey = await aPublishedPoll(teacher, { kind: 'survey', responding: { anonymous } })
      const given = survey.givenBy(newToken(), { is_ended: false })
      expectOk(await world().newBrowser().calls('PUT', '/response', given))
      expect(await used()).toBe(counted)
    }
  })

  it('is nothing where a newer process has kept what this one does not understand', async () => {
    const teacher = await aTeacher(world())
    await plansAre({ published_a_month: 0 })
    await db().updateTable('plans').set({ content: '{"default":"a","plans":{"a":{"title":"A","rooms":1}}}' }).execute()
    expect(await planOf(teacher)).toBeNull()
    expectOk(await publishes(teacher))
  })

  it('is so much of pictures, and a picture that is there already is found', async () => {
    const teacher = await aTeacher(world())
    await plansAre({ pictures_mib: 1 })
    const file = await aPictureFile({ width: 40, height: 40 })
    const sent = () => uploads(teacher.browser, file, 'image/png')
    expect((await sent()).status).toBe(201)
    const { used } = (await planOf(teacher))?.pictures ?? { used: 0 }
    expect(used).toBeGreaterThan(0)
    await plansAre({ pictures_mib: 0 })
    expect((await sent()).status).toBe(201)
    const other = await aPictureFile({ width: 41, height: 40 })
    expect(refusal(await uploads(teacher.browser, other, 'image/png'))).toEqual([413, 'pictures_too_large_for_plan'])
  })

  it('is so many mails that were asked for, while those about the account always leave', async () => {
    const teacher = await aTeacher(world())
    const token = await verificationOf(world(), teacher.email)
    expectOk(await world().newBrowser().calls('POST', '/auth/verify', { token }))
    const choices = { first_response: true, ended: false, weekly: false }
    expectOk(await teacher.browser.calls('PUT', '/teacher/notifications', choices))
    await plansAre({ mails_a_month: 1 })
    const before = (await mailTo(world(), teacher.email)).length
    for (const title of ['Light', 'Sound', 'Heat']) {
      const quiz = await aPublishedQuiz(teacher, { title })
      expectOk(await (await aStudent(world(), quiz)).submits([1, 0, 0]))
    }
    await tellTeachers(world().app.context)
    expect(await mailTo(world(), teacher.email)).toHaveLength(before + 1)
    expect((await planOf(teacher))?.mails).toEqual({ used: 1, allowed: 1 })
    await plansAre({})
    await tellTeachers(world().app.context)
    expect(await mailTo(world(), teacher.email)).toHaveLength(before + 1)
  })

  it('follows the plan that an account was given, and the usual one where that is gone', async () => {
    const teacher = await aTeacher(world())
    const school = { title: 'School' }
    await plansAre({ published_a_month: 0 }, { school })
    const plans = { default: 'usual', plans: { usual: { title: 'Usual' }, school } }
    const gives = (email: string, plan: string | null) => giveForOperator({ db: db(), plans }, { email, plan })
    expect(await gives(teacher.email, 'gold')).toBe('no_such_plan')
    expect(await gives(teacher.email, 'constructor')).toBe('no_such_plan')
    expect(await gives('nobody@school.in', 'school')).toBe('no_account')
    expect(await giveForOperator({ db: db(), plans: null }, { email: teacher.email, plan: 'school' })).toBe('no_plans')
    expect(refusal(await publishes(teacher))).toEqual([409, 'too_many_for_plan'])
    expect(await gives(teacher.email.toUpperCase(), 'school')).toBe('given')
    expect((await planOf(teacher))?.title).toBe('School')
    expectOk(await publishes(teacher))
    await plansAre({ published_a_month: 0 })
    expect((await planOf(teacher))?.name).toBe('usual')
    await plansAre({ published_a_month: 9 }, { school })
    expect(await gives(teacher.email, null)).toBe('given')
    expect((await planOf(teacher))?.name).toBe('usual')
  })
})
