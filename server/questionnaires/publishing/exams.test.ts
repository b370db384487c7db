import { expect, it } from 'vitest'
import { readDraft } from '#contract/questionnaires/drafts.ts'
import { listQuestionnaires } from '#contract/questionnaires/listing.ts'
import { quizPaper } from '#contract/questionnaires/papers.ts'
import { createQuiz, listQuizzes } from '#contract/questionnaires/questionnaires.ts'
import { readContent } from '#contract/questionnaires/versions.ts'
import { readHome } from '#contract/results/home.ts'
import { readTerm } from '#contract/results/trends.ts'
import { PAGE_VERSION, PAGE_VERSION_OF_QUIZZES, startQuiz, submitQuiz } from '#contract/runs/attempts.ts'
import { usualSettings } from '#domain/questionnaires/settings.ts'
import { beginningSettings } from '#domain/questionnaires/settings-defaults.ts'
import { newToken } from '../../secrets.ts'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import { aPublishedQuiz, aTeacher, aVisitor, expectOk, type TeacherInTest } from '../../testing/people.ts'
import { aQuiz, sharedWorld } from '../../testing/world.ts'

const AFTER_CLOSE = { when: 'after_close' }
const STRICT = {
  order: { questions: true, options: true },
  release: { score: AFTER_CLOSE, answers: AFTER_CLOSE, explanations: AFTER_CLOSE },
}
const DEVICE = 'd'.repeat(32)

