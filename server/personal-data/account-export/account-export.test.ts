import { inflateRawSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { listActivity } from '#contract/people/activity.ts'
import { prepareAccountExport, resultsFile } from '#contract/results/exports.ts'
import { usualSettings } from '#domain/questionnaires/settings.ts'
import { newToken } from '../../secrets.ts'
import { anAudienceQuestion } from '../../testing/audience-questions.ts'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import {
  aPoll,
  aPublishedPoll,
  aPublishedQuiz,
  aStudent,
  aTeacher,
  expectOk,
  type PollInTest,
  type TeacherInTest,
} from '../../testing/people.ts'
import { aPicture } from '../../testing/pictures.ts'
import { A_FILE_QUESTION, anUpload, aPdf } from '../../testing/uploads.ts'
import { sharedWorld } from '../../testing/world.ts'

/** As the format has it, by somebody who has not seen how it was written: names and contents. */
const unzipped = (archive: Buffer): Map<string, Buffer> => {
  const files = new Map<string, Buffer>()
  const end = archive.length - 22
  expect(archive.readUInt32LE(end)).toBe(0x06054b50)
  let at = archive.readUInt32LE(end + 16)
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [packed, nameLength, start] = [20, 28, 42].map((place) =>
      place === 28 ? archive.readUInt16LE(at + place) : archive.readUInt32LE(at + place),
    ) as [number, number, number]
    const name = archive.subarray(at + 46, at + 46 + nameLength).toString()
    const content = start + 30 + archive.readUInt16LE(start + 26)
    expect(files.has(name)).toBe(false)
    files.set(name, inflateRawSync(archive.subarray(content, content + packed)))
    at += 46 + nameLength
  }
  return files
}

