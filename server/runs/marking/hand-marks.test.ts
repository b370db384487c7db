import { describe, expect, it } from 'vitest'
import { listActivity } from '#contract/people/activity.ts'
import type { NewQuizOnWire } from '#contract/questionnaires/questionnaires-requests.ts'
import { listSubmissions, readSubmission } from '#contract/results/analytics.ts'
import { readResult } from '#contract/runs/attempts.ts'
import { listAnswersToMark, markAnswer, readAnswerToMark, readMarkingQueue } from '#contract/runs/hand-marks.ts'
import { listLateAnswers } from '#contract/runs/late-answers.ts'
import { eraseStudent } from '../../personal-data/erasure/erase-student.ts'
import { recount } from '../../results/reports/find-reports.ts'
import { atOnce } from '../../testing/at-once.ts'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import { expectGone } from '../../testing/every-row.ts'
import {
  aPublishedQuiz,
  aStudent,
  aTeacher,
  expectOk,
  type QuizInTest,
  type TeacherInTest,
} from '../../testing/people.ts'
import { theEnd } from '../../testing/students/late-students.ts'
import { sharedWorld } from '../../testing/world.ts'

const ESSAY = {
  least: null,
  most: 200,
  rubric: [
    { text: 'Names the cause', weight: 2 },
    { text: 'Gives an example', weight: 1 },
  ],
  model: 'Because light scatters.',
}