describeEachDatabase('an exam', (open) => {
  const world = sharedWorld(open)

  const publishes = async ({ browser }: TeacherInTest, changes: object = {}) =>
    createQuiz.data.parse(expectOk(await browser.calls('POST', '/quiz/new', { ...aQuiz(), kind: 'exam', ...changes })))
  const coverOf = async (code: string) =>
    quizPaper.parse(expectOk(await world().newBrowser().calls('GET', `/quiz?code=${code}`)))
  const contentOf = async ({ browser }: TeacherInTest, id: string) =>
    readContent.data.parse(expectOk(await browser.calls('GET', `/teacher/quizzes/${id}/content`)))
  const listed = async ({ browser }: TeacherInTest, kind: string) => {
    const list = await browser.calls('GET', `/teacher/questionnaires?kind=${kind}`)
    return listQuestionnaires.data.parse(expectOk(list)).rows.map(({ id, kind: own }) => [id, own])
  }
  const asVisitor = (made: { id: string; share_code: string }) =>
    aVisitor(world(), { id: made.id, code: made.share_code, questionIds: [] })

  it('begins strictly where nothing is said: mixed, told of once it is closed, and asked after the start', async () => {
    const teacher = await aTeacher(world())
    const made = await publishes(teacher)
    const cover = await coverOf(made.share_code)
    expect(cover).toMatchObject({ kind: 'exam', paper: 'with_start', questions: [], settings: STRICT })
    const { kind, paper, settings } = await contentOf(teacher, made.id)
    expect({ kind, paper, settings }).toEqual({
      kind: 'exam',
      paper: 'with_start',
      settings: beginningSettings('exam'),
    })
  })

  it('is as it is said, part by part', async () => {
    const teacher = await aTeacher(world())
    const { release, order } = usualSettings()
    const told = await publishes(teacher, { paper: 'with_link', settings: { release } })
    expect(await contentOf(teacher, told.id)).toMatchObject({ paper: 'with_link', settings: { ...STRICT, release } })
    const mixed = await publishes(teacher, { settings: { order } })
    expect(await contentOf(teacher, mixed.id)).toMatchObject({ settings: { ...STRICT, order } })
  })

  it('changes nothing of how a quiz begins', async () => {
    const teacher = await aTeacher(world())
    const quiz = await aPublishedQuiz(teacher)
    const cover = await coverOf(quiz.code)
    expect(cover.paper).toBe('with_link')
    expect([cover.kind, cover.settings]).toEqual([undefined, undefined])
    const { kind, settings } = await contentOf(teacher, quiz.id)
    expect([kind, settings]).toEqual([undefined, usualSettings()])
  })

  it('is listed among exams and among all, and never among quizzes', async () => {
    const teacher = await aTeacher(world())
    const [{ id }, quiz] = [await publishes(teacher), await aPublishedQuiz(teacher)]
    const [exam, other] = [
      [id, 'exam'],
      [quiz.id, 'quiz'],
    ]
    expect(await listed(teacher, 'exam')).toEqual([exam])
    expect(await listed(teacher, 'quiz')).toEqual([other])
    expect((await listed(teacher, 'all')).toSorted()).toEqual([exam, other].toSorted())
    for (const query of ['', '?drafts=included', '?page=1']) {
      const list = listQuizzes.data.parse(expectOk(await teacher.browser.calls('GET', `/teacher/quizzes${query}`)))
      const rows = 'rows' in list ? list.rows : list
      expect(rows.map((row) => row.id)).toEqual([quiz.id])
    }
  })

  it('is a draft of its own until it is published', async () => {
    const teacher = await aTeacher(world())
    const id = newToken()
    const address = `/teacher/drafts/${id}`
    const content = { details: { title: 'Finals', subject: 'Physics' }, items: [] }
    const save = { based_on: 0, change: newToken(), kind: 'exam', content }
    expectOk(await teacher.browser.calls('PUT', address, save))
    expect(readDraft.data.parse(expectOk(await teacher.browser.calls('GET', address)))).toMatchObject({ kind: 'exam' })
    expect(await listed(teacher, 'exam')).toEqual([[id, 'exam']])
    expect(await listed(teacher, 'quiz')).toEqual([])
    const draft = { id, revision: 1 }
    const asQuiz = await teacher.browser.calls('POST', '/quiz/new', { ...aQuiz(), draft, draft_key: newToken() })
    expect(asQuiz.error?.code).toBe('draft_gone')
    await publishes(teacher, { draft, draft_key: newToken() })
    expect((await teacher.browser.calls('GET', address)).status).toBe(404)
  })

  it('is begun and resumed by pages that know of exams alone; a quiz is by pages of before', async () => {
    const teacher = await aTeacher(world())
    const exam = await publishes(teacher, { paper: 'with_link', settings: usualSettings() })
    const quiz = await publishes(teacher, { kind: 'quiz', settings: STRICT })
    const before = { device_key: DEVICE, page: PAGE_VERSION_OF_QUIZZES }
    const student = asVisitor(exam)
    expect((await student.starts(before)).error?.code).toBe('page_outdated')
    expect((await student.resumes('222222', before)).error?.code).toBe('page_outdated')
    expectOk(await student.starts({ ...before, page: PAGE_VERSION }))
    expectOk(await asVisitor(quiz).starts(before))
    // A program that brings no key is none of our pages.
    expectOk(await asVisitor(exam).starts())
  })

  it('is taken and told of as a quiz is: at home, in the trends, once it is closed to its student', async () => {
    const teacher = await aTeacher(world())
    const made = await publishes(teacher)
    const student = asVisitor(made)
    const { paper } = startQuiz.data.parse(expectOk(await student.starts({ device_key: DEVICE, page: PAGE_VERSION })))
    expect([paper.kind, paper.questions.length > 0]).toEqual(['exam', true])
    const answers = paper.questions.map(({ id }) => ({ question_id: id, selected_index: 0 }))
    const body = { quiz_code: made.share_code, answers }
    expect(submitQuiz.data.parse(expectOk(await student.browser.calls('POST', '/student/quiz/submit', body)))).toEqual(
      expect.objectContaining({ outcome: 'counted' }),
    )
    const home = readHome.data.parse(expectOk(await teacher.browser.calls('GET', '/teacher/home?utc_offset=0')))
    expect(home.latest_quiz).toMatchObject({ id: made.id, kind: 'exam' })
    expect(home.submissions).toMatchObject([{ id: made.id, kind: 'exam' }])
    expect(home.totals.quizzes).toBe(1)
    const term = await teacher.browser.calls('GET', '/teacher/analytics/quizzes?utc_offset=0')
    expect(readTerm.data.parse(expectOk(term)).rows).toMatchObject([{ id: made.id, kind: 'exam' }])
  })
})
