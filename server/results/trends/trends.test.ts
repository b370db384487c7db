import { expect, it } from 'vitest'
import type { NewQuizOnWire } from '#contract/questionnaires/questionnaires-requests.ts'
import { compareGroups, findStudents, readStudentTerm, readTerm } from '#contract/results/trends.ts'
import { FEWEST } from '#domain/statistics/trend.ts'
import { eraseStudent } from '../../personal-data/erasure/erase-student.ts'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import { A_FORM } from '../../testing/forms.ts'
import { publishMany } from '../../testing/many-quizzes.ts'
import {
  aPublishedQuiz,
  aTeacher,
  aVisitor,
  expectOk,
  type QuizInTest,
  type TeacherInTest,
} from '../../testing/people.ts'
import { sharedWorld } from '../../testing/world.ts'

const RIGHT = [1, 0, 0]
/** So many of three answers right. */
const scoring = (right: number) => RIGHT.map((option, at) => (at < right ? option : -1))

describeEachDatabase('analytics across quizzes', (open) => {
  const world = sharedWorld(open)

  const gets = async ({ browser }: TeacherInTest, path: string) =>
    expectOk(await browser.calls('GET', `/teacher/analytics/${path}`))
  const term = async (teacher: TeacherInTest, query = '') => readTerm.data.parse(await gets(teacher, `quizzes${query}`))
  const groups = async (teacher: TeacherInTest, query: string) =>
    compareGroups.data.parse(await gets(teacher, `groups?${query}`))
  const search = async (teacher: TeacherInTest, words: string) =>
    findStudents.data.parse(await gets(teacher, `students?search=${encodeURIComponent(words)}`))
  const student = async (teacher: TeacherInTest, id: string) =>
    readStudentTerm.data.parse(await gets(teacher, `students/${id}`))

  const takes = async (quiz: QuizInTest, right: number, who: Record<string, unknown> = {}) => {
    const visitor = aVisitor(world(), quiz)
    const details = { ...visitor.details, ...who }
    expectOk(await visitor.browser.calls('POST', '/student/quiz/start', details))
    world().clock.advance({ seconds: 1 })
    expectOk(await visitor.submits(scoring(right).slice(0, quiz.questionIds.length)))
  }
  const takenBy = async (quiz: QuizInTest, ...rights: number[]) => {
    for (const right of rights) await takes(quiz, right)
  }
  const aQuizOf = (teacher: TeacherInTest, title: string, changes: Partial<NewQuizOnWire> = {}) =>
    aPublishedQuiz(teacher, { title, ...changes })

  it('are empty before anybody has taken a quiz', async () => {
    const teacher = await aTeacher(world())
    await aQuizOf(teacher, 'Untaken')
    const nothing = { rows: [], page: 1, pages: 1, found: 0, results: 0, months: [], left_out: 0 }
    const choices = { fields: [], subjects: [], tags: [] }
    expect(await term(teacher, '?page=7&days=30')).toEqual({ ...nothing, ...choices })
    expect(await groups(teacher, 'by=district')).toMatchObject({ groups: [], left_out: { groups: 0, students: 0 } })
    expect(await search(teacher, 'rahul')).toEqual({ rows: [], more: false })
  })

  it('say of each quiz what it came to, the last that was taken first, folded or not', async () => {
    const teacher = await aTeacher(world())
    const [first, second] = [
      await aQuizOf(teacher, 'First'),
      await aQuizOf(teacher, 'Second', { subject: 'Chemistry' }),
    ]
    await takenBy(second, 3, 0)
    await takenBy(first, 0, 1, 2, 3)
    await world().app.foldReports()
    await takenBy(first, 3)
    const { rows, ...all } = await term(teacher)
    expect(rows.map(({ title, students, mean, median }) => [title, students, mean, median])).toEqual([
      ['First', 5, expect.closeTo(60), expect.closeTo(200 / 3)],
      ['Second', 2, 50, 50],
    ])
    expect(all).toMatchObject({ found: 2, results: 7, subjects: ['Chemistry', 'Physics'] })
    expect(all.months).toEqual([{ month: '2026-01', quizzes: 2, results: 7, mean: expect.closeTo(400 / 7) }])

    expect((await term(teacher, '?subject=chemistry')).rows.map(({ title }) => title)).toEqual(['Second'])
    expect((await term(teacher, `?chosen=${first.id},nothing`)).rows.map(({ title }) => title)).toEqual(['First'])
    expect(await term(teacher, '?subject=Alchemy')).toMatchObject({
      rows: [],
      found: 0,
      subjects: ['Chemistry', 'Physics'],
    })
  })

  it('grow with every end, and forget what is erased', async () => {
    const teacher = await aTeacher(world())
    const quiz = await aQuizOf(teacher, 'Growing')
    const seen = async () => {
      const { rows } = await term(teacher)
      const { groups: found } = await groups(teacher, 'by=subject')
      return [rows.map(({ students, mean }) => [students, mean]), found.map(({ students, mean }) => [students, mean])]
    }
    await takenBy(quiz, 3, 3, 3, 3, 0)
    expect(await seen()).toEqual([[[5, 80]], [[5, 80]]])
    await takenBy(quiz, 0, 0, 0)
    await world().app.foldReports()
    await takenBy(quiz, 3, 0)
    expect(await seen()).toEqual([[[10, 50]], [[10, 50]]])
    const { participant_key: participantKey } = await world()
      .database.db.selectFrom('submission')
      .innerJoin('submission_result as result', 'result.submission_id', 'submission.id')
      .select('participant_key')
      .where('result.questionnaire_id', '=', quiz.id)
      .where('score', '=', 0)
      .limit(1)
      .executeTakeFirstOrThrow()
    await eraseStudent(world().app.context, { questionnaireId: quiz.id, participantKey })
    await takenBy(quiz, 3, 3)
    expect(await seen()).toEqual([[[11, expect.closeTo(700 / 11)]], [[11, expect.closeTo(700 / 11)]]])
  })

  it('leave out what was taken too long ago, and quizzes that were deleted', async () => {
    const teacher = await aTeacher(world())
    const [old, gone, late] = [
      await aQuizOf(teacher, 'Old'),
      await aQuizOf(teacher, 'Gone'),
      await aQuizOf(teacher, 'New'),
    ]
    await takenBy(old, 1)
    await takenBy(gone, 1)
    world().clock.advance({ minutes: 25 * 60 })
    await takenBy(late, 1)
    expectOk(await teacher.browser.calls('POST', `/teacher/quizzes/${gone.id}/status`, { status: 'archived' }))
    expect((await term(teacher)).rows.map(({ title }) => title)).toEqual(['New', 'Old'])
    expect((await term(teacher, '?days=1')).rows.map(({ title }) => title)).toEqual(['New'])
  })

  it('know one student in all quizzes by the number, beside the mean of each', async () => {
    const [teacher, other] = [await aTeacher(world()), await aTeacher(world())]
    const [first, second, third] = [await aQuizOf(teacher, 'A'), await aQuizOf(teacher, 'B'), await aQuizOf(other, 'C')]
    const mita = { name: 'Mita Pal', phone: '9830055501' }
    await takes(first, 1, mita)
    await takes(first, 3, { name: 'Mita Pal' })
    await takes(second, 3, { ...mita, name: 'M. Pal' })
    await takes(third, 2, mita)
    const found = await search(teacher, '55501')
    expect(found).toEqual({ rows: [expect.objectContaining({ name: 'M. Pal', phone: '••••••5501' })], more: false })
    expect((await search(teacher, 'mita')).rows).toHaveLength(2)
    const { rows, earlier } = await student(teacher, found.rows[0]?.id ?? '')
    expect(earlier).toBe(0)
    expect(rows.map(({ quiz, percent, class_mean }) => [quiz.title, percent, class_mean])).toEqual([
      ['A', expect.closeTo(100 / 3), expect.closeTo(200 / 3)],
      ['B', 100, 100],
    ])
    const path = `/teacher/analytics/students/${rows[0]?.id}`
    expect((await other.browser.calls('GET', path)).status).toBe(404)
    expect(JSON.stringify(await student(teacher, rows[0]?.id ?? ''))).not.toContain('9830055501')
  })

  it('know a student by what other forms call the same, and not by the name', async () => {
    const teacher = await aTeacher(world())
    const aQuizAsking = (title: string, fields: (typeof A_FORM)['fields']) =>
      aQuizOf(teacher, title, { settings: { joining: { fields } } })
    const renamed = A_FORM.fields.map((field) =>
      field.id === 'roll' ? { ...field, id: 'x7', label: 'ROLL number' } : field,
    )
    const [one, two] = [await aQuizAsking('One', A_FORM.fields), await aQuizAsking('Two', renamed)]
    const usual = await aQuizOf(teacher, 'Usual')
    const told = (fields: Record<string, string>) => ({ phone: undefined, district: undefined, fields })
    await takes(one, 1, told({ roll: '17', class: 'IX A' }))
    await takes(two, 2, told({ x7: '17', class: 'IX A' }))
    await takes(two, 3, told({ x7: '17', class: 'IX B' }))
    await takes(usual, 3)
    const { rows: found } = await search(teacher, 'ix a')
    expect(found).toHaveLength(1)
    const { rows } = await student(teacher, found[0]?.id ?? '')
    expect(rows.map(({ quiz }) => quiz.title)).toEqual(['One', 'Two'])
    expect(await groups(teacher, 'by=field&field=class')).toMatchObject({ fields: ['Class'], untold: 1 })
  })

  it('compare districts and subjects, none of fewer than five students apart', async () => {
    const teacher = await aTeacher(world())
    const quiz = await aQuizOf(teacher, 'All')
    for (let at = 0; at < FEWEST; at += 1) await takes(quiz, 2, { district: 'Howrah' })
    for (let at = 0; at < FEWEST - 1; at += 1) await takes(quiz, 3, { district: 'Nadia', phone: `983006660${at}` })
    const again = await aQuizOf(teacher, 'Again', { subject: 'physics' })
    await takes(again, 0, { district: 'Nadia', phone: '9830066600' })
    const { groups: districts, left_out: leftOut } = await groups(teacher, 'by=district')
    expect(districts).toEqual([
      {
        name: 'Howrah',
        students: 5,
        results: 5,
        ...Object.fromEntries(['mean', 'median', 'low', 'high'].map((key) => [key, expect.closeTo(200 / 3)])),
      },
    ])
    expect(leftOut).toEqual({ groups: 1, students: 4 })
    expect((await groups(teacher, 'by=subject')).groups).toMatchObject([{ students: 9, results: 10 }])
  })

  it('compare tags, a quiz under each of its own, and know the quizzes of one tag', async () => {
    const teacher = await aTeacher(world())
    const both = await aQuizOf(teacher, 'Both')
    world().clock.advance({ seconds: 1 })
    const [one, none] = [await aQuizOf(teacher, 'One'), await aQuizOf(teacher, 'None')]
    const tags = async (quiz: QuizInTest, ...add: string[]) =>
      expectOk(await teacher.browser.calls('POST', '/teacher/quiz-tags', { ids: [quiz.id], add, remove: [] }))
    await tags(both, 'Unit 1', 'revision')
    await tags(one, 'unit  1')
    await takenBy(both, 3, 3, 3, 3, 3)
    await takenBy(one, 0, 0, 0, 0, 0)
    await takenBy(none, 3, 3)
    const { groups: found, ...told } = await groups(teacher, 'by=tag')
    expect(found.map(({ name, students, results, mean }) => [name, students, results, mean])).toEqual([
      ['revision', 5, 5, 100],
      ['unit 1', 10, 10, 50],
    ])
    expect(told).toMatchObject({ untold: 2, several: 1, tags: ['revision', 'unit 1'] })
    expect(await groups(teacher, 'by=subject')).toMatchObject({ several: 0, tags: ['revision', 'unit 1'] })
    expect((await term(teacher, '?tag=UNIT%201')).rows.map(({ title }) => title)).toEqual(['One', 'Both'])
    expect((await term(teacher, '?by=tag&group=unit%201')).rows.map(({ title }) => title)).toEqual(['One', 'Both'])
    expect((await term(teacher, '?by=tag')).found).toBe(3)
    expect((await term(teacher, '?by=subject&group=physics')).found).toBe(3)
    expect(await term(teacher, '?tag=nothing')).toMatchObject({ rows: [], found: 0, tags: ['revision', 'unit 1'] })
    expect((await groups(teacher, 'by=tag&tag=revision')).groups.map(({ name }) => name)).toEqual([
      'Unit 1',
      'revision',
    ])
  })

  it('follow one class or one district over the term, and leave out where fewer than five took part', async () => {
    const teacher = await aTeacher(world())
    const settings = { joining: { fields: A_FORM.fields } }
    const [first, second, third] = [
      await aQuizOf(teacher, 'First', { settings }),
      await aQuizOf(teacher, 'Second', { settings }),
      await aQuizOf(teacher, 'Third'),
    ]
    const inClass = async (quiz: QuizInTest, name: string, rights: number[]) => {
      for (const [at, right] of rights.entries()) {
        const fields = { roll: String(at + 1), class: name }
        await takes(quiz, right, { phone: undefined, district: undefined, fields })
      }
    }
    await inClass(first, 'IX A', [0, 0, 0, 0, 0])
    await inClass(first, 'IX B', [3, 3, 3, 3, 3])
    await inClass(second, 'IX A', [3, 3, 3, 0, 0, 0])
    await inClass(second, 'IX B', [3, 3, 3, 3])
    for (let at = 0; at < FEWEST; at += 1) await takes(third, 3, { district: 'Nadia', phone: `983007770${at}` })
    const shown = async (query: string) => {
      const { rows, left_out: leftOut, ...all } = await term(teacher, query)
      return { rows: rows.map(({ title, students, mean }) => [title, students, mean]), leftOut, ...all }
    }
    expect(await shown('?by=field&field=class&group=ix%20a')).toMatchObject({
      rows: [
        ['Second', 6, 50],
        ['First', 5, 0],
      ],
      leftOut: 0,
      found: 2,
      results: 11,
      months: [{ quizzes: 2, results: 11, mean: expect.closeTo(300 / 11) }],
      fields: ['Class'],
    })
    expect(await shown('?by=field&field=Class&group=IX%20B')).toMatchObject({ rows: [['First', 5, 100]], leftOut: 1 })
    expect(await shown('?group=nadia')).toMatchObject({ rows: [['Third', 5, 100]], leftOut: 0, fields: ['Class'] })
    expect(await shown('?by=field&field=Class&group=IX%20C')).toMatchObject({ rows: [], found: 0, leftOut: 0 })
    expect(await shown('?by=field&field=Class&group=IX%20A&days=1')).toMatchObject({ found: 2 })
    expect((await teacher.browser.calls('GET', '/teacher/analytics/quizzes?group=x&by=name')).status).toBe(400)
  })

  it('compare classes that were typed, and offer nothing that tells each student apart by itself', async () => {
    const teacher = await aTeacher(world())
    const text = { kind: 'text' as const, required: true, options: [] }
    const fields = [
      { ...text, id: 'roll', label: 'Roll', identifies: true },
      { ...text, id: 'class', label: 'Class', identifies: false },
    ]
    const quiz = await aQuizOf(teacher, 'Typed', { settings: { joining: { fields } } })
    for (let at = 0; at < FEWEST; at += 1) {
      const told = { roll: String(at), class: at % 2 === 0 ? 'IX a' : 'ix A' }
      await takes(quiz, 3, { name: undefined, phone: undefined, district: undefined, fields: told })
    }
    expect(await groups(teacher, 'by=field&field=class')).toMatchObject({
      groups: [{ students: FEWEST, mean: 100 }],
      fields: ['Class'],
    })
  })

  it('leave out where nothing earns marks: there is no percentage', async () => {
    const teacher = await aTeacher(world())
    const draft = { options: ['Yes', 'No'], least: null, most: 1, look: 'list', other: false }
    const opinion = { kind: 'opinion', problem: 'Was it good?', draft }
    const [asked, quiz] = [
      await aQuizOf(teacher, 'Opinions', { no_of_questions: 1, questions: [opinion] }),
      await aQuizOf(teacher, 'Scored'),
    ]
    for (let at = 0; at < FEWEST; at += 1) {
      await takes(asked, 0, { name: 'Mita Pal', phone: `983009990${at}` })
      await takes(quiz, 3, { name: 'Mita Pal', phone: `983009990${at}` })
    }
    expect(await term(teacher)).toMatchObject({ rows: [{ title: 'Scored', mean: 100 }], found: 1, results: 5 })
    expect((await groups(teacher, 'by=subject')).groups).toMatchObject([{ students: 5, results: 5, mean: 100 }])
    expect(await groups(teacher, 'by=district')).toMatchObject({ groups: [{ results: 5, mean: 100 }], untold: 0 })
    const { rows: found } = await search(teacher, 'mita')
    expect((await student(teacher, found[0]?.id ?? '')).rows.map(({ quiz }) => quiz.title)).toEqual(['Scored'])
  })

  it('come in pages, and a page past the end is the last one', async () => {
    const teacher = await aTeacher(world())
    const ids = await publishMany(world(), teacher, { count: 31 })
    const { db } = world().app.context
    const quizzes = await db.selectFrom('questionnaire').select(['id', 'share_code']).where('id', 'in', ids).execute()
    for (const { id, share_code: code } of quizzes) {
      world().clock.advance({ minutes: 1 })
      await takes({ id, code, questionIds: ['q'] }, 1)
    }
    const pages = await Promise.all([1, 2, 9].map((page) => term(teacher, `?page=${page}`)))
    expect(pages.map(({ rows, page, pages: last, found }) => [rows.length, page, last, found])).toEqual([
      [30, 1, 2, 31],
      [1, 2, 2, 31],
      [1, 2, 2, 31],
    ])
    expect(new Set(pages.slice(0, 2).flatMap(({ rows }) => rows.map(({ id }) => id))).size).toBe(31)
  })
})
