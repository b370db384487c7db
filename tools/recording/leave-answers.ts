import { expect, type Page } from '@playwright/test'
import { ANSWERS } from '../../e2e/answering.ts'
import { callerOf, publishResponded } from '../../e2e/calls.ts'
import { aQuizOfEachKind } from '../../e2e/kinds.ts'
import { choose, expectSaved, fillForm, next, startQuiz, submit } from '../../e2e/student.ts'
import { publish, QUESTIONS } from '../../e2e/teacher.ts'
import { type Left, type Place, type Scene, untilKept } from './devices.ts'

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

const aQuiz = ({ server, account }: Place, title: string) =>
  publish(server, account, {
    title,
    questions: QUESTIONS.map(({ problem, options, correct }) => ({ problem, options, correct_answer: correct })),
  })

const linkOf = ({ id, code }: { id: string; code: string }, page: string): Left => ({
  ...{ id, code },
  path: `/${page}?code=${code}`,
})

const untilOnDevice = (page: Page) => expect(page.getByText('This answer is kept on this device.')).toBeVisible()

/** The first answer has reached the server; the other two are given without a network. */
const answersUnsent = async (page: Page, place: Place) => {
  const quiz = await aQuiz(place, 'Answers on the device')
  await startQuiz(page, quiz.code)
  await choose(page, 'Carbon dioxide')
  await expectSaved(page)
  await page.context().setOffline(true)
  await next(page)
  await choose(page, 'কলকাতা')
  await untilOnDevice(page)
  await next(page)
  await choose(page, 'newton')
  await untilOnDevice(page)
  return linkOf(quiz, 'quiz')
}

const attemptUnsent = async (page: Page, place: Place) => {
  const quiz = await aQuiz(place, 'Submitted without a network')
  await startQuiz(page, quiz.code)
  await page.context().setOffline(true)
  await choose(page, 'Carbon dioxide')
  await next(page)
  await choose(page, 'হাওড়া')
  await untilOnDevice(page)
  await submit(page)
  await expect(page.getByText(/offline/i).first()).toBeVisible()
  return linkOf(quiz, 'quiz')
}

/** Who has begun an attempt of which their page has never heard. */
export const BEGAN = { name: 'Mita Pal', phone: '9123456780', district: 'Howrah' }

/** The server has begun the attempt, and the page has never heard of it. */
const startUnanswered = async (page: Page, place: Place) => {
  const quiz = await aQuiz(place, 'A start without a reply')
  const { promise: began, resolve } = Promise.withResolvers<void>()
  await page.route('**/student/quiz/start', async (route) => {
    await route.fetch()
    await route.abort()
    resolve()
  })
  await page.goto(`/quiz?code=${quiz.code}`)
  await press(page, 'Take this quiz')
  await fillForm(page, BEGAN)
  await press(page, 'Start')
  await began
  await page.context().clearCookies()
  return linkOf(quiz, 'quiz')
}

const submitted = async (page: Page, place: Place) => {
  const quiz = await aQuiz(place, 'Submitted')
  await startQuiz(page, quiz.code)
  await choose(page, 'Carbon dioxide')
  await expectSaved(page)
  await submit(page)
  await expect(page.getByRole('heading', { name: 'Submitted' })).toBeVisible()
  return linkOf(quiz, 'quiz')
}

const everyKindUnsent = async (page: Page, { server, account }: Place) => {
  const quiz = await aQuizOfEachKind(server, account)
  await startQuiz(page, quiz.code)
  await page.context().setOffline(true)
  for (const [at, answer] of ANSWERS.entries()) {
    if (at > 0) await next(page)
    await answer(page)
    await untilOnDevice(page)
  }
  return linkOf(quiz, 'quiz')
}

const CHOICE = { options: ['Rice', 'Bread', 'Fish'], look: 'list', least: null, most: 1, other: false }
const COMMENT = { expects: 'text', least: null, most: null, only: null, from: '', to: '', decimals: null }
const ASKED = [
  { kind: 'opinion', problem: 'What shall we eat?', draft: CHOICE },
  { kind: 'comment', problem: 'Why?', draft: COMMENT },
]