describeEachDatabase('all of an account as one file', (open) => {
  const world = sharedWorld(open)

  const asks = ({ browser, password }: TeacherInTest, code?: string) =>
    browser.calls('POST', '/teacher/exports', { password, time_zone: 'Asia/Kolkata', ...(code && { code }) })
  const prepared = async (teacher: TeacherInTest) =>
    prepareAccountExport.data.parse(expectOk(await asks(teacher))).address
  const takes = ({ browser }: TeacherInTest, url: string) => browser.sends({ method: 'GET', url })

  it('has every quiz with its versions, settings and results, drafts, pictures, profile and activity', async () => {
    const [teacher, other] = [await aTeacher(world()), await aTeacher(world())]
    const quiz = await aPublishedQuiz(teacher, { title: 'আলো / "light"' })
    world().clock.advance({ seconds: 1 })
    await aPublishedQuiz(teacher, { title: 'আলো / "light"' })
    await aPublishedQuiz(other, { title: 'Somebody else’s' })
    expectOk(await (await aStudent(world(), quiz, 'Rahul Exported')).submits([1, 0, 0]))
    const draft = { details: { title: 'Half a quiz', subject: 'Physics' }, items: [{ problem: 'What is light?' }] }
    const save = { based_on: 0, change: 'the-first-save-of-it', content: draft }
    expectOk(await teacher.browser.calls('PUT', '/teacher/drafts/half-a-quiz-of-mine', save))
    const begun = { ...usualSettings(), order: { questions: true, options: false } }
    expectOk(await teacher.browser.calls('PUT', '/teacher/settings-defaults/quiz', begun))
    const picture = await aPicture(teacher)
    world().clock.advance({ seconds: 1 })
    const reply = await takes(teacher, await prepared(teacher))
    expect(reply.statusCode).toBe(200)
    expect(reply.headers['content-disposition']).toMatch(/^attachment; filename="quiznity-\d{4}-\d\d-\d\d\.zip"$/)
    const files = unzipped(reply.rawPayload)
    expect([...files.keys()]).toEqual([
      'profile.json',
      'activity.json',
      ...['0001 আলো light', '0002 আলো light'].flatMap((folder) =>
        ['quiz.json', 'students.csv', 'results.json'].map((file) => `quizzes/${folder}/${file}`),
      ),
      'drafts/0001 Half a quiz.json',
      expect.stringMatching(/^pictures\/.+\.webp$/),
    ])
    const read = (name: string): unknown => JSON.parse(files.get(name)?.toString() ?? '')
    expect(read('profile.json')).toMatchObject({ name: 'Ananya Sen', email: teacher.email, retention: null })
    expect(read('profile.json')).toMatchObject({ settings_defaults: { quiz: { order_questions: true } } })
    expect(read('activity.json')).toMatchObject([{ kind: 'account_exported', details: { quizzes: 2 } }, {}, {}, {}])
    expect(read('quizzes/0001 আলো light/quiz.json')).toMatchObject({
      quiz: { id: quiz.id, share_code: quiz.code, status: 'active' },
      versions: [{ number: 1, questions: [{ problem: '2 + 2?', correct_answer: 1 }, {}, {}] }],
    })
    const results = resultsFile.parse(read('quizzes/0001 আলো light/results.json'))
    expect(results.students).toMatchObject([{ name: 'Rahul Exported', score: 3 }])
    expect(files.get('quizzes/0001 আলো light/students.csv')?.toString()).toContain('Rahul Exported')
    expect(read('drafts/0001 Half a quiz.json')).toMatchObject(draft)
    expect(reply.rawPayload.includes('Somebody')).toBe(false)
    expect([...files.keys()].at(-1)).toContain(picture.id)
    const log = await teacher.browser.calls('GET', '/teacher/activity?part=security')
    expect(listActivity.data.parse(expectOk(log)).entries[0]).toMatchObject({ kind: 'account_exported' })
  })

  it('has runs of a practice paper as such, and not as results', async () => {
    const teacher = await aTeacher(world())
    const quiz = await aPublishedQuiz(teacher, { title: 'Mock', settings: { practice: true } })
    expectOk(await (await aStudent(world(), quiz, 'Rahul Practising')).submits([1, 0, 0]))
    const files = unzipped((await takes(teacher, await prepared(teacher))).rawPayload)
    const names = [...files.keys()].filter((name) => name.startsWith('quizzes/'))
    expect(names).toEqual(
      ['quiz.json', 'practice-runs.csv', 'practice-runs.json'].map((file) => `quizzes/0001 Mock/${file}`),
    )
    const runs = resultsFile.parse(JSON.parse(files.get('quizzes/0001 Mock/practice-runs.json')?.toString() ?? ''))
    expect(runs).toMatchObject({ quiz: { practice: true }, students: [{ name: 'Rahul Practising' }] })
  })

  it('has what was given to polls and surveys, with files, tags, pages and what an audience asked', async () => {
    const teacher = await aTeacher(world())
    const gives = (poll: PollInTest, said: object) =>
      world().newBrowser().calls('PUT', '/response', poll.givenBy(newToken(), said))
    const written = aPoll().sections[0]?.questions ?? []
    const survey = await aPublishedPoll(teacher, {
      kind: 'survey',
      title: 'Lunch',
      sections: [{ title: 'About the kitchen', questions: [A_FILE_QUESTION, ...written] }],
    })
    const deviceKey = newToken()
    const file = await anUpload(world().newBrowser(), survey, { name: 'Rahul.pdf', content: aPdf(), deviceKey })
    const asked = survey.questionIds.map((question_id) => ({ question_id, value: 1 }))
    const answers = [{ question_id: survey.questionIds[0] ?? '', value: [file] }, ...asked.slice(1)]
    const told = [{ name: 'name', value: 'Rahul Exported' }]
    expectOk(await world().newBrowser().calls('PUT', '/response', survey.givenBy(deviceKey, { answers, told })))
    const tag = { questionnaire_id: survey.id, response_id: 'a-response', question_id: 'a-question', tag: 'soup' }
    await world().database.db.insertInto('answer_tag').values(tag).execute()
    world().clock.advance({ seconds: 1 })
    const secret = await aPublishedPoll(teacher, { kind: 'survey', title: 'Few', responding: { anonymous: true } })
    expectOk(await gives(secret, {}))
    world().clock.advance({ seconds: 1 })
    const poll = await aPublishedPoll(teacher, { title: 'Hall', responding: { hall_questions: 'open' } })
    expectOk(await gives(poll, {}))
    await anAudienceQuestion(world(), poll, { text: 'Is there soup?' })
    const files = unzipped((await takes(teacher, await prepared(teacher))).rawPayload)
    const textOf = (name: string) => files.get(name)?.toString() ?? ''
    expect([...files.keys()].filter((name) => name.includes('/'))).toEqual([
      ...['survey.json', 'responses.csv', 'responses.json', 'tags.json'].map((name) => `surveys/0001 Lunch/${name}`),
      expect.stringMatching(/^surveys\/0001 Lunch\/files\/.+ Rahul\.pdf$/),
      'surveys/0002 Few/survey.json',
      ...['poll.json', 'responses.csv', 'responses.json', 'tags.json'].map((name) => `polls/0003 Hall/${name}`),
      'polls/0003 Hall/questions.csv',
    ])
    expect(JSON.parse(textOf('surveys/0001 Lunch/survey.json'))).toMatchObject({
      survey: { id: survey.id, share_code: survey.code },
      versions: [{ number: 1, sections: [{ title: 'About the kitchen', questions: expect.any(Array) }] }],
    })
    expect(textOf('surveys/0001 Lunch/responses.csv')).toContain('Rahul Exported')
    expect(JSON.parse(textOf('surveys/0001 Lunch/responses.json')).responses).toHaveLength(1)
    expect(JSON.parse(textOf('surveys/0001 Lunch/tags.json'))).toMatchObject([{ tag: 'soup' }])
    expect(textOf('polls/0003 Hall/questions.csv')).toContain('Is there soup?')
    expect(JSON.parse(textOf('profile.json')).sessions).toHaveLength(1)
  })

  it('is for whoever proves once more who they are, and soon for nobody who guesses', async () => {
    const teacher = await aTeacher(world())
    for (let tries = 0; tries < 5; tries += 1)
      expect((await asks({ ...teacher, password: 'wrong123!' })).error?.code).toBe('wrong_password')
    expect((await asks(teacher)).error?.code).toBe('too_many_attempts')
  })

  it('is given for two minutes, to the session that asked alone', async () => {
    const [teacher, other] = [await aTeacher(world()), await aTeacher(world())]
    const address = await prepared(teacher)
    expect((await takes(other, address)).statusCode).toBe(404)
    expect((await takes(teacher, `${address}x`)).statusCode).toBe(404)
    expect((await world().newBrowser().sends({ method: 'GET', url: address })).statusCode).toBe(401)
    expect((await takes(teacher, address)).statusCode).toBe(200)
    world().clock.advance({ minutes: 2 })
    expect((await takes(teacher, address)).statusCode).toBe(404)
  })
})
