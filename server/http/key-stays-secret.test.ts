import { expect, it } from 'vitest'
import { ENDPOINTS } from '#contract/api.ts'
import { answerOnWire, PAGE_VERSION } from '#contract/runs/attempts.ts'
import { API_BASE } from '#contract/wire/wire.ts'
import type { Question } from '#domain/questionnaires/items/question.ts'
import { ALL_AT_ONCE, type Release } from '#domain/questionnaires/release.ts'
import type { Value } from '#domain/questions/value.ts'
import { answersTo } from '../testing/answers-to.ts'
import { describeEachDatabase, describeOneDatabase } from '../testing/describe-each-database.ts'
import { oneOfEachKind } from '../testing/one-of-each-kind.ts'
import { aPublishedQuiz, aStudent, aTeacher, aVisitor, expectOk, type StudentInTest } from '../testing/people.ts'
import { type Browser, sharedWorld } from '../testing/world.ts'

/** A paper on which only the key tells the options apart: nothing else about them differs. */
const questions = [0, 1, 2, 3].map((correct_answer) => ({
  problem: 'canary',
  options: ['canary-a', 'canary-b', 'canary-c', 'canary-d'],
  correct_answer,
}))
const KEY_WORDS = /correct|verdict|explanation|marks\b|key_formulas/i
/** Strong enough that a lost attempt can be given back to whoever has it. */
const KEY_OF_DEVICE = 'a-device-with-a-long-enough-key'
const METHODS = ['GET', 'POST', 'PUT', 'DELETE'] as const
const RIGHT = [0, 1, 2, 3]
const WRONG = [3, 0, 1, 2]

/** The shape of an answer: its keys and the kinds of its values, at every depth. */
const shapeOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(shapeOf)
  if (typeof value !== 'object' || value === null) return typeof value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, shapeOf(item)]))
}

const isText = (value: unknown): value is string => typeof value === 'string'

/** Everything in a value, at every depth. */
const within = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? [value, ...Object.values(value).flatMap(within)] : [value]

/** The texts in a key, and the names of its parts as JSON has them; without what is asked as well. */
const secretsOf = ({ asked, key }: Question) => {
  const namesIn = (value: unknown) =>
    within(value).flatMap((part) =>
      typeof part === 'object' && part !== null && !Array.isArray(part) ? Object.keys(part) : [],
    )
  const [texts, names] = [new Set(within(asked).filter(isText)), new Set(namesIn(asked))]
  return {
    texts: within(key)
      .filter(isText)
      .filter((text) => !texts.has(text)),
    names: namesIn(key)
      .filter((name) => !names.has(name))
      .map((name) => `"${name}":`),
  }
}

