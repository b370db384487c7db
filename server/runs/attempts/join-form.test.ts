import { beforeEach, expect, it } from 'vitest'
import { readQuiz } from '#contract/questionnaires/papers.ts'
import { listSubmissions, readSubmission } from '#contract/results/analytics.ts'
import { PAGE_VERSION, restoreAttempt, startQuiz } from '#contract/runs/attempts.ts'
import { type Joining, joining, USUAL_JOINING } from '#domain/questionnaires/joining.ts'
import { usualSettings } from '#domain/questionnaires/settings.ts'
import { beginNewEpoch } from '../../database/epoch.ts'
import { eraseStudent } from '../../personal-data/erasure/erase-student.ts'
import { studentTraces } from '../../personal-data/erasure/find-traces.ts'
import { newToken } from '../../secrets.ts'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import { everyRow, expectGone } from '../../testing/every-row.ts'
import { A_FORM } from '../../testing/forms.ts'
import { aPublishedQuiz, aStudent, aTeacher, expectOk, type QuizInTest } from '../../testing/people.ts'
import { type Answer, type Browser, browserOf, sharedWorld } from '../../testing/world.ts'

const refusal = ({ status, error }: Answer) => [status, error?.code, error?.fields]
const MITA = { name: 'Mita Pal', fields: { roll: '12', class: 'IX A' } }

