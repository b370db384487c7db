import { expect, it } from 'vitest'
import { beginFile, uploadAddress } from '#contract/runs/uploads.ts'
import { DAY, MINUTE } from '#domain/time/time-limit.ts'
import { newToken } from '../../secrets.ts'
import { atOnce, sharedServers } from '../../testing/at-once.ts'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import { aPublishedPoll, aTeacher, expectOk, type PollInTest } from '../../testing/people.ts'
import {
  A_FILE_QUESTION,
  anUpload,
  aPdf,
  begins,
  type FileInTest,
  sendsFile,
  sendsPart,
} from '../../testing/uploads.ts'
import { aQuiz, type Browser, browserOf } from '../../testing/world.ts'

const LARGE = 300_000
const A_DAY = DAY / MINUTE

describeEachDatabase('a file that is sent with a response', (open, processes) => {
  const { world, appFor } = sharedServers(open, processes)
  const aSurvey = async () => {
    const teacher = await aTeacher(world())
    const sections = [{ questions: [A_FILE_QUESTION, { ...A_FILE_QUESTION, problem: 'And another one' }] }]
    return { teacher, survey: await aPublishedPoll(teacher, { kind: 'survey', sections }) }
  }
  const aFile = (changes: Partial<FileInTest> = {}): FileInTest => ({
    ...{ name: 'model.pdf', content: aPdf(), deviceKey: newToken() },
    ...changes,
  })
  const gives = async (survey: PollInTest, file: FileInTest, more: object = {}) => {
    const browser = world().newBrowser()
    const value = [await anUpload(browser, survey, file)]
    const answers = [{ question_id: survey.questionIds[0] ?? '', value }]
    return browser.calls('PUT', '/response', survey.givenBy(file.deviceKey, { answers, ...more }))
  }
  const rows = (survey: PollInTest) =>
    world().database.db.selectFrom('response_file').selectAll().where('questionnaire_id', '=', survey.id).execute()
  const partsOf = async (survey: PollInTest) =>
    (
      await world()
        .database.db.selectFrom('response_file_part')
        .innerJoin('response_file', 'response_file.id', 'file_id')
        .select('part')
        .where('questionnaire_id', '=', survey.id)
        .execute()
    ).length

  it('is there once, whatever is said again and in however many calls at the same moment', {
    tags: ['race'],
  }, async () => {
    const { survey } = await aSurvey()
    const file = aFile({ content: aPdf(LARGE) })
    const sent = await atOnce(6, async (call) => sendsFile(browserOf(await appFor(call)), survey, file))
    const files = sent.map((each) => JSON.stringify(expectOk(each)))
    expect(new Set(files).size).toBe(1)
    expect(await rows(survey)).toHaveLength(1)
    expect(await partsOf(survey)).toBe(3)
  })

  it('goes on where it broke off', async () => {
    const { survey } = await aSurvey()
    const browser = world().newBrowser()
    const file = aFile({ content: aPdf(LARGE) })
    const { id } = beginFile.data.parse(expectOk(await begins(browser, survey, file)))
    expectOk(await sendsPart(browser, { id, part: 0, content: file.content }))
    expect(expectOk(await sendsPart(browser, { id, part: 0, content: file.content }))).toMatchObject({ received: 1 })
    expect(expectOk(await sendsPart(browser, { id, part: 2, content: file.content }))).toMatchObject({ received: 1 })
    expect(expectOk(await begins(browser, survey, file))).toEqual({ id, received: 1, file: null })
    expect(await anUpload(browser, survey, file)).toEqual([id, 'model.pdf', LARGE])
  })

  it('is what is in it, and is not kept where that is not asked for', async () => {
    const { teacher } = await aSurvey()
    const sections = [{ questions: [{ ...A_FILE_QUESTION, draft: { ...A_FILE_QUESTION.draft, sorts: ['picture'] } }] }]
    const survey = await aPublishedPoll(teacher, { kind: 'survey', sections })
    const browser = world().newBrowser()
    const contents = [aPdf(), Buffer.from('MZ\u0090'), Buffer.from('<html>'), Buffer.from('only words')]
    for (const content of contents) {
      const refused = await sendsFile(browser, survey, aFile({ name: 'holiday.jpg', content }))
      expect([refused.status, refused.error?.code]).toEqual([400, 'file_not_accepted'])
    }
    expect(await rows(survey)).toEqual([])
    const picture = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
    expect(await anUpload(browser, survey, aFile({ name: 'run.exe', content: picture }))).toMatchObject({
      1: 'run.exe.png',
    })
  })

  it('is refused before it is sent where it is too large, or where nothing is asked for', async () => {
    const { survey, teacher } = await aSurvey()
    const browser = world().newBrowser()
    const large = await begins(browser, survey, aFile({ content: Buffer.alloc(1024 * 1024 + 1) }))
    expect([large.status, large.error?.code]).toEqual([413, 'file_too_large'])
    const poll = await aPublishedPoll(teacher)
    expect((await begins(browser, poll, aFile())).status).toBe(404)
    expectOk(await teacher.browser.calls('POST', `/teacher/quizzes/${survey.id}/status`, { status: 'closed' }))
    expect((await begins(browser, survey, aFile())).status).toBe(410)
  })

  it('makes room for another one as long as no response names it', async () => {
    const { survey } = await aSurvey()
    const browser = world().newBrowser()
    const deviceKey = newToken()
    for (let number = 0; number < 9; number += 1)
      await anUpload(browser, survey, aFile({ deviceKey, uploadKey: `${number}` }))
    expect(await rows(survey)).toHaveLength(4)
  })

  it('takes room as it comes: what is announced keeps nobody out, and what lapses makes way', async () => {
    const { survey } = await aSurvey()
    const browser = world().newBrowser()
    const { db } = world().database
    const announced = Array.from({ length: 300 }, (_, at) => ({
      ...{
        id: `${survey.id} ${at}`,
        questionnaire_id: survey.id,
        holder: `${at}`,
        question_id: 'q',
        upload_key: `${at}`,
      },
      ...{
        name: 'a',
        type: null,
        sorts: 'pdf',
        bytes: 2 ** 23,
        received: 0,
        begun_at: world().clock.now(),
        sent_at: null,
      },
    }))
    await db.insertInto('response_file').values(announced).execute()
    const file = aFile({ content: aPdf(LARGE) })
    const { id } = beginFile.data.parse(expectOk(await begins(browser, survey, file)))
    await db
      .updateTable('response_file')
      .set({ received: 2 ** 23 })
      .where('sorts', '=', 'pdf')
      .execute()
    const full = { status: 413, error: { code: 'files_full' } }
    expect(await sendsPart(browser, { id, part: 0, content: file.content })).toMatchObject(full)
    expect(await begins(browser, survey, aFile())).toMatchObject(full)
    world().clock.advance({ minutes: 61 })
    expectOk(await begins(browser, survey, aFile()))
    expect(await rows(survey)).toHaveLength(257)
    await db.deleteFrom('response_file').where('sorts', '=', 'pdf').execute()
    await anUpload(browser, survey, file)
    expect((await rows(survey)).map(({ received, bytes }) => received === bytes).sort()).toEqual([false, true])
  })

  it('is named by the response of its own device and question alone', async () => {
    const { survey } = await aSurvey()
    const browser = world().newBrowser()
    const file = aFile()
    const sent = await anUpload(browser, survey, file)
    const says = (deviceKey: string, question: number, value: unknown) =>
      browser.calls('PUT', '/response', {
        ...survey.givenBy(deviceKey),
        answers: [{ question_id: survey.questionIds[question], value }],
      })
    const refused = { status: 400, error: { problems: { 'answers.0': 'file_missing' } } }
    expect(await says(newToken(), 0, [sent])).toMatchObject(refused)
    expect(await says(file.deviceKey, 1, [sent])).toMatchObject(refused)
    expect(await says(file.deviceKey, 0, [[sent[0], 'another.pdf', sent[2]]])).toMatchObject(refused)
    const begun = beginFile.data.parse(expectOk(await begins(browser, survey, { ...file, uploadKey: 'second' })))
    expect(await says(file.deviceKey, 0, [[begun.id, 'model.pdf', sent[2]]])).toMatchObject(refused)
    expectOk(await says(file.deviceKey, 0, [sent]))
  })

  it('is deleted after a day where no response names it, and stays where one does', async () => {
    const { survey } = await aSurvey()
    const browser = world().newBrowser()
    const device = aFile({ content: aPdf(LARGE) })
    expectOk(await gives(survey, device, { is_ended: false }))
    await anUpload(browser, survey, aFile())
    world().clock.advance({ minutes: A_DAY + 1 })
    await world().app.tidy()
    expect(await rows(survey)).toHaveLength(1)
    const withoutIt = survey.givenBy(device.deviceKey, { based_on: 1, answers: [], is_ended: false })
    expectOk(await browser.calls('PUT', '/response', withoutIt))
    world().clock.advance({ minutes: A_DAY + 1 })
    await world().app.tidy()
    expect([await rows(survey), await partsOf(survey)]).toEqual([[], 0])
  })

  it('is either deleted or named, when both are tried at the same moment', { tags: ['race'] }, async () => {
    const { survey } = await aSurvey()
    const files = await atOnce(8, async () => {
      const file = aFile()
      return { file, sent: await anUpload(world().newBrowser(), survey, file) }
    })
    world().clock.advance({ minutes: A_DAY + 1 })
    const given = atOnce(8, async (call) => {
      const each = files[call]
      if (!each) throw new Error('there are eight')
      const answers = [{ question_id: survey.questionIds[0] ?? '', value: [each.sent] }]
      const said = survey.givenBy(each.file.deviceKey, { answers })
      return (await browserOf(await appFor(call)).calls('PUT', '/response', said)).status
    })
    const [statuses] = await Promise.all([given, world().app.tidy()])
    const kept = await rows(survey)
    expect(kept).toHaveLength(statuses.filter((status) => status === 200).length)
    expect(kept.every((row) => row.sent_at !== null && row.type === 'pdf')).toBe(true)
  })

  it('is downloaded by the owner of its survey, as a file and nothing else', async () => {
    const { survey, teacher } = await aSurvey()
    const file = aFile({ content: aPdf(LARGE), name: 'মডেল.pdf' })
    const browser = world().newBrowser()
    const [id] = await anUpload(browser, survey, file)
    const address = uploadAddress(String(id))
    const get = (who: Browser) => who.sends({ method: 'GET', url: address })
    expect((await get(teacher.browser)).statusCode).toBe(404)
    expectOk(await gives(survey, file))
    const reply = await get(teacher.browser)
    expect(reply.rawPayload.equals(file.content)).toBe(true)
    expect(reply.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(LARGE),
      'content-disposition': expect.stringMatching(/^attachment; filename="____\.pdf"; filename\*=UTF-8''%E0/),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'cache-control': 'private, no-store',
    })
    expect((await get((await aTeacher(world())).browser)).statusCode).toBe(404)
    expect((await get(world().newBrowser())).statusCode).toBe(401)
  })

  it('is not asked for where nobody may learn who responded, or in a poll', async () => {
    const teacher = await aTeacher(world())
    const sections = [{ questions: [A_FILE_QUESTION] }]
    const create = (body: object) =>
      teacher.browser.calls('POST', '/teacher/questionnaires', { title: 'Models', sections, ...body })
    const refused = { status: 400, error: { problems: { 'sections.0.questions.0.kind': 'files_not_here' } } }
    expect(await create({ kind: 'survey', responding: { anonymous: true } })).toMatchObject(refused)
    expect(await create({ kind: 'poll' })).toMatchObject(refused)
    const poll = await aPublishedPoll(teacher)
    const edit = { title: 'Models', sections, responding: {}, based_on: poll.versionId, draft_key: newToken() }
    expect(await teacher.browser.calls('PUT', `/teacher/polls/${poll.id}`, edit)).toMatchObject(refused)
    const survey = await aPublishedPoll(teacher, { kind: 'survey', sections })
    const turned = await teacher.browser.calls('PUT', `/teacher/quizzes/${survey.id}/settings`, {
      responding: { anonymous: true },
    })
    expect(turned).toMatchObject({ status: 400, error: { problems: { 'responding.anonymous': 'files_not_here' } } })
  })

  it('is not asked for in a quiz', async () => {
    const teacher = await aTeacher(world())
    const asked = await teacher.browser.calls('POST', '/quiz/new', aQuiz({ questions: [A_FILE_QUESTION] }))
    expect(asked).toMatchObject({ status: 400, error: { problems: { 'questions.0.kind': 'files_not_here' } } })
  })

  it('goes with its survey', async () => {
    const { survey, teacher } = await aSurvey()
    expectOk(await gives(survey, aFile({ content: aPdf(LARGE) })))
    const acts = (action: string) =>
      teacher.browser.calls('POST', '/teacher/quiz-actions', { ids: [survey.id], action })
    expectOk(await acts('bin'))
    world().clock.advance({ minutes: 31 * A_DAY })
    await world().app.tidy()
    expect(await rows(survey)).toEqual([])
    const left = await world().database.db.selectFrom('response_file_part').select('file_id').execute()
    const known = await world().database.db.selectFrom('response_file').select('id').execute()
    expect(left.every(({ file_id: id }) => known.some((row) => row.id === id))).toBe(true)
  })
})
