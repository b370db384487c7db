import { beforeEach, expect, it } from 'vitest'
import type { Cover } from '#contract/site/covers.ts'
import { LIMITS } from '../../http/limits.ts'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import { foundCovers } from '../../testing/found-covers.ts'
import { aPublishedPoll, aPublishedQuiz, aStudent, aTeacher, expectOk } from '../../testing/people.ts'
import { sharedWorld } from '../../testing/world.ts'
import { findQuizCover } from './find-cover.ts'

type OfQuiz = Extract<Cover, { page: 'quiz' }>

describeEachDatabase('what the page of a quiz brings with it', (open) => {
  const world = sharedWorld(open)
  let teacher: Awaited<ReturnType<typeof aTeacher>>
  beforeEach(async () => {
    teacher = await aTeacher(world())
  })

  const coverOf = foundCovers(() => findQuizCover(world().app.context))
  const found = async (...asked: Parameters<typeof coverOf>): Promise<OfQuiz | null> => {
    const cover = await coverOf(...asked)
    return cover?.page === 'quiz' ? cover : null
  }

  it.each(['with_start', 'with_link'] as const)('is the front without a question, read %s', async (paper) => {
    const quiz = await aPublishedQuiz(teacher, { paper })
    const cover = await found(quiz.code)
    expect(cover).toMatchObject({ page: 'quiz', cover: { paper: { share_code: quiz.code, questions: [] } } })
    expect(cover?.cover.is_held).toBe(false)
  })

  it('says whether this browser holds an attempt at it, running or submitted, and not whose', async () => {
    const [quiz, other] = [await aPublishedQuiz(teacher), await aPublishedQuiz(teacher)]
    const student = await aStudent(world(), quiz)
    const { cookies } = student.browser
    const cover = await found(quiz.code, { cookies })
    expect(cover?.cover.is_held).toBe(true)
    const { name, phone } = student.details
    expect(JSON.stringify(cover)).not.toMatch(new RegExp(`${name}|${phone}`))
    expect((await found(other.code, { cookies }))?.cover.is_held).toBe(false)
    expectOk(await student.submits([0]))
    expect((await found(quiz.code, { cookies }))?.cover.is_held).toBe(true)
  })

  it('knows no attempt by a cookie that was made up', async () => {
    const quiz = await aPublishedQuiz(teacher)
    const { browser } = await aStudent(world(), quiz)
    const [name = ''] = [...browser.cookies.keys()].filter((each) => each.includes('attempt'))
    expect((await found(quiz.code, { cookies: new Map([[name, 'made-up']]) }))?.cover.is_held).toBe(false)
  })

  it('is nothing for an archived quiz, but for who holds an attempt at it; nor for a poll', async () => {
    const quiz = await aPublishedQuiz(teacher)
    const { browser } = await aStudent(world(), quiz)
    expectOk(await teacher.browser.calls('POST', `/teacher/quizzes/${quiz.id}/status`, { status: 'archived' }))
    expect(await found(quiz.code)).toBeNull()
    expect((await found(quiz.code, { cookies: browser.cookies }))?.cover.is_held).toBe(true)
    expect(await found((await aPublishedPoll(teacher)).code)).toBeNull()
  })

  it('counts codes that lead nowhere as the call does, and right ones never', async () => {
    const quiz = await aPublishedQuiz(teacher)
    const remoteAddress = '198.51.100.77'
    const browser = world().newBrowser(remoteAddress)
    for (let tries = 0; tries < LIMITS.quizCodeFromAddress.failures; tries += 1)
      expect(await found('NNNNNNNN', { remoteAddress })).toBeNull()
    expect((await browser.calls('GET', '/quiz?code=NNNNNNNN')).error?.code).toBe('too_many_attempts')
    expect(await found(quiz.code, { remoteAddress })).not.toBeNull()
  })
})