const responded = (place: Place, written: object) =>
  publishResponded(callerOf(place.server, place.account.token), written)

const voteUnsent = async (page: Page, place: Place) => {
  const poll = await responded(place, {
    ...{ kind: 'poll', title: 'A vote on the device' },
    sections: [{ questions: ASKED.slice(0, 1) }],
  })
  await page.goto(`/poll?code=${poll.code}`)
  await expect(page.getByRole('radio', { name: 'Bread' })).toBeVisible()
  await page.context().setOffline(true)
  await page.getByRole('radio', { name: 'Bread' }).click()
  await press(page, 'Send')
  await untilKept(page, '"isEnded":true')
  return linkOf(poll, 'poll')
}

/** The choice has reached the server; what is typed has not. */
const surveyHalfAnswered = async (page: Page, place: Place) => {
  const survey = await responded(place, { kind: 'survey', title: 'Half answered', sections: [{ questions: ASKED }] })
  await page.goto(`/survey?code=${survey.code}`)
  const saved = page.waitForResponse((reply) => reply.request().postData()?.includes('"change"') ?? false)
  await page.getByRole('radio', { name: 'Fish' }).click()
  await saved
  await page.context().setOffline(true)
  await page.getByRole('textbox').fill('মাছ ভালো')
  await untilKept(page, 'মাছ ভালো')
  return linkOf(survey, 'survey')
}

const surveyUnsent = async (page: Page, place: Place) => {
  const survey = await responded(place, {
    ...{ kind: 'survey', title: 'A survey on the device', responding: { ask_name: 'required' } },
    sections: [{ title: 'Food', questions: ASKED.slice(0, 1) }, { questions: ASKED.slice(1) }],
  })
  await page.goto(`/survey?code=${survey.code}`)
  await page.getByLabel('Your name').fill('Mita Pal')
  await page.getByRole('radio', { name: 'Rice' }).click()
  await page.context().setOffline(true)
  await press(page, 'Next')
  await page.getByRole('textbox').fill('It is warm')
  await press(page, 'Send')
  await untilKept(page, '"isEnded":true')
  return linkOf(survey, 'survey')
}

const anonymousUnsent = async (page: Page, place: Place) => {
  const survey = await responded(place, {
    ...{ kind: 'survey', title: 'Nobody’s answers', responding: { anonymous: true } },
    sections: [{ questions: ASKED }],
  })
  await page.goto(`/survey?code=${survey.code}`)
  await expect(page.getByRole('radio', { name: 'Bread' })).toBeVisible()
  await page.context().setOffline(true)
  await page.getByRole('radio', { name: 'Bread' }).click()
  await press(page, 'Send')
  await untilKept(page, '"isEnded":true')
  return linkOf(survey, 'survey')
}

const questionUnasked = async (page: Page, place: Place) => {
  const poll = await responded(place, {
    ...{ kind: 'poll', title: 'A question on the device', responding: { hall_questions: 'open' } },
    sections: [{ questions: ASKED.slice(0, 1) }],
  })
  await page.goto(`/poll?code=${poll.code}`)
  const box = page.getByRole('textbox', { name: 'Your question' })
  await expect(box).toBeVisible()
  await page.context().setOffline(true)
  await box.fill('Why is the sky blue?')
  await press(page, 'Ask')
  await untilKept(page, 'Why is the sky blue?')
  return linkOf(poll, 'poll')
}

/** What students, voters and respondents may leave on a device. */
export const ANSWER_SCENES: Scene[] = [
  { name: 'answers to a quiz', leave: answersUnsent },
  { name: 'an answer to each kind of question', leave: everyKindUnsent },
  { name: 'a submission', leave: attemptUnsent },
  { name: 'a start', leave: startUnanswered },
  { name: 'a result', leave: submitted },
  { name: 'a vote', leave: voteUnsent },
  { name: 'half a survey', leave: surveyHalfAnswered },
  { name: 'a survey with a name', leave: surveyUnsent },
  { name: 'an anonymous survey', leave: anonymousUnsent },
  { name: 'a question to a presenter', leave: questionUnasked },
]