describeEachDatabase('marking by hand', (open) => {
  const world = sharedWorld(open, { RATE_LIMIT: 'off' })

  /** One choice, whose second option is right, and one essay. */
  const aTeacherWithQuiz = async () => {
    const teacher = await aTeacher(world())
    const questions: NewQuizOnWire['questions'] = [
      { problem: '2 + 2?', options: ['3', '4'], correct_answer: 1 },
      { kind: 'open_ended', format: 'prose', problem: 'Why is the **sky** blue?', draft: ESSAY },
    ]
    const quiz = await aPublishedQuiz(teacher, { questions, is_negative_marking: true })
    return { teacher, quiz, choice: quiz.questionIds[0] ?? '', essay: quiz.questionIds[1] ?? '' }
  }
  type Scene = Awaited<ReturnType<typeof aTeacherWithQuiz>>

  const answersOf = ({ choice, essay }: Scene, text: string | null, option = 1) => [
    { question_id: choice, selected_index: option },
    { question_id: essay, selected_index: -1, ...(text !== null && { value: text }) },
  ]
  const handsIn = async (scene: Scene, text: string | null, name = 'Rahul Das') => {
    const student = await aStudent(world(), scene.quiz, name)
    const body = { quiz_code: scene.quiz.code, answers: answersOf(scene, text) }
    expectOk(await student.browser.calls('POST', '/student/quiz/submit', body))
    const result = async () => readResult.data.parse(expectOk(await student.result()))
    return { ...student, id: student.started.id, result }
  }
  const queueOf = async ({ teacher, quiz }: Scene) =>
    readMarkingQueue.data.parse(expectOk(await teacher.browser.calls('GET', `/teacher/quizzes/${quiz.id}/marking`)))
  const pageOf = async ({ teacher, quiz, essay }: Scene, query = '') => {
    const path = `/teacher/quizzes/${quiz.id}/marking/${essay}${query}`
    return listAnswersToMark.data.parse(expectOk(await teacher.browser.calls('GET', path)))
  }
  const pathOf = (id: string, question: string) => `/teacher/submissions/${id}/marks/${question}`
  const reads = async ({ teacher }: Scene, id: string, question: string) =>
    readAnswerToMark.data.parse(expectOk(await teacher.browser.calls('GET', pathOf(id, question))))
  type Mark = { marks: number; rubric?: number[]; comment?: string } | null
  const puts = ({ browser }: TeacherInTest, place: { id: string; question: string; base: string }, mark: Mark) =>
    browser.calls('PUT', pathOf(place.id, place.question), {
      based_on: place.base,
      mark: mark === null ? 'none' : { rubric: [], comment: '', ...mark },
    })
  // size-exception: an essay is marked nearly always, and the tests read as what is done
  const marks = async (scene: Scene, id: string, mark: Mark, question = scene.essay) => {
    const { base } = await reads(scene, id, question)
    return markAnswer.data.parse(expectOk(await puts(scene.teacher, { id, question, base }, mark)))
  }
  const resultsOf = async ({ teacher, quiz }: Scene) =>
    listSubmissions.data.parse(expectOk(await teacher.browser.calls('GET', `/teacher/quizzes/${quiz.id}/submissions`)))
  const expectReportRight = async ({ id }: QuizInTest) => {
    const { stored, recounted } = await recount(world().database.db, id)
    expect(stored).toEqual(recounted)
  }

  it('an essay waits, and the score is so far, until a person has marked it', async () => {
    const scene = await aTeacherWithQuiz()
    const student = await handsIn(scene, 'The air scatters it.\n\nমেঘ')
    expect(await student.result()).toMatchObject({ score: 1, waiting: 1, max_score: 2 })
    expect(await resultsOf(scene)).toMatchObject({ marking_waiting: 1, rows: [{ waiting: 1, score: 1 }] })
    expect(await queueOf(scene)).toMatchObject({
      waiting: 1,
      questions: [
        {
          question_id: scene.essay,
          number: 2,
          format: 'prose',
          problem: 'Why is the **sky** blue?',
          answers: 1,
          waiting: 1,
        },
      ],
    })
    const { answers, next, progress } = await pageOf(scene)
    expect([next, progress]).toEqual([null, { answers: 1, waiting: 1 }])
    expect(answers).toMatchObject([
      {
        submission_id: student.id,
        value: 'The air scatters it.\n\nমেঘ',
        verdict: 'waiting',
        full_marks: 1,
        rubric: ESSAY.rubric,
        mark: null,
        student: { name: 'Rahul Das' },
      },
    ])
    const marked = await marks(scene, student.id, { marks: 0.75, rubric: [0], comment: 'Name an example.' })
    expect(marked).toMatchObject({ verdict: 'partly', marks: 0.75, score: 1.75, progress: { answers: 1, waiting: 0 } })
    const seen = await student.result()
    expect(seen).toMatchObject({ score: 1.75, waiting: 0 })
    expect(seen.answers[1]).toMatchObject({
      verdict: 'partly',
      is_correct: false,
      mark: { marks: 0.75, rubric: [0], comment: 'Name an example.' },
    })
    const { marking_waiting, rows, highest_score } = await resultsOf(scene)
    expect([marking_waiting, rows[0]?.score, rows[0]?.waiting, highest_score]).toEqual([0, 1.75, undefined, 1.75])
    const path = `/teacher/submissions/${student.id}`
    const { student: told } = readSubmission.data.parse(expectOk(await scene.teacher.browser.calls('GET', path)))
    expect(told.answers[1]).toMatchObject({ verdict: 'partly', marks: 0.75, mark: { comment: 'Name an example.' } })
  })

  it('a blank waits for nobody, and where nothing waits the queue is empty', async () => {
    const scene = await aTeacherWithQuiz()
    const student = await handsIn(scene, null)
    expect(await student.result()).toMatchObject({ score: 1, waiting: 0 })
    expect(await queueOf(scene)).toMatchObject({ questions: [], waiting: 0 })
    expect(await pageOf(scene)).toMatchObject({ answers: [], next: null })
  })

  it('is in the log once an hour for each question, however many answers are marked, at once too', async () => {
    const scene = await aTeacherWithQuiz()
    const first = await handsIn(scene, 'Blue.')
    const ids = [
      first.id,
      (await handsIn(scene, 'Blue.', 'Sita Roy')).id,
      (await handsIn(scene, 'Sky.', 'Anil Pal')).id,
    ]
    const told = async () => {
      const log = await scene.teacher.browser.calls('GET', '/teacher/activity?part=quizzes')
      const { entries } = listActivity.data.parse(expectOk(log))
      return entries.filter(({ kind }) => kind === 'answers_marked').map(({ details }) => details)
    }
    await atOnce(3, (at) => marks(scene, ids[at] ?? '', { marks: 1 }))
    expect(await told()).toEqual([{ number: 2 }])
    world().clock.advance({ seconds: 1 })
    await marks(scene, first.id, { marks: 0 }, scene.choice)
    world().clock.advance({ minutes: 60 })
    await marks(scene, first.id, null)
    expect(await told()).toHaveLength(2)
    await marks(scene, first.id, { marks: 0.5 })
    expect(await told()).toEqual([{ number: 2 }, { number: 1 }, { number: 2 }])
  })

  it('overrides any kind, a blank too, and is taken back', async () => {
    const scene = await aTeacherWithQuiz()
    const student = await handsIn(scene, null)
    expect(await marks(scene, student.id, { marks: 0 }, scene.choice)).toMatchObject({ verdict: 'wrong', score: 0 })
    expect(await marks(scene, student.id, { marks: 1 })).toMatchObject({ verdict: 'correct', score: 1 })
    expect((await student.result()).answers.map(({ verdict, is_correct }) => [verdict, is_correct])).toEqual([
      ['wrong', false],
      ['correct', true],
    ])
    expect(await queueOf(scene)).toMatchObject({ questions: [] })
    expect(await marks(scene, student.id, null, scene.choice)).toMatchObject({
      verdict: 'correct',
      score: 2,
      mark: null,
    })
    expect(await marks(scene, student.id, null)).toMatchObject({ verdict: 'blank', score: 1 })
    await expectReportRight(scene.quiz)
  })

  it('changes what the results come to with its marks, not with its comment', async () => {
    const scene = await aTeacherWithQuiz()
    const { id } = await handsIn(scene, 'text')
    await world().app.foldReports()
    const changes = async () => {
      const reports = world().database.db.selectFrom('report').select('changes')
      return (await reports.where('questionnaire_id', '=', scene.quiz.id).executeTakeFirstOrThrow()).changes
    }
    const before = await changes()
    // Without marks it waits no longer, though the score is the same.
    await marks(scene, id, { marks: 0 })
    expect(await changes()).toBe(before + 1)
    for (const comment of ['W', 'Why', 'Why?']) await marks(scene, id, { marks: 0, comment })
    expect([await changes(), (await reads(scene, id, scene.essay)).mark?.comment]).toEqual([before + 1, 'Why?'])
    await marks(scene, id, { marks: 0.5, comment: 'Why?' })
    expect(await changes()).toBe(before + 2)
    await expectReportRight(scene.quiz)
  })

  it('is refused above full marks, for points that there are not, and for others’ submissions', async () => {
    const scene = await aTeacherWithQuiz()
    const { id } = await handsIn(scene, 'text')
    const { base } = await reads(scene, id, scene.essay)
    const place = { id, question: scene.essay, base }
    for (const mark of [
      { marks: 1.1 },
      { marks: -1 },
      { marks: 1, rubric: [2] },
      { marks: 1, rubric: [0, 0] },
      { marks: 1, rubric: [1, 0] },
      { marks: 1, comment: 'x'.repeat(2001) },
    ]) {
      const { status, error } = await puts(scene.teacher, place, mark)
      expect([status, error?.code]).toEqual([400, 'invalid_request'])
    }
    expect((await puts(await aTeacher(world()), place, { marks: 1 })).status).toBe(404)
    expect((await puts(scene.teacher, { ...place, question: 'none' }, { marks: 1 })).status).toBe(404)
    expect((await pageOf(scene)).progress).toEqual({ answers: 1, waiting: 1 })
  })

  it('names nobody where names are hidden', async () => {
    const scene = await aTeacherWithQuiz()
    const { id, details } = await handsIn(scene, 'text', 'Zebunnisa Khatun')
    const paths = [`/teacher/quizzes/${scene.quiz.id}/marking/${scene.essay}`, pathOf(id, scene.essay)]
    for (const path of paths) {
      const shown = JSON.stringify(expectOk(await scene.teacher.browser.calls('GET', path)))
      const hidden = JSON.stringify(expectOk(await scene.teacher.browser.calls('GET', `${path}?names=hidden`)))
      const traces = ['Zebunnisa', details.phone.slice(-4), details.district, 'student']
      expect(traces.map((trace) => [shown.includes(trace), hidden.includes(trace)])).toEqual(
        traces.map(() => [true, false]),
      )
    }
  })

  it('comes in pages, those that wait first, each answer on one of them', async () => {
    const scene = await aTeacherWithQuiz()
    const ids: string[] = []
    for (let student = 0; student < 23; student += 1) ids.push((await handsIn(scene, `Essay ${student}`)).id)
    const markedIds = ids.slice(0, 12)
    for (const id of markedIds) await marks(scene, id, { marks: 1 })
    const listed: [string, string][] = []
    for (let query = '', pages = 0; pages < 5; pages += 1) {
      const { answers, next } = await pageOf(scene, query)
      listed.push(...answers.map(({ submission_id, verdict }): [string, string] => [submission_id, verdict]))
      if (next === null) break
      query = `?after=${next}`
    }
    expect(listed.map(([, verdict]) => verdict)).toEqual([...Array(11).fill('waiting'), ...Array(12).fill('correct')])
    expect(new Set(listed.map(([id]) => id))).toEqual(new Set(ids))
    expect((await pageOf(scene)).progress).toEqual({ answers: 23, waiting: 11 })
    await world().app.foldReports()
    await expectReportRight(scene.quiz)
  })

  describe('of two at once', () => {
    it('one is put, and the other is told to look again', { tags: ['race'] }, async () => {
      const scene = await aTeacherWithQuiz()
      const { id, result } = await handsIn(scene, 'text')
      const { base } = await reads(scene, id, scene.essay)
      const place = { id, question: scene.essay, base }
      const replies = await atOnce(5, (at) => puts(scene.teacher, place, { marks: at / 10, comment: `mark ${at}` }))
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
      const put = replies.findIndex(({ status }) => status === 200)
      expect((await reads(scene, id, scene.essay)).mark?.comment).toBe(`mark ${put}`)
      expect((await result()).score).toBe(1 + put / 10)
      await expectReportRight(scene.quiz)
    })

    it('that say the same are one: a lost reply is asked for again', { tags: ['race'] }, async () => {
      const scene = await aTeacherWithQuiz()
      const { id } = await handsIn(scene, 'text')
      const { base } = await reads(scene, id, scene.essay)
      const place = { id, question: scene.essay, base }
      const replies = await atOnce(3, () => puts(scene.teacher, place, { marks: 1, rubric: [0, 1] }))
      const bases = replies.map((reply) => markAnswer.data.parse(expectOk(reply)).base)
      expect(new Set(bases).size).toBe(1)
      const taken = { ...place, base: bases[0] ?? '' }
      for (const _ of [1, 2]) expectOk(await puts(scene.teacher, taken, null))
      expect((await puts(scene.teacher, place, { marks: 1, rubric: [0, 1] })).error?.code).toBe('mark_changed')
      const rows = await world()
        .database.db.selectFrom('attempt_record')
        .select('kind')
        .where('submission_id', '=', id)
        .orderBy('kind')
        .execute()
      expect(rows.map(({ kind }) => kind)).toEqual(['mark_taken_back', 'marked_by_hand'])
    })
  })

  describe('beside late answers', () => {
    /** Saved in time, and another text after the end. */
    const withLate = async (scene: Scene) => {
      const student = await aStudent(world(), scene.quiz)
      const { browser, started } = student
      const saving = { quiz_code: scene.quiz.code, revision: 1 }
      expectOk(await browser.calls('PUT', '/student/quiz/answers', { ...saving, answers: answersOf(scene, 'in time') }))
      await theEnd(world())
      const late = [{ question_id: scene.essay, selected_index: -1, value: 'late', seq: 100 }]
      const counted = { revision: 2, device: 'a-phone-0001', turn: started.turn, answers: late }
      await browser.calls('PUT', '/student/quiz/answers', { ...saving, ...counted })
      const result = async () => readResult.data.parse(expectOk(await student.result()))
      return { id: started.id, result }
    }
    const judges = ({ teacher, quiz }: Scene, decision: string) =>
      teacher.browser.calls('POST', `/teacher/quizzes/${quiz.id}/late-answers`, {
        decision,
        submissions: 'all_waiting',
      })
    const decides = ({ teacher, quiz }: Scene, decision: string, id: string) =>
      teacher.browser.calls('POST', `/teacher/quizzes/${quiz.id}/late-answers`, { decision, submissions: [id] })

    it('a mark holds for the answer that it was given for, and no other', async () => {
      const scene = await aTeacherWithQuiz()
      const student = await withLate(scene)
      await marks(scene, student.id, { marks: 0.5, comment: 'of the first' })
      expect(await student.result()).toMatchObject({ score: 1.5, waiting: 0 })
      const { base } = await reads(scene, student.id, scene.essay)
      expectOk(await judges(scene, 'accepted'))
      expect(await student.result()).toMatchObject({ score: 1, waiting: 1 })
      expect((await queueOf(scene)).waiting).toBe(1)
      const stale = await puts(scene.teacher, { id: student.id, question: scene.essay, base }, { marks: 1 })
      expect(stale.error?.code).toBe('mark_changed')
      expectOk(await decides(scene, 'refused', student.id))
      expect(await student.result()).toMatchObject({ score: 1.5, waiting: 0 })
      expectOk(await decides(scene, 'accepted', student.id))
      await marks(scene, student.id, { marks: 1 })
      expect(await student.result()).toMatchObject({ score: 2, waiting: 0 })
      await expectReportRight(scene.quiz)
    })

    it('the marks of both answers are kept, and each counts as often as its answer does', async () => {
      const scene = await aTeacherWithQuiz()
      const student = await withLate(scene)
      const commentNow = async () => (await reads(scene, student.id, scene.essay)).mark?.comment
      const listed = async () => {
        const path = `/teacher/quizzes/${scene.quiz.id}/late-answers`
        const { attempts } = listLateAnswers.data.parse(expectOk(await scene.teacher.browser.calls('GET', path)))
        return attempts.map((attempt) => [attempt.score, attempt.score_with_late])
      }
      await marks(scene, student.id, { marks: 0.5, rubric: [1], comment: 'of the first' })
      expectOk(await judges(scene, 'accepted'))
      await marks(scene, student.id, { marks: 1, comment: 'of the late one' })
      for (const _ of [1, 2]) {
        expectOk(await decides(scene, 'refused', student.id))
        expect(await student.result()).toMatchObject({ score: 1.5, waiting: 0 })
        expect([await commentNow(), await listed()]).toEqual(['of the first', [[1.5, 2]]])
        expectOk(await decides(scene, 'accepted', student.id))
        expect(await student.result()).toMatchObject({ score: 2, waiting: 0 })
        expect([await commentNow(), await listed()]).toEqual(['of the late one', [[1.5, 2]]])
      }
      // What is taken back is that answer's mark alone.
      await marks(scene, student.id, null)
      expect(await student.result()).toMatchObject({ score: 1, waiting: 1 })
      expectOk(await decides(scene, 'refused', student.id))
      expect([await commentNow(), (await student.result()).score]).toEqual(['of the first', 1.5])
      expect((await pageOf(scene)).progress).toEqual({ answers: 1, waiting: 0 })
      await expectReportRight(scene.quiz)
    })

    it('a mark and a decision at once: neither takes the other answer’s mark away', { tags: ['race'] }, async () => {
      for (let round = 0; round < 6; round += 1) {
        const scene = await aTeacherWithQuiz()
        const student = await withLate(scene)
        await marks(scene, student.id, { marks: 0.5 })
        expectOk(await judges(scene, 'accepted'))
        const { base } = await reads(scene, student.id, scene.essay)
        const [put] = await Promise.all([
          puts(scene.teacher, { id: student.id, question: scene.essay, base }, { marks: 1 }),
          decides(scene, 'refused', student.id),
        ])
        expect([200, 409]).toContain(put.status)
        expect(await student.result()).toMatchObject({ score: 1.5, waiting: 0 })
        expectOk(await decides(scene, 'accepted', student.id))
        const isPut = put.status === 200
        expect(await student.result()).toMatchObject({ score: isPut ? 2 : 1, waiting: isPut ? 0 : 1 })
      }
    })

    it('whichever comes first, nothing is lost or counted twice', async () => {
      for (let round = 0; round < 6; round += 1) {
        const scene = await aTeacherWithQuiz()
        const student = await withLate(scene)
        const { base } = await reads(scene, student.id, scene.essay)
        const place = { id: student.id, question: scene.essay, base }
        const other = {
          id: student.id,
          question: scene.choice,
          base: (await reads(scene, student.id, scene.choice)).base,
        }
        const [put, overridden, judged] = await Promise.all([
          puts(scene.teacher, place, { marks: 0.5 }),
          puts(scene.teacher, other, { marks: 0.25 }),
          judges(scene, 'accepted'),
        ])
        expectOk(judged)
        expectOk(overridden)
        expect([200, 409]).toContain(put.status)
        const { score, waiting } = await student.result()
        expect([score, waiting]).toEqual([0.25, 1])
        await world().app.foldReports()
        await expectReportRight(scene.quiz)
      }
    })
  })

  it('goes with the student who is erased', async () => {
    const scene = await aTeacherWithQuiz()
    const student = await handsIn(scene, 'erased text')
    await marks(scene, student.id, { marks: 1, comment: 'a comment to erase' })
    const { phone } = student.details
    const questionnaireId = scene.quiz.id
    await eraseStudent(world().app.context, { questionnaireId, participantKey: `${questionnaireId}:${phone}` })
    await expectGone(world(), [student.id, 'a comment to erase', 'erased text'])
    expect(await queueOf(scene)).toMatchObject({ questions: [], waiting: 0 })
  })
})
