import { expect, it } from 'vitest'
import { readResult, restoreAttempt } from '#contract/runs/attempts.ts'
import { beginNewEpoch } from '../../database/epoch.ts'
import { eraseQuiz } from '../../personal-data/erasure/erase-quiz.ts'
import { eraseStudent } from '../../personal-data/erasure/erase-student.ts'
import { newToken } from '../../secrets.ts'
import { aCountingPage } from '../../testing/counting-page.ts'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import { aPublishedQuiz, aStudent, aTeacher, aVisitor, expectOk, through } from '../../testing/people.ts'
import { type Answer, type Browser, browserOf, sharedWorld } from '../../testing/world.ts'

const restoredBy = (answer: Answer) => restoreAttempt.data.parse(expectOk(answer))
const refusal = ({ status, error }: Answer) => [status, error?.code]

describeEachDatabase('an attempt that its device has a receipt of', (open) => {
  const world = sharedWorld(open)

  const aRunningStudent = async () => {
    const quiz = await aPublishedQuiz(await aTeacher(world()), { paper: 'with_link' })
    const deviceKey = newToken()
    const student = await aStudent(world(), quiz, { deviceKey })
    const { receipt } = student.started
    const restores = (browser: Browser, changes = {}) =>
      browser.calls('POST', '/student/quiz/restore', {
        quiz_code: quiz.code,
        device_key: deviceKey,
        receipt,
        ...changes,
      })
    return { quiz, deviceKey, student, restores }
  }
  const forgets = (id: string) => world().database.db.deleteFrom('submission').where('id', '=', id).execute()
  const recordOf = async (id: string) => {
    const rows = await world()
      .database.db.selectFrom('attempt_record')
      .select('kind')
      .where('submission_id', '=', id)
      .execute()
    return rows.map(({ kind }) => kind)
  }
  /** The server as it runs after an older backup was restored: with another epoch. */
  const afterRestore = async () => {
    await beginNewEpoch(world().database.db)
    return world().secondApp()
  }

  it('is given back where its cookie was lost', async () => {
    const { student, restores } = await aRunningStudent()
    expectOk(await student.saves(1, [1, 0, 0]))
    const elsewhere = student.onAnotherDevice(world().newBrowser())
    const restored = restoredBy(await restores(elsewhere.browser))
    expect(restored).toMatchObject({ id: student.started.id, revision: 1, turn: 0, ends_at: student.started.ends_at })
    expect(restored.paper).toEqual(student.started.paper)
    expect(elsewhere.browser.cookies).toEqual(student.browser.cookies)
    expect(await recordOf(student.started.id)).toEqual([])
    expectOk(await elsewhere.submits([]))
  })

  it.each<[string, (known: { receipt: string; other: string }) => Record<string, unknown>, number, string]>([
    ['another device’s receipt', ({ other }) => ({ receipt: other }), 400, 'receipt_not_valid'],
    ['another device’s key', () => ({ device_key: newToken() }), 400, 'receipt_not_valid'],
    ['a key that others might guess', () => ({ device_key: 'a-key-of-the-device' }), 400, 'receipt_not_valid'],
    [
      'a letter changed',
      ({ receipt }) => ({ receipt: (receipt[0] === 'A' ? 'B' : 'A') + receipt.slice(1) }),
      400,
      'receipt_not_valid',
    ],
    ['its end cut off', ({ receipt }) => ({ receipt: receipt.slice(0, -4) }), 400, 'receipt_not_valid'],
    ['nothing in it', () => ({ receipt: '' }), 400, 'receipt_not_valid'],
    ['nothing readable in it', () => ({ receipt: '…' }), 400, 'receipt_not_valid'],
    [
      'more in it than a receipt has',
      ({ receipt }) => ({ receipt: receipt.padEnd(20_001, 'A') }),
      400,
      'invalid_request',
    ],
    ['a code of no quiz', () => ({ quiz_code: 'ABCDEFGH' }), 404, 'quiz_not_found'],
  ])('with %s is refused, and no cookie is given', async (_, changesFor, status, code) => {
    const { quiz, student, restores } = await aRunningStudent()
    const other = await aStudent(world(), quiz, { deviceKey: newToken() })
    const browser = world().newBrowser()
    const { receipt } = student.started
    const refused = await restores(browser, changesFor({ receipt, other: other.started.receipt }))
    expect(refusal(refused)).toEqual([status, code])
    expect(browser.cookies.size).toBe(0)
    expectOk(await student.saves(1, [1]))
  })

  it('is not given back at another quiz', async () => {
    const { restores } = await aRunningStudent()
    const other = await aPublishedQuiz(await aTeacher(world()))
    expect(refusal(await restores(world().newBrowser(), { quiz_code: other.code }))).toEqual([400, 'receipt_not_valid'])
  })

  it('stays gone once it was erased', async () => {
    const { student, restores } = await aRunningStudent()
    await forgets(student.started.id)
    expect(refusal(await restores(world().newBrowser()))).toEqual([400, 'receipt_not_valid'])
  })

  it.each(['student', 'quiz'])(
    'stays gone after the restore of an older backup too: its %s was erased',
    async (erased) => {
      const { quiz, student, restores } = await aRunningStudent()
      const { context } = world().app
      const { phone } = student.details
      if (erased === 'quiz') await eraseQuiz(context, quiz.id)
      else
        expect(await eraseStudent(context, { questionnaireId: quiz.id, participantKey: `${quiz.id}:${phone}` })).toBe(
          true,
        )
      const app = await afterRestore()
      const code = erased === 'quiz' ? 'quiz_not_found' : 'receipt_not_valid'
      expect(refusal(await restores(browserOf(app)))[1]).toBe(code)
    },
  )

  it('is made again after the restore of a backup that knows nothing of it, and its page fills it', async () => {
    const { quiz, student, restores } = await aRunningStudent()
    const { started } = student
    const page = aCountingPage({ browser: student.browser, quiz, begun: started, device: 'phone-0001' })
    const before = expectOk(await page.gives({ 0: 1, 1: 0, 2: 0 }).saves())
    world().clock.advance({ minutes: 4 })
    await forgets(started.id)
    const app = await afterRestore()
    const browser = browserOf(app, student.browser.cookies)
    const restored = restoredBy(await restores(browser))
    const { id, name, phone, time_stamp, ends_at, resume_code } = started
    expect(restored).toMatchObject({
      id,
      name,
      phone,
      time_stamp,
      ends_at,
      resume_code,
      turn: 0,
      revision: 0,
      answers: [],
    })
    expect(before).toMatchObject({ epoch: started.epoch })
    expect(restored.epoch).not.toBe(started.epoch)
    expect(await recordOf(id)).toEqual(['made_again'])
    expect(restoredBy(await restores(browser)).id).toBe(id)

    const again = aCountingPage({ browser, quiz, begun: started, device: 'phone-0001' }).gives({ 0: 1, 1: 0, 2: 0 })
    expectOk(await again.saves())
    expectOk(await through(app, student).submits([]))
    expect(readResult.data.parse(expectOk(await through(app, student).result())).score).toBe(3)
  })

  it('is made again once, however often it is asked for at once', { tags: ['race'] }, async () => {
    const { student, restores } = await aRunningStudent()
    await forgets(student.started.id)
    const app = await afterRestore()
    const replies = await Promise.all(Array.from({ length: 10 }, () => restores(browserOf(app))))
    expect(new Set(replies.map((reply) => restoredBy(reply).id))).toEqual(new Set([student.started.id]))
    expect(await recordOf(student.started.id)).toEqual(['made_again'])
  })

  it.each([
    ['within a day of its end is made again', { minutes: 15 + 24 * 60 }, [200, undefined]],
    ['later is not', { minutes: 15 + 24 * 60, seconds: 1 }, [400, 'receipt_not_valid']],
  ])('%s', async (_, later, expected) => {
    const { student, restores } = await aRunningStudent()
    await forgets(student.started.id)
    const app = await afterRestore()
    world().clock.advance(later)
    expect(refusal(await restores(browserOf(app)))).toEqual(expected)
  })

  it('whose number has started anew meanwhile is refused', async () => {
    const { student, restores, quiz } = await aRunningStudent()
    await forgets(student.started.id)
    const app = await afterRestore()
    const anew = aVisitor(world(), quiz).onAnotherDevice(browserOf(app))
    expectOk(await anew.starts({ ...student.details, device_key: newToken() }))
    expect(refusal(await restores(browserOf(app)))).toEqual([409, 'already_started'])
    expectOk(await anew.saves(1, [1]))
  })

  it('comes back to the later device after a hand-over that the backup has forgotten', async () => {
    const { quiz, student, restores, deviceKey } = await aRunningStudent()
    const { id, resume_code } = student.started
    const { db } = world().database
    const asBackedUp = await db.selectFrom('submission').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const later = student.onAnotherDevice(world().newBrowser())
    const keyOfLater = newToken()
    const resume = { quiz_code: quiz.code, phone: student.details.phone, resume_code, device_key: keyOfLater }
    const handed = restoredBy(await later.browser.calls('POST', '/student/quiz/resume', resume))
    await db.deleteFrom('earlier_token').where('submission_id', '=', id).execute()
    await db.updateTable('submission').set(asBackedUp).where('id', '=', id).execute()

    const app = await afterRestore()
    const receiptOfLater = { device_key: keyOfLater, receipt: handed.receipt }
    const browser = browserOf(app)
    expect(restoredBy(await restores(browser, receiptOfLater)).turn).toBe(1)
    expectOk(await student.onAnotherDevice(browser).saves(1, [1]))
    // The earlier device has its receipt as well, and takes nothing back; what it has it may deliver.
    expect(refusal(await restores(browserOf(app), { device_key: deviceKey }))).toEqual([409, 'already_started'])
    const earlier = aCountingPage({
      browser: browserOf(app, student.browser.cookies),
      quiz,
      begun: student.started,
      device: 'phone-0001',
    })
    expect(expectOk(await earlier.gives({ 1: 0 }).saves())).toMatchObject({ handed_over: true })
  })
})
