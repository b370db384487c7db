import { expect, it } from 'vitest'
import { listSubmissions } from '#contract/results/analytics.ts'
import { readStudent } from '#contract/runs/attempts.ts'
import { showResumeCode } from '#contract/runs/invigilation.ts'
import { MINUTE } from '#domain/time/time-limit.ts'
import { newToken } from '../../secrets.ts'
import { atOnce, sharedServers } from '../../testing/at-once.ts'
import { describeBothDatabases } from '../../testing/describe-each-database.ts'
import { aPublishedQuiz, aStudent, aTeacher, expectOk, through } from '../../testing/people.ts'
import { type Answer, browserOf } from '../../testing/world.ts'

const ROUNDS = 6

describeBothDatabases('help that comes at the same moment', (open, processes) => {
  const { world, appFor, everyApp } = sharedServers(open, processes, { RATE_LIMIT: 'off' })

  const aScene = async () => {
    const teacher = await aTeacher(world())
    const quiz = await aPublishedQuiz(teacher)
    const student = await aStudent(world(), quiz)
    const { id } = student.started
    const path = `/teacher/quizzes/${quiz.id}`
    const inTab = async (tab: number, address: string, body: object): Promise<Answer> => {
      const browser = browserOf(await appFor(tab))
      browser.bears(teacher.token)
      return browser.calls('POST', address, body)
    }
    const posts = (tab: number, what: string, body: object) => inTab(tab, path + what, body)
    const results = async () => {
      await world().app.foldReports()
      const reply = await teacher.browser.calls('GET', `${path}/submissions`)
      return listSubmissions.data.parse(expectOk(reply))
    }
    const row = () =>
      world().database.db.selectFrom('submission').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const viaTab = async (tab: number) => through(await appFor(tab), student)
    return { quiz, student, id, inTab, posts, results, row, viaTab }
  }

  it('minutes of one gift are given once, those of several each', async () => {
    const { student, id, posts, row } = await aScene()
    const change = newToken()
    const gift = (key: string) => ({ submissions: [id], minutes: 5, change: key })
    const replies = await atOnce(6, (tab) => posts(tab, '/minutes', gift(change)))
    expect(replies.map(expectOk)).toEqual(Array(6).fill({ given: 1 }))
    expect((await row()).ends_at).toBe(student.started.ends_at + 5 * MINUTE)
    await atOnce(4, (tab) => posts(tab, '/minutes', { ...gift(newToken()), submissions: 'all_running' }))
    expect((await row()).ends_at).toBe(student.started.ends_at + 25 * MINUTE)
  })

  it('minutes and a submit: it counts, and its end is moved only while it runs', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { student, id, posts, row, results, viaTab } = await aScene()
      const gift = { submissions: [id], minutes: 5, change: newToken() }
      const [given, submitted] = await Promise.all([
        posts(round, '/minutes', gift),
        (await viaTab(round + 1)).submits([1, 0, 0]),
      ])
      expectOk(submitted)
      const moved = expectOk(given) as { given: number }
      expect((await row()).ends_at).toBe(student.started.ends_at + moved.given * 5 * MINUTE)
      expect((await results()).rows.map(({ score, ended_by }) => [score, ended_by])).toEqual([[3, 'student']])
    }
  })

  it('the bell, an end by hand and more minutes: one ending, and nobody who got time is closed', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { student, id, posts, row, results, viaTab } = await aScene()
      expectOk(await (await viaTab(0)).saves(1, [1, 0, -1]))
      world().clock.advance({ minutes: 15, seconds: 46 })
      const apps = await everyApp()
      const [given, ended] = await Promise.all([
        posts(round, '/minutes', { submissions: [id], minutes: 5, change: newToken() }),
        posts(round + 1, '/ends', { submissions: round % 2 === 0 ? [id] : 'all_running' }),
        ...apps.map((app) => app.closeOverdue()),
      ])
      const byHand = (expectOk(ended) as { ended: number }).ended
      const moved = (expectOk(given) as { given: number }).given
      const { rows, total } = await results()
      expect(total).toBe(1)
      expect(rows.map(({ score, ended_by }) => [score, ended_by])).toEqual([[2, byHand === 1 ? 'teacher' : 'server']])
      expect((await row()).ends_at).toBe(student.started.ends_at + moved * 5 * MINUTE)
      if (moved === 1) expect(byHand).toBe(1)
    }
  })

  it('a reset while answers are saved: all that was acknowledged comes back with it', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { quiz, student, id, posts, viaTab } = await aScene()
      const saving = atOnce(3, async (at) => {
        const device = await viaTab(at)
        const answers = [{ question_id: quiz.questionIds[at], selected_index: 0, seq: 1 }]
        const body = { quiz_code: quiz.code, revision: 1, device: `a-page-000${at}`, turn: 0, answers }
        return device.browser.calls('PUT', '/student/quiz/answers', body)
      })
      const out = posts(round, '/removed', { submissions: [id], why: 'reset', reason: 'again' })
      const saves = await saving
      expect(expectOk(await out)).toEqual({ removed: 1 })
      expect(expectOk(await posts(round, '/restored', { submissions: [id] }))).toEqual({ restored: 1, begun_again: 0 })
      const { answers } = readStudent.data.parse(expectOk(await student.found()))
      const kept = saves.filter(({ status }) => status === 200)
      expect(saves.every(({ status }) => status === 200 || status === 401)).toBe(true)
      expect(answers.filter(({ selected_index }) => selected_index === 0)).toHaveLength(kept.length)
    }
  })

  it('removed and brought back by many tabs: it is in or out, and the figures agree', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { student, id, posts, results } = await aScene()
      expectOk(await student.submits([1, 0, 0]))
      const out = { submissions: [id], why: 'removed', reason: 'false' }
      await atOnce(6, async (tab) =>
        expectOk(
          await posts(tab, tab % 2 === 0 ? '/removed' : '/restored', tab % 2 === 0 ? out : { submissions: [id] }),
        ),
      )
      const { rows, total, highest_score } = await results()
      expect([rows.length, highest_score]).toEqual([total, total === 1 ? 3 : null])
      expect(expectOk(await posts(0, '/restored', { submissions: [id] }))).toEqual({ restored: 1, begun_again: 0 })
      expect((await results()).total).toBe(1)
    }
  })

  it('a fresh code asked for in several tabs is one, and is the one that lets in', async () => {
    const { student, id, inTab } = await aScene()
    const replies = await atOnce(6, (tab) => inTab(tab, `/teacher/submissions/${id}/resume-code`, { fresh: true }))
    const codes = new Set(replies.map((reply) => showResumeCode.data.parse(expectOk(reply)).resume_code))
    expect(codes.size).toBe(1)
    expectOk(await student.onAnotherDevice(world().newBrowser()).resumes([...codes].join()))
  })
})
