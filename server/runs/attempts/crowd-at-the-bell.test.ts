import { expect, it } from 'vitest'
import { readResult, resumeQuiz } from '#contract/runs/attempts.ts'
import { readReport } from '../../results/reports/find-reports.ts'
import { newToken } from '../../secrets.ts'
import { atOnce, sharedServers, turns } from '../../testing/at-once.ts'
import { aCountingPage, type CountingPage } from '../../testing/counting-page.ts'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import { aPublishedQuiz, aStudent, aTeacher, expectOk, through } from '../../testing/people.ts'
import { type Answer, browserOf } from '../../testing/world.ts'

const CROWD = 80

describeEachDatabase('a crowd at the bell', (open, processes) => {
  const { world, appFor, everyApp } = sharedServers(open, processes, { RATE_LIMIT: 'off' })

  it('that saves, goes on elsewhere, submits and is closed, through every process at once, gets no error and loses nothing', async () => {
    const quiz = await aPublishedQuiz(await aTeacher(world()))
    const ids = quiz.questionIds
    const students = await atOnce(CROWD, () => aStudent(world(), quiz, { deviceKey: newToken() }))
    const statuses: number[] = []
    const noted = (reply: Answer) => {
      statuses.push(reply.status)
      return reply
    }
    const pageOf = async (at: number, device: string, call = at): Promise<CountingPage> => {
      const student = students[at]
      if (!student) throw new Error('nobody sits there')
      const { browser } = through(await appFor(call), student)
      return aCountingPage({ browser, quiz, begun: student.started, device })
    }
    // The first half is closed by the server, on time or not; what it sends has arrived before.
    world().clock.advance({ minutes: 15, seconds: 29 })
    const calls = atOnce(CROWD, async (at) => {
      const [phone, tab] = [await pageOf(at, 'phone-0001'), await pageOf(at, 'tab-two-01', at + 1)]
      await Promise.all([
        phone.gives({ 0: 1 }).saves().then(noted),
        tab.gives({ 1: 0 }).saves().then(noted),
        phone.saves().then(noted),
      ])
      await turns(at % 5)
      const student = students[at]
      if (!student || at % 4 === 0) return tab.gives({ 2: 0 }).saves().then(noted)
      const elsewhere = student.onAnotherDevice(browserOf(await appFor(at + 1)))
      const [resumed] = await Promise.all([
        elsewhere.resumes(student.started.resume_code).then(noted),
        tab.gives({ 2: 0 }).saves().then(noted),
      ])
      const begun = resumeQuiz.data.parse(expectOk(resumed))
      const later = aCountingPage({ browser: elsewhere.browser, quiz, begun, device: 'laptop-001' })
      expectOk(noted(await later.saves()))
      student.browser.cookies.clear()
      for (const [name, value] of elsewhere.browser.cookies) student.browser.cookies.set(name, value)
      if (at % 4 !== 1) return
      return Promise.all([later.submits().then(noted), later.submits().then(noted)])
    })
    const closing = Promise.all((await everyApp()).map((app) => app.closeOverdue()))
    await Promise.all([calls, closing])

    // Now all are over, while they still deliver; the processes close them together, and fold what has ended.
    world().clock.advance({ seconds: 17 })
    const apps = await everyApp()
    await Promise.all([
      ...apps.flatMap((app) => [app.closeOverdue(), app.closeOverdue(), app.foldReports()]),
      atOnce(CROWD, async (at) => (await pageOf(at, 'tab-two-01')).saves().then(noted)),
      atOnce(CROWD, async (at) =>
        (await pageOf(at, 'phone-0003', at + 1)).countsFrom(5).gives({ 0: 2 }).saves().then(noted),
      ),
    ])
    expect(statuses.filter((status) => status >= 500)).toEqual([])
    for (const student of students) {
      const result = readResult.data.parse(expectOk(await student.result()))
      const byId = new Map(result.answers.map((answer) => [answer.question_id, answer.selected_index]))
      expect([result.score, ...ids.map((id) => byId.get(id))]).toEqual([3, 1, 0, 0])
    }
    await Promise.all(apps.map((app) => app.foldReports()))
    expect(await readReport(world().database.db, quiz.id)).toMatchObject({ count: CROWD, totalMarks: CROWD * 3 * 1200 })
  })
})
