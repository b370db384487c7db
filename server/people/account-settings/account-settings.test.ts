import { expect, it } from 'vitest'
import { listSessions } from '#contract/people/account-settings.ts'
import { logIn, readMe } from '#contract/people/accounts.ts'
import { quizList } from '#contract/questionnaires/questionnaires.ts'
import { atOnce, sharedServers } from '../../testing/at-once.ts'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import { expectGone } from '../../testing/every-row.ts'
import { mailTo } from '../../testing/letters.ts'
import { aPublishedQuiz, aStudent, aTeacher, aVisitor, expectOk, type TeacherInTest } from '../../testing/people.ts'
import { type Answer, type Browser, browserOf } from '../../testing/world.ts'

const codeOf = ({ error }: Answer) => error?.code ?? 'ok'
const NEW = 'slate456!'
const DAY_IN_MINUTES = 24 * 60
const PHONE =
  'Mozilla/5.0 (Linux; Android 14; SM-A156E) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36'

describeEachDatabase('the settings of an account', (open, processes) => {
  const { world, appFor } = sharedServers(open, processes)

  const logsIn = async (
    { email, password }: Pick<TeacherInTest, 'email' | 'password'>,
    browser = world().newBrowser(),
  ) => {
    const reply = await browser.calls('POST', '/auth/login', { email, password })
    if (reply.status === 200) browser.bears(logIn.data.parse(reply.data).auth_token)
    return { reply, browser }
  }
  const isIn = async (browser: Browser) => (await browser.calls('GET', '/teacher/me')).status === 200
  const changes = ({ browser, password }: TeacherInTest, new_password = NEW, current = password) =>
    browser.calls('POST', '/teacher/password', { password: current, new_password })
  const kindsOf = async ({ id }: TeacherInTest) => {
    const rows = await world().database.db.selectFrom('activity').select('kind').where('teacher_id', '=', id).execute()
    return rows.map(({ kind }) => kind)
  }

  it('change the password: every other session ends, and a letter tells of it', async () => {
    const teacher = await aTeacher(world())
    const other = await logsIn(teacher)
    expectOk(await changes(teacher))
    expect([await isIn(teacher.browser), await isIn(other.browser)]).toEqual([true, false])
    expect(codeOf((await logsIn(teacher)).reply)).toBe('invalid_credentials')
    expectOk((await logsIn({ ...teacher, password: NEW })).reply)
    expect((await mailTo(world(), teacher.email)).map(({ subject }) => subject)).toEqual([
      'Your Quiznity password was changed',
    ])
    expectOk(await changes(teacher))
    expect((await kindsOf(teacher)).filter((kind) => kind === 'password_changed')).toHaveLength(1)
  })

  it('refuse what is no password of the teacher’s, or a bad one, and soon whoever guesses', async () => {
    const teacher = await aTeacher(world())
    const bad = await changes(teacher, 'ananya123!')
    expect([bad.error?.code, bad.error?.problems]).toEqual(['invalid_request', { new_password: 'password_personal' }])
    for (let times = 0; times < 5; times += 1)
      expect(codeOf(await changes(teacher, NEW, 'wrong123!'))).toBe('wrong_password')
    expect(codeOf(await changes(teacher))).toBe('too_many_attempts')
    expectOk((await logsIn(teacher)).reply)
  })

  it('let one of two new passwords win that come at the same moment', { tags: ['race'] }, async () => {
    const teacher = await aTeacher(world())
    const words = ['slate456!', 'board789!']
    const answers = await atOnce(2, async (at) => {
      const browser = browserOf(await appFor(at), new Map(teacher.browser.cookies))
      browser.bears(teacher.token)
      return changes({ ...teacher, browser }, words[at])
    })
    expect(answers.map(codeOf).sort()).toEqual(['ok', 'wrong_password'])
    expect((await mailTo(world(), teacher.email)).length).toBe(1)
  })

  it('tell where the teacher is logged in, and end it there: their own sessions alone', async () => {
    const [teacher, stranger] = [await aTeacher(world()), await aTeacher(world())]
    const phone = world().newBrowser()
    const { email, password } = teacher
    const headers = { 'user-agent': PHONE }
    const payload = { email, password }
    const reply = await phone.sends({ method: 'POST', url: '/api/v1/auth/login', payload, headers })
    phone.bears(logIn.data.parse(reply.json().response.data).auth_token)
    await logsIn(teacher)
    const seenBy = async (browser: Browser) =>
      listSessions.data.parse(expectOk(await browser.calls('GET', '/teacher/sessions'))).sessions
    const sessions = await seenBy(teacher.browser)
    expect(sessions.filter(({ is_this }) => is_this)).toHaveLength(1)
    const onPhone = sessions.find(({ system }) => system === 'Android')
    expect(onPhone).toMatchObject({ browser: 'Chrome', is_this: false })
    const path = `/teacher/sessions/${onPhone?.id}`
    expectOk(await stranger.browser.calls('DELETE', path))
    expect(await isIn(phone)).toBe(true)
    expectOk(await teacher.browser.calls('DELETE', path))
    expectOk(await teacher.browser.calls('DELETE', path))
    expect(await isIn(phone)).toBe(false)
    expectOk(await teacher.browser.calls('DELETE', '/teacher/sessions'))
    expect((await seenBy(teacher.browser)).map(({ is_this }) => is_this)).toEqual([true])
    expect((await kindsOf(teacher)).filter((kind) => kind === 'session_ended_elsewhere')).toHaveLength(2)
    expect(await isIn(stranger.browser)).toBe(true)
  })

  const asks = ({ browser, password }: TeacherInTest) => browser.calls('POST', '/teacher/deletion', { password })
  const erasedAt = async ({ browser }: TeacherInTest) =>
    readMe.data.parse(expectOk(await browser.calls('GET', '/teacher/me'))).erased_at
  const statusesOf = async ({ browser }: TeacherInTest) => {
    const list = quizList.parse(expectOk(await browser.calls('GET', '/teacher/quizzes')))
    return Object.fromEntries(list.map(({ id, status }) => [id, status]))
  }

  it('delete it after 14 days with all that belongs to it, and say so before', async () => {
    const teacher = await aTeacher(world())
    const quiz = await aPublishedQuiz(teacher)
    const students = await atOnce(30, () => aStudent(world(), quiz))
    expectOk(
      await teacher.browser.calls('POST', '/teacher/issues', { key: `issue-of-${teacher.id}`, text: 'It fails.' }),
    )
    expect(codeOf(await asks({ ...teacher, password: 'wrong123!' }))).toBe('wrong_password')
    const answers = await atOnce(3, () => asks(teacher))
    expect(answers.map(codeOf)).toEqual(['ok', 'ok', 'ok'])
    expect(await mailTo(world(), teacher.email)).toHaveLength(1)
    expect(codeOf(await aVisitor(world(), quiz).starts())).toBe('quiz_closed')
    world().clock.advance({ minutes: 11 * DAY_IN_MINUTES })
    await Promise.all([world().app.tidy(), (await appFor(1)).tidy()])
    expect(await mailTo(world(), teacher.email)).toHaveLength(2)
    expectOk((await logsIn(teacher)).reply)
    world().clock.advance({ minutes: 3 * DAY_IN_MINUTES })
    await Promise.all([world().app.tidy(), (await appFor(1)).tidy()])
    await expectGone(world(), [teacher.id, teacher.email, quiz.id, ...students.map(({ started }) => started.id)])
    expect(codeOf((await logsIn(teacher)).reply)).toBe('invalid_credentials')
  })

  it('take that back: what was open is open again, and what was closed before is not', async () => {
    const teacher = await aTeacher(world())
    const [quiz, closed] = [await aPublishedQuiz(teacher), await aPublishedQuiz(teacher)]
    expectOk(await teacher.browser.calls('POST', `/teacher/quizzes/${closed.id}/status`, { status: 'closed' }))
    expectOk(await asks(teacher))
    expect(await erasedAt(teacher)).toBeDefined()
    expect(await statusesOf(teacher)).toEqual({ [quiz.id]: 'closed', [closed.id]: 'closed' })
    world().clock.advance({ minutes: 13 * DAY_IN_MINUTES })
    for (let times = 0; times < 2; times += 1) expectOk(await teacher.browser.calls('DELETE', '/teacher/deletion'))
    expect(await erasedAt(teacher)).toBeUndefined()
    expect(await statusesOf(teacher)).toEqual({ [quiz.id]: 'active', [closed.id]: 'closed' })
    expectOk(await aVisitor(world(), quiz).starts())
    world().clock.advance({ minutes: 2 * DAY_IN_MINUTES })
    await world().app.tidy()
    expect(await isIn(teacher.browser)).toBe(true)
    expect((await kindsOf(teacher)).filter((kind) => kind.startsWith('account_deletion'))).toHaveLength(2)
  })
})
