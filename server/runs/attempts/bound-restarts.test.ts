import { expect, it } from 'vitest'
import { ALL_AT_ONCE, type Release } from '#domain/questionnaires/release.ts'
import { newToken } from '../../secrets.ts'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import { aPublishedQuiz, aStudent, aTeacher, aVisitor, expectOk, type QuizInTest } from '../../testing/people.ts'
import { type Answer, type Browser, sharedWorld } from '../../testing/world.ts'
import { MOST_WHERE_SCORES_TELL } from '../responses/bound-participants.ts'
import { createBoundRestarts, MOST_RESTARTS } from './bound-restarts.ts'

const SCORE_ALONE = { ...ALL_AT_ONCE, answers: { when: 'never' }, explanations: { when: 'never' } } as const

describeEachDatabase('one device that begins one quiz again and again', (open) => {
  const world = sharedWorld(open)

  /** It takes fifteen minutes. */
  const aQuizThatShows = async (release: Release) => aPublishedQuiz(await aTeacher(world()), { settings: { release } })
  /** Somebody else in this browser. */
  const next = (browser: Browser, quiz: QuizInTest, device_key = newToken()): Promise<Answer> =>
    browser.calls('POST', '/student/quiz/start', { ...aVisitor(world(), quiz).details, device_key, page: 2 })
  const codesOf = async (browser: Browser, quiz: QuizInTest, times: number) => {
    const codes: (string | undefined)[] = []
    for (let at = 0; at < times; at += 1) codes.push((await next(browser, quiz)).error?.code)
    return codes
  }
  const OTHERS = Array<undefined>(MOST_RESTARTS).fill(undefined)

  it('waits where scores alone are shown at once, and is let in again', async () => {
    const quiz = await aQuizThatShows(SCORE_ALONE)
    const browser = world().newBrowser()
    expectOk(await next(browser, quiz))
    const codes = await codesOf(browser, quiz, MOST_RESTARTS + 2)
    expect(codes).toEqual([...OTHERS, 'too_many_starts', 'too_many_starts'])
    world().clock.advance({ minutes: 16 })
    expectOk(await next(browser, quiz))
  })

  it('keeps nobody else waiting, and never whoever has begun', async () => {
    const quiz = await aQuizThatShows(SCORE_ALONE)
    const browser = world().newBrowser()
    const student = await aStudent(world(), quiz)
    await codesOf(browser, quiz, MOST_RESTARTS)
    const [device_key, last] = [newToken(), aVisitor(world(), quiz).details]
    const start = () => browser.calls('POST', '/student/quiz/start', { ...last, device_key, page: 2 })
    const { id } = expectOk(await start()) as { id: string }
    for (let lost = 0; lost < 3; lost += 1) expect(expectOk(await start())).toMatchObject({ id })
    expect((await next(browser, quiz)).error?.code).toBe('too_many_starts')
    expectOk(await student.starts())
    expectOk(await aVisitor(world(), quiz).starts())
  })

  it('is let in where the key is shown anyhow, or nothing is', async () => {
    const never = { when: 'never' } as const
    for (const release of [ALL_AT_ONCE, { score: never, answers: never, explanations: never }]) {
      const quiz = await aQuizThatShows(release)
      expect(await codesOf(world().newBrowser(), quiz, MOST_RESTARTS + 3)).toEqual([...OTHERS, ...OTHERS])
    }
  })

  it('is told the same as a school from which too many come', async () => {
    const quiz = await aQuizThatShows(SCORE_ALONE)
    const { participants } = world().app.context
    for (let at = 0; at < MOST_WHERE_SCORES_TELL; at += 1)
      participants.take({ questionnaireId: quiz.id, address: '127.0.0.1' })
    expect((await aVisitor(world(), quiz).starts()).error?.code).toBe('too_many_starts')
  })
})

it('is known by every attempt that it held', () => {
  const restarts = createBoundRestarts({ now: () => 0, config: { limitsFailures: true } })
  const begins = (held: string, other: string) => restarts.take({ held, next: other, minutes: 10 })
  expect([begins('a', 'b'), begins('a', 'c'), begins('a', 'd'), begins('a', 'e')]).toEqual([true, true, true, false])
  expect([begins('c', 'f'), begins('x', 'y')]).toEqual([false, true])
})
