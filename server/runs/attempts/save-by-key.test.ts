import { expect, it } from 'vitest'
import { readStudent, saveAnswers } from '#contract/runs/attempts.ts'
import { newToken } from '../../secrets.ts'
import { atOnce, sharedServers } from '../../testing/at-once.ts'
import { aCountingPage } from '../../testing/counting-page.ts'
import { describeBothDatabases } from '../../testing/describe-each-database.ts'
import { everyRow } from '../../testing/every-row.ts'
import { aPublishedQuiz, aStudent, aTeacher, aVisitor, expectOk, type StudentInTest } from '../../testing/people.ts'
import { type Answer, browserOf } from '../../testing/world.ts'

const refusal = ({ status, error }: Answer) => [status, error?.code]

describeBothDatabases('answers that a device delivers by its key', (open, processes) => {
  const { world, appFor } = sharedServers(open, processes)

  /** The first student's answer has not been sent when the second one starts in the same browser. */
  const aSharedPhone = async () => {
    const quiz = await aPublishedQuiz(await aTeacher(world()))
    const device_key = newToken()
    const first = await aStudent(world(), quiz, { deviceKey: device_key })
    const page = aCountingPage({ browser: first.browser, quiz, begun: first.started, device: 'phone-0001' })
    page.gives({ 0: 1, 2: 0 })
    const second = aVisitor(world(), quiz, 'Mita Pal').onAnotherDevice(first.browser)
    expectOk(await second.starts({ device_key: newToken() }))
    const elsewhere = async () => {
      const holder = first.onAnotherDevice(world().newBrowser())
      expectOk(await holder.resumes(first.started.resume_code))
      return holder
    }
    return { quiz, device_key, first, page, second, elsewhere }
  }
  const optionsOf = async ({ found }: StudentInTest, ids: string[]) => {
    const { answers } = readStudent.data.parse(expectOk(await found()))
    return ids.map((id) => answers.find(({ question_id }) => question_id === id)?.selected_index ?? -1)
  }

  it('are stored though somebody else has its browser now, who keeps it; and nothing is told', async () => {
    const { quiz, device_key, page, second, elsewhere } = await aSharedPhone()
    expect(refusal(await page.saves())).toEqual([401, 'no_attempt'])
    const saved = saveAnswers.data.parse(expectOk(await page.saves({ device_key })))
    expect(saved).toMatchObject({ handed_over: true, revision: 0, base: '' })
    expect(saved.answers).toBe(undefined)
    expect(await optionsOf(second, quiz.questionIds)).toEqual([-1, -1, -1])
    expectOk(await second.saves(1, [0]))
    expect(await optionsOf(await elsewhere(), quiz.questionIds)).toEqual([1, -1, 0])
  })

  it('are stored where the browser has no cookie, and it gets none', async () => {
    const { quiz, device_key, page, first, elsewhere } = await aSharedPhone()
    first.browser.cookies.clear()
    expectOk(await page.saves({ device_key }))
    expect(first.browser.cookies.size).toBe(0)
    expect(refusal(await first.found())).toEqual([404, 'new_student'])
    expect(await optionsOf(await elsewhere(), quiz.questionIds)).toEqual([1, -1, 0])
  })

  it('are of an earlier turn where the attempt was handed over: the later device’s stay on top', async () => {
    const { quiz, device_key, page, elsewhere } = await aSharedPhone()
    const holder = await elsewhere()
    const begun = readStudent.data.parse(expectOk(await holder.found()))
    const later = aCountingPage({ browser: holder.browser, quiz, begun, device: 'laptop-001' })
    expectOk(await later.gives({ 0: 2 }).saves())
    expectOk(await page.saves({ device_key }))
    expect(await optionsOf(holder, quiz.questionIds)).toEqual([2, -1, 0])
  })

  it('are kept as late after the end', async () => {
    const { device_key, page, elsewhere } = await aSharedPhone()
    const holder = await elsewhere()
    expectOk(await holder.submits([-1, 0, -1]))
    expect(refusal(await page.saves({ device_key }))).toEqual([409, 'already_submitted'])
    expect(refusal(await page.saves({ device_key }))).toEqual([409, 'already_submitted'])
    const late = (await everyRow(world())).filter((row) => row.includes('"in_table":"late_answers"'))
    expect(late.filter((row) => row.includes('phone-0001'))).toHaveLength(1)
  })

  it('are answered as always where the cookie is the attempt’s own', async () => {
    const quiz = await aPublishedQuiz(await aTeacher(world()))
    const { browser, started } = await aStudent(world(), quiz)
    const page = aCountingPage({ browser, quiz, begun: started, device: 'phone-0001' })
    const saved = saveAnswers.data.parse(expectOk(await page.gives({ 0: 1 }).saves({ device_key: newToken() })))
    expect([saved.revision, saved.handed_over]).toEqual([1, undefined])
  })

  it('said by many at once are one change', async () => {
    const { quiz, device_key, page, elsewhere } = await aSharedPhone()
    const body = { ...page.body(), revision: 1, device_key }
    const replies = await atOnce(20, async (call) =>
      browserOf(await appFor(call)).calls('PUT', '/student/quiz/answers', body),
    )
    for (const reply of replies) expectOk(reply)
    const holder = await elsewhere()
    expect(readStudent.data.parse(expectOk(await holder.found())).revision).toBe(1)
    expect(await optionsOf(holder, quiz.questionIds)).toEqual([1, -1, 0])
  })

  it.each<[string, object]>([
    ['a key that no device has', { device_key: newToken() }],
    ['a key that others might guess', { device_key: 'a-key-of-20-letters' }],
    ['the key for another attempt', { attempt: 'another-attempt' }],
    ['the key for a turn that was not given yet', { turn: 1 }],
    ['the key at another quiz', { quiz_code: 'ABCD2345' }],
  ])('with %s are refused and change nothing', async (_, changes) => {
    const { device_key, page } = await aSharedPhone()
    const before = await everyRow(world())
    expect(refusal(await page.saves({ device_key, ...changes }))).toEqual([401, 'no_attempt'])
    expect(await everyRow(world())).toEqual(before)
  })

  it.each([
    ['attempt', { attempt: undefined }],
    ['device', { device: undefined, turn: undefined, answers: [] }],
  ])('have to say whose they are: %s', async (field, changes) => {
    const { device_key, page } = await aSharedPhone()
    const before = await everyRow(world())
    const refused = await page.saves({ device_key, ...changes })
    expect(refusal(refused)).toEqual([400, 'invalid_request'])
    expect(refused.error?.problems).toEqual({ [field]: 'required' })
    expect(await everyRow(world())).toEqual(before)
  })

  it('are void once the attempt is erased', async () => {
    const { quiz, device_key, page } = await aSharedPhone()
    await world().database.db.deleteFrom('submission').where('questionnaire_id', '=', quiz.id).execute()
    expect(refusal(await page.saves({ device_key }))).toEqual([401, 'no_attempt'])
  })
})