describeEachDatabase('the key', (open) => {
  const world = sharedWorld(open)
  const aCanaryQuiz = async () => aPublishedQuiz(await aTeacher(world()), { questions, no_of_questions: 4 })

  const textOf = async (browser: Browser, call: `${(typeof METHODS)[number]} ${string}`, payload?: object) => {
    const method = METHODS.find((each) => call.startsWith(`${each} `)) ?? 'GET'
    const url = API_BASE + call.slice(method.length + 1)
    const { body } = await browser.sends({ method, url, ...(payload && { payload }) })
    return { call, body }
  }

  /** Everything that whoever sits behind this browser can look at. */
  const lookEverywhere = async ({ browser, details }: StudentInTest, attemptId: string, quizId: string) => {
    const code = details.quiz_code
    const gets = ENDPOINTS.filter(({ method }) => method === 'GET').flatMap(({ path }) => {
      const url = path.replace(':id', path.includes('submissions/:id') ? attemptId : quizId)
      return [url, `${url}?code=${code}`, `${url}?code=${code}&analysis=true`, `${url}?analysis=true&code=${code}`]
    })
    const seen = []
    for (const url of gets) seen.push(await textOf(browser, `GET ${url}`))
    seen.push(await textOf(browser, 'POST /student/quiz/start', details))
    return seen
  }

  /** Every call that begins or goes on with an attempt, and so brings its paper. */
  const beginEverywhere = async ({ browser, details, started }: Awaited<ReturnType<typeof aStudent>>) => {
    const { quiz_code, phone } = details
    const { resume_code, receipt } = started
    const device_key = KEY_OF_DEVICE
    return [
      await textOf(browser, 'POST /student/quiz/restore', { quiz_code, device_key, receipt }),
      await textOf(browser, 'POST /student/quiz/start', { ...details, device_key, page: PAGE_VERSION }),
      await textOf(browser, 'POST /student/quiz/resume', {
        quiz_code,
        phone,
        resume_code,
        device_key,
        page: PAGE_VERSION,
      }),
    ]
  }

  it('is nowhere a visitor or a student can look before the end', async () => {
    const quiz = await aCanaryQuiz()
    const student = await aStudent(world(), quiz, { deviceKey: KEY_OF_DEVICE })
    const answers = quiz.questionIds.map((question_id, at) => ({ question_id, selected_index: RIGHT[at] ?? -1 }))
    const seen = [
      ...(await lookEverywhere(aVisitor(world(), quiz), student.started.id, quiz.id)),
      await textOf(student.browser, 'PUT /student/quiz/answers', {
        quiz_code: quiz.code,
        revision: 1,
        answers,
      }),
      ...(await lookEverywhere(student, student.started.id, quiz.id)),
      ...(await beginEverywhere(student)),
    ]
    for (const { call, body } of seen) expect([call, KEY_WORDS.exec(body)?.[0]]).toEqual([call, undefined])
    expect(seen.some(({ body }) => body.includes('canary-c'))).toBe(true)
    const begun = seen.slice(-3).map(({ call, body }) => [call, body.includes('canary-c')])
    expect(begun).toEqual(seen.slice(-3).map(({ call }) => [call, true]))

    const submitted = await textOf(student.browser, 'POST /student/quiz/submit', {
      quiz_code: quiz.code,
      answers,
    })
    expect(submitted.body).not.toMatch(KEY_WORDS)
    const after = await lookEverywhere(student, student.started.id, quiz.id)
    expect(after.some(({ body }) => body.includes('correct_answer'))).toBe(true)
  })

  it('has its formulas nowhere before the end, though those of what is asked are there', async () => {
    const prose = questions.map((question, at) => ({
      ...question,
      format: 'prose' as const,
      problem: 'canary $canaryasked$',
      explanation: `Since $canarykey_{${at}}$ and $$canarybecause$$`,
    }))
    const quiz = await aPublishedQuiz(await aTeacher(world()), { questions: prose, no_of_questions: 4 })
    const student = await aStudent(world(), quiz, { deviceKey: KEY_OF_DEVICE })
    const answered = { quiz_code: quiz.code, answers: [] }
    const seen = [
      ...(await lookEverywhere(aVisitor(world(), quiz), student.started.id, quiz.id)),
      await textOf(student.browser, 'PUT /student/quiz/answers', { ...answered, revision: 1 }),
      ...(await lookEverywhere(student, student.started.id, quiz.id)),
      ...(await beginEverywhere(student)),
      await textOf(student.browser, 'POST /student/quiz/submit', answered),
    ]
    // In MathML each letter stands by itself.
    const letters = (body: string) => body.replace(/<[^>]*>/g, '')
    const isTold = ({ body }: { body: string }) => /canary(?:key|because)|key_formulas/.test(letters(body))
    expect(seen.filter(isTold).map(({ call }) => call)).toEqual([])
    expect(seen.some(({ body }) => body.includes('"formulas":'))).toBe(true)
    const released = await lookEverywhere(student, student.started.id, quiz.id)
    expect(released.some(isTold)).toBe(true)
  })

  const aQuizOfEachKind = async (release: Release = ALL_AT_ONCE) => {
    const settings = { release }
    const quiz = await aPublishedQuiz(await aTeacher(world()), { questions: oneOfEachKind(), settings })
    const answerable = await answersTo(world(), quiz)
    const secrets = answerable.map(({ question }) => secretsOf(question))
    const onWire = (values: Value[]) =>
      values.map((value, at) => ({ question_id: quiz.questionIds[at], ...answerOnWire(value) }))
    return {
      quiz,
      right: onWire(answerable.map(({ right }) => right)),
      wrong: onWire(answerable.map(({ wrong }) => wrong)),
      texts: secrets.flatMap(({ texts }) => texts),
      names: [...new Set(secrets.flatMap(({ names }) => names)), '"key":'],
    }
  }

  it('of a question of any kind is nowhere before the end, neither its texts nor its parts', async () => {
    const { quiz, wrong, texts, names } = await aQuizOfEachKind()
    const student = await aStudent(world(), quiz, { deviceKey: KEY_OF_DEVICE })
    const answered = { quiz_code: quiz.code, answers: wrong }
    const seen = [
      ...(await lookEverywhere(aVisitor(world(), quiz), student.started.id, quiz.id)),
      await textOf(student.browser, 'PUT /student/quiz/answers', { ...answered, revision: 1 }),
      ...(await lookEverywhere(student, student.started.id, quiz.id)),
      ...(await beginEverywhere(student)),
      await textOf(student.browser, 'POST /student/quiz/submit', answered),
    ]
    const secrets = [...texts, ...names, 'Because of']
    for (const { call, body } of seen) {
      expect([call, KEY_WORDS.exec(body)?.[0], secrets.filter((secret) => body.includes(secret))]).toEqual([
        call,
        undefined,
        [],
      ])
    }
    const released = (await lookEverywhere(student, student.started.id, quiz.id)).map(({ body }) => body).join()
    expect(secrets.filter((secret) => !released.includes(secret))).toEqual([])
    expect(texts).toEqual(
      expect.arrayContaining([
        'canary-blank',
        'canary-gap',
        '48211.25',
        'canary-river',
        '73195.75',
        'canary-point one',
      ]),
    )
  })

  const NEVER = { when: 'never' } as const
  const AFTER_CLOSE = { when: 'after_close' } as const
  const AT_TIME = { when: 'at_time', at: Date.UTC(2100, 0, 1) } as const

  it.each([
    ['is shown never', { score: NEVER, answers: NEVER, explanations: NEVER }],
    ['is shown after the close', { score: AFTER_CLOSE, answers: AFTER_CLOSE, explanations: AFTER_CLOSE }],
    ['is shown at a time', { score: AT_TIME, answers: AT_TIME, explanations: AT_TIME }],
    ['is never shown beside the score', { ...ALL_AT_ONCE, answers: NEVER }],
  ])('of a question of any kind that %s is nowhere after the end', async (_, release) => {
    const { quiz, wrong, texts, names } = await aQuizOfEachKind(release)
    const student = await aStudent(world(), quiz, { deviceKey: KEY_OF_DEVICE })
    expectOk(await student.browser.calls('POST', '/student/quiz/submit', { quiz_code: quiz.code, answers: wrong }))
    const seen = await lookEverywhere(student, student.started.id, quiz.id)
    const secrets = [...texts, ...names, 'Because of']
    const told = seen.map(({ call, body }) => [call, secrets.filter((secret) => body.includes(secret))] as const)
    expect(told.filter(([, found]) => found.length > 0)).toEqual([])
  })

  it('of a question of any kind is shown without its explanation, where that is held back alone', async () => {
    const { quiz, wrong, texts, names } = await aQuizOfEachKind({ ...ALL_AT_ONCE, explanations: NEVER })
    const student = await aStudent(world(), quiz, { deviceKey: KEY_OF_DEVICE })
    expectOk(await student.browser.calls('POST', '/student/quiz/submit', { quiz_code: quiz.code, answers: wrong }))
    const seen = await lookEverywhere(student, student.started.id, quiz.id)
    expect(seen.filter(({ body }) => body.includes('Because of')).map(({ call }) => call)).toEqual([])
    const released = seen.map(({ body }) => body).join()
    expect([...texts, ...names].filter((secret) => !released.includes(secret))).toEqual([])
  })

  it('of a question of any kind can’t be felt: right and wrong are answered alike', async () => {
    const { quiz, right, wrong } = await aQuizOfEachKind()
    const replies = async (answers: object[]) => {
      const student = await aStudent(world(), quiz)
      const body = { quiz_code: quiz.code, answers }
      const saved = expectOk(await student.browser.calls('PUT', '/student/quiz/answers', { ...body, revision: 1 }))
      const found = shapeOf(expectOk(await student.found()))
      const submitted = expectOk(await student.browser.calls('POST', '/student/quiz/submit', body))
      return { saved, found, length: JSON.stringify(submitted).length, submitted: shapeOf(submitted) }
    }
    expect(await replies(right)).toEqual(await replies(wrong))
  })

  it('and the paper of an archived quiz stay shut to an ended attempt at another quiz under this quiz’s name', async () => {
    const teacher = await aTeacher(world())
    const quiz = await aPublishedQuiz(teacher, { questions, no_of_questions: 4 })
    const other = await aPublishedQuiz(teacher, { questions, no_of_questions: 4 })
    const student = await aStudent(world(), other)
    await student.submits(RIGHT)
    const { cookies, calls } = student.browser
    cookies.set(`quiznity_attempt_${quiz.code}`, cookies.get(`quiznity_attempt_${other.code}`) ?? '')

    expect((await calls('GET', `/quiz?code=${quiz.code}&analysis=true`)).status).toBe(403)
    expect((await calls('GET', `/student?code=${quiz.code}`)).status).toBe(404)
    expect((await calls('GET', `/student/result?code=${quiz.code}`)).status).toBe(401)
    expectOk(await teacher.browser.calls('POST', `/teacher/quizzes/${quiz.id}/status`, { status: 'archived' }))
    expect((await calls('GET', `/quiz?code=${quiz.code}`)).status).toBe(404)
  })

  it('can’t be felt through what a save or a submit answers: right and wrong are alike', async () => {
    const quiz = await aCanaryQuiz()
    const replies = async (options: number[]) => {
      const student = await aStudent(world(), quiz)
      const saved = expectOk(await student.saves(1, options))
      const found = shapeOf(expectOk(await student.found()))
      const submitted = expectOk(await student.submits(options))
      return { saved, found, length: JSON.stringify(submitted).length, submitted: shapeOf(submitted) }
    }
    expect(await replies(RIGHT)).toEqual(await replies(WRONG))
  })

  it('can’t be felt through a refusal: an option is in range or not, right or wrong', async () => {
    const quiz = await aCanaryQuiz()
    const refused = []
    for (const at of [0, 1, 2, 3]) {
      const student = await aStudent(world(), quiz)
      const { status, error } = await student.saves(1, RIGHT.with(at, 4))
      refused.push([status, error?.code])
    }
    expect(new Set(refused.map(String)).size).toBe(1)
  })
})

describeOneDatabase('the resume code and the tokens', (open) => {
  const world = sharedWorld(open)

  it('are told by the start alone, and to the one who started', async () => {
    const quiz = await aPublishedQuiz(await aTeacher(world()))
    const student = await aStudent(world(), quiz)
    const { resume_code } = student.started
    const replies = [
      await student.found(),
      await student.saves(1, [1, 0, 0]),
      await student.submits([1, 0, 0]),
      await student.result(),
    ]
    for (const reply of replies) expect(JSON.stringify(reply)).not.toContain(resume_code)
  })
})