describeEachDatabase('a form that is the teacher’s', (open) => {
  const world = sharedWorld(open)
  let teacher: Awaited<ReturnType<typeof aTeacher>>
  let quiz: QuizInTest
  beforeEach(async () => {
    teacher = await aTeacher(world())
    quiz = await aPublishedQuiz(teacher, { settings: { ...usualSettings(), joining: A_FORM } })
  })

  const starts = (entered: object, browser: Browser = world().newBrowser()) =>
    browser.calls('POST', '/student/quiz/start', { quiz_code: quiz.code, ...entered })
  const begins = async (entered: object, browser?: Browser) =>
    startQuiz.data.parse(expectOk(await starts(entered, browser)))
  const resumes = (entered: object) =>
    world()
      .newBrowser()
      .calls('POST', '/student/quiz/resume', { quiz_code: quiz.code, ...entered })
  const resultsOf = async (search = '') => {
    const query = search && `?search=${encodeURIComponent(search)}`
    const answer = await teacher.browser.calls('GET', `/teacher/quizzes/${quiz.id}/submissions${query}`)
    return listSubmissions.data.parse(expectOk(answer)).rows
  }
  const submits = async (entered: object) => {
    const browser = world().newBrowser()
    const { id } = await begins(entered, browser)
    const answers = quiz.questionIds.map((question_id) => ({ question_id, selected_index: 0 }))
    expectOk(await browser.calls('POST', '/student/quiz/submit', { quiz_code: quiz.code, answers }))
    return id
  }

  it('stands on the cover, and only where it is not the usual one', async () => {
    const coverOf = async ({ code }: QuizInTest) =>
      readQuiz.data.parse(expectOk(await world().newBrowser().calls('GET', `/quiz?code=${code}`))).settings
    expect((await coverOf(quiz))?.joining).toEqual(A_FORM)
    const usual = await aPublishedQuiz(teacher, { settings: { ...usualSettings(), joining: USUAL_JOINING } })
    expect(await coverOf(usual)).toBe(undefined)
  })

  it('begins an attempt that is told by what identifies, however it is spelt', async () => {
    const device = world().newBrowser()
    const first = await begins(MITA, device)
    expect(first).toMatchObject({ name: 'Mita Pal', phone: '', district: '' })
    expect(first.fields?.map(({ label, value }) => [label, value])).toEqual([
      ['Roll number', '12'],
      ['Class', 'IX A'],
      ['', 'Mita Pal'],
    ])
    expect((await begins(MITA, device)).id).toBe(first.id)
    expect(refusal(await starts({ ...MITA, fields: { roll: '১২', class: 'IX A' } }))[1]).toBe('already_started')
    const other = await begins({ ...MITA, fields: { roll: '12', class: 'IX B' } })
    expect(other.id).not.toBe(first.id)
  })

  it('gives one attempt to one person, however many start at once', { tags: ['race'] }, async () => {
    const statuses = (await Promise.all(Array.from({ length: 8 }, () => starts(MITA)))).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, ...Array(7).fill(409)])
  })

  it.each([
    ['nothing', {}, { name: 'name_required', 'fields.roll': 'required', 'fields.class': 'required' }],
    ['the usual details', { name: 'Mita', phone: '9000000001', district: 'Nadia' }, { phone: 'unknown_field' }],
    ['a field that it does not have', { ...MITA, fields: { ...MITA.fields, x: '1' } }, { 'fields.x': 'unknown_field' }],
    ['the name among the others', { fields: { ...MITA.fields, name: 'M' } }, { 'fields.name': 'unknown_field' }],
    ['an option that is none', { ...MITA, fields: { roll: '1', class: 'X' } }, { 'fields.class': 'not_one_of' }],
    ['letters for a number', { ...MITA, fields: { roll: 'one', class: 'IX A' } }, { 'fields.roll': 'number_invalid' }],
    ['a long number', { ...MITA, fields: { roll: '1'.repeat(21), class: 'IX A' } }, { 'fields.roll': 'too_long' }],
    [
      'a word of 300 letters',
      { ...MITA, fields: { ...MITA.fields, roll: 'x'.repeat(300) } },
      { 'fields.roll': 'too_long' },
    ],
    ['NUL', { ...MITA, fields: { ...MITA.fields, roll: '1\u0000' } }, { 'fields.roll': 'unusable_text' }],
    [
      'an address that is none',
      { ...MITA, fields: { ...MITA.fields, email: 'a@b' } },
      { 'fields.email': 'email_invalid' },
    ],
    ['a list', { ...MITA, fields: { ...MITA.fields, roll: ['1'] } }, { 'fields.roll': 'wrong_type' }],
    [
      'an object’s own name',
      { ...MITA, fields: { ...MITA.fields, constructor: 'x' } },
      { 'fields.constructor': 'unknown_field' },
    ],
    [
      'more fields than there may be',
      { ...MITA, fields: Object.fromEntries(Array.from({ length: 13 }, (_, at) => [`f${at}`, 'x'])) },
      { fields: 'too_many' },
    ],
  ])('refuses %s, and says where', async (_, entered, fields) => {
    const before = await everyRow(world())
    const [status, code, found] = refusal(await starts(entered))
    expect([status, code, Object.keys(found ?? {})]).toEqual([
      400,
      'invalid_request',
      expect.arrayContaining(Object.keys(fields)),
    ])
    expect(await everyRow(world())).toEqual(before)
  })

  it('of which an open page knows nothing asks that page to load anew', async () => {
    const old = {
      name: 'Mita',
      phone: '9000000001',
      district: 'Nadia',
      device_key: 'a-device-key-0123456789-0123456789',
      page: 3,
    }
    expect(refusal(await starts(old))[1]).toBe('page_outdated')
    const usual = { ...old, page: PAGE_VERSION }
    expect(refusal(await starts(usual))[1]).toBe('page_outdated')
    quiz = await aPublishedQuiz(teacher)
    expect(refusal(await starts({ ...usual, fields: MITA.fields }))[1]).toBe('page_outdated')
    expectOk(await starts(usual))
  })

  it('brings an attempt to another device by what identifies and its code, and by nothing less', async () => {
    const { id, resume_code } = await begins(MITA)
    const wrong = await resumes({ fields: MITA.fields, resume_code: '222222' })
    expect(refusal(wrong)[1]).toBe('wrong_resume_code')
    expect(refusal(await resumes({ fields: { roll: '12', class: 'IX B' }, resume_code }))[1]).toBe('wrong_resume_code')
    expect(refusal(await resumes({ fields: { roll: '12' }, resume_code }))[0]).toBe(400)
    expect(refusal(await resumes({ ...MITA, resume_code }))[1]).toBe('invalid_request')
    const resumed = startQuiz.data.parse(expectOk(await resumes({ fields: MITA.fields, resume_code })))
    expect(resumed.id).toBe(id)
  })

  it('comes back whole by the receipt of its device when an older backup was restored', async () => {
    const long = 'ব'.repeat(100)
    const fields = Array.from({ length: 11 }, (_, at) => ({
      ...A_FORM.fields[1],
      id: `f${at}`,
      label: long,
      options: [long],
    }))
    const joining = { fields: [...fields, A_FORM.fields[2]] }
    expectOk(await teacher.browser.calls('PUT', `/teacher/quizzes/${quiz.id}/settings`, { joining }))
    const device_key = newToken()
    const told = { name: long, fields: Object.fromEntries(fields.map(({ id }) => [id, long])) }
    const { id, receipt, fields: shown } = await begins({ ...told, device_key, page: PAGE_VERSION })
    await world().database.db.deleteFrom('submission').where('id', '=', id).execute()
    await beginNewEpoch(world().database.db)
    const again = browserOf(await world().secondApp(), new Map())
    const body = { quiz_code: quiz.code, device_key, receipt }
    const restored = restoreAttempt.data.parse(expectOk(await again.calls('POST', '/student/quiz/restore', body)))
    expect(restored).toMatchObject({ id, name: long, fields: shown })
    expect(refusal(await starts(told))[1]).toBe('already_started')
  })

  it('counts wrong codes for each person', async () => {
    const { resume_code } = await begins(MITA)
    for (let wrong = 0; wrong < 5; wrong += 1) await resumes({ fields: MITA.fields, resume_code: '222222' })
    expect(refusal(await resumes({ fields: MITA.fields, resume_code }))[1]).toBe('too_many_attempts')
    const other = await begins({ ...MITA, fields: { roll: '13', class: 'IX A' } })
    const { resume_code: code } = other
    expectOk(await resumes({ fields: { roll: '13', class: 'IX A' }, resume_code: code }))
  })

  it('shows teachers what was told, and finds by any of it', async () => {
    const id = await submits({ ...MITA, fields: { ...MITA.fields, email: 'Mita@School.in' } })
    await submits({ name: 'Asha Roy', fields: { roll: '77', class: 'IX B' } })
    const [row] = await resultsOf('mita@school')
    expect(row).toMatchObject({ id, name: 'Mita Pal', phone: '', district: '' })
    expect(row?.fields?.map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'Roll number: 12',
      'Class: IX A',
      'Email: Mita@School.in',
    ])
    expect((await resultsOf('ix b')).map(({ name }) => name)).toEqual(['Asha Roy'])
    const read = expectOk(await teacher.browser.calls('GET', `/teacher/submissions/${id}`))
    expect(readSubmission.data.parse(read).student.fields).toEqual(row?.fields)
  })

  it('is erased with the attempt, by all that identifies', async () => {
    const id = await submits(MITA)
    const { db } = world().database
    const tracesOf = (...person: string[]) => studentTraces(db, { quizCode: quiz.code, person })
    expect(await tracesOf('12')).toBe(null)
    const traces = await tracesOf('ix  a', '12')
    if (!traces) throw new Error('not found')
    expect(await eraseStudent(world().app.context, traces)).toBe(true)
    await expectGone(world(), [id, 'IX A"'])
  })

  it('changes at once for who comes after, while those who have started keep what they told', async () => {
    const before = await aPublishedQuiz(teacher)
    const student = await aStudent(world(), before, 'Rahul Early')
    const set = await teacher.browser.calls('PUT', `/teacher/quizzes/${before.id}/settings`, { joining: A_FORM })
    expectOk(set)
    quiz = before
    expect((await begins(MITA)).fields).toHaveLength(3)
    expect(expectOk(await student.found())).toMatchObject({ name: 'Rahul Early', phone: student.details.phone })
    expect(student.started).not.toHaveProperty('fields')
    expectOk(await student.onAnotherDevice(world().newBrowser()).resumes(student.started.resume_code))
  })

  it('that was replaced twice at once is forgotten by neither', { tags: ['race'] }, async () => {
    const others = A_FORM.fields.slice(2)
    const forms = ['a', 'b', 'c'].map((id) => {
      const field = { id, kind: 'text' as const, label: id, required: true, identifies: true, options: [] }
      return { fields: [field, ...others] }
    })
    const path = `/teacher/quizzes/${quiz.id}/settings`
    const set = await Promise.all(forms.map((joining) => teacher.browser.calls('PUT', path, { joining })))
    set.forEach(expectOk)
    const cover = expectOk(await world().newBrowser().calls('GET', `/quiz?code=${quiz.code}`))
    const { fields = [], formerly = [] } = readQuiz.data.parse(cover).settings?.joining ?? {}
    const idsOf = (form: unknown[]) => joining.shape.fields.safeParse([...form, ...others]).data?.map(({ id }) => id)[0]
    expect(formerly.map(idsOf)).toHaveLength(3)
    expect([...formerly, fields.slice(0, 1)].map(idsOf).sort()).toEqual(['a', 'b', 'c', 'roll'])
    expect(formerly.map(idsOf).at(-1)).toBe('roll')
  })

  it('that was replaced still tells whose attempt it is', async () => {
    const sets = async (joining: Joining) =>
      expectOk(await teacher.browser.calls('PUT', `/teacher/quizzes/${quiz.id}/settings`, { joining }))
    const shown = async () => {
      const cover = expectOk(await world().newBrowser().calls('GET', `/quiz?code=${quiz.code}`))
      return readQuiz.data.parse(cover).settings?.joining
    }
    const { id, resume_code } = await begins(MITA)
    const usual = { name: 'Asha Roy', phone: '9830012345', district: 'Nadia' }
    await sets(USUAL_JOINING)
    expect(await shown()).toMatchObject({
      ...USUAL_JOINING,
      formerly: [[{ id: 'roll' }, { id: 'class', kind: 'text' }]],
    })
    const asha = await begins(usual)
    const [, , ...others] = A_FORM.fields
    const email = { id: 'mail', kind: 'email' as const, label: 'Mail', required: true, identifies: true, options: [] }
    await sets({ fields: [email, ...others] })
    const resumed = async (entered: object) =>
      startQuiz.data.parse(expectOk(await resumes({ device_key: newToken(), page: PAGE_VERSION, ...entered })))
    expect((await resumed({ fields: MITA.fields, resume_code })).id).toBe(id)
    expect((await resumed({ phone: usual.phone, resume_code: asha.resume_code })).id).toBe(asha.id)
    expect(refusal(await resumes({ phone: usual.phone, resume_code }))[1]).toBe('wrong_resume_code')
    for (let wrong = 0; wrong < 5; wrong += 1) await resumes({ fields: MITA.fields, resume_code: '222222' })
    expect(refusal(await resumes({ fields: MITA.fields, resume_code }))[1]).toBe('too_many_attempts')
    const settings = expectOk(await teacher.browser.calls('GET', `/teacher/quizzes/${quiz.id}/settings`))
    expect(JSON.stringify(settings)).not.toContain('formerly')
  })
})
