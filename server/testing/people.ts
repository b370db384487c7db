import { signUp } from '#contract/people/accounts.ts'
import { quizPaper } from '#contract/questionnaires/papers.ts'
import { createResponded } from '#contract/questionnaires/polls-and-surveys.ts'
import type { NewRespondedOnWire } from '#contract/questionnaires/polls-and-surveys-requests.ts'
import { createQuiz } from '#contract/questionnaires/questionnaires.ts'
import type { NewQuizOnWire } from '#contract/questionnaires/questionnaires-requests.ts'
import { type BegunOnWire, PAGE_VERSION, startQuiz } from '#contract/runs/attempts.ts'
import { readResponded } from '#contract/runs/responses.ts'
import type { GivenResponseOnWire } from '#contract/runs/responses-requests.ts'
import type { App } from '../app.ts'
import { newToken } from '../secrets.ts'
import { type Answer, aQuiz, type Browser, browserOf, type World } from './world.ts'

let people = 0

/** Ten digits that nobody else in this run has. */
const newPhone = () => String(9_000_000_000 + ++people)

/** Whoever calls it expects success; anything else is the end of the test. */
export const expectOk = ({ status, data, error }: Answer): unknown => {
  if (status >= 300) throw new Error(`expected success, got ${status} ${JSON.stringify(error)}`)
  return data
}

export type TeacherInTest = { browser: Browser; email: string; password: string; token: string; id: string }

/** A teacher who has just signed up. */
export const aTeacher = async (world: World): Promise<TeacherInTest> => {
  const browser = world.newBrowser()
  const email = `teacher${++people}@school.in`
  const password = 'chalk123!'
  const body = { name: 'Ananya Sen', email, phone: newPhone(), password }
  const { auth_token: token, user } = signUp.data.parse(expectOk(await browser.calls('POST', '/teacher', body)))
  browser.bears(token)
  return { browser, email, password, token, id: user.id }
}

export type QuizInTest = { id: string; code: string; questionIds: string[] }

export const aPublishedQuiz = async (
  teacher: TeacherInTest,
  changes: Partial<NewQuizOnWire> = {},
): Promise<QuizInTest> => {
  const made = expectOk(await teacher.browser.calls('POST', '/quiz/new', aQuiz(changes)))
  const { id, share_code: code } = createQuiz.data.parse(made)
  const paper = quizPaper.parse(expectOk(await teacher.browser.calls('GET', `/quiz?code=${code}`)))
  return { id, code, questionIds: paper.questions.map((question) => question.id) }
}

export const aPoll = (changes: Partial<NewRespondedOnWire> = {}): NewRespondedOnWire => ({
  kind: 'poll',
  title: 'Lunch',
  sections: [{ questions: [{ problem: 'What shall we eat?', options: ['Rice', 'Bread'], correct_answer: 0 }] }],
  ...changes,
})

export type PollInTest = {
  id: string
  code: string
  versionId: string
  questionIds: string[]
  /** What the device with this key says first: the second option of each question. */
  givenBy: (deviceKey: string, changes?: Partial<GivenResponseOnWire>) => GivenResponseOnWire
}

/** A poll, or a survey, that takes responses. */
export const aPublishedPoll = async (
  { browser }: Pick<TeacherInTest, 'browser'>,
  changes: Partial<NewRespondedOnWire> = {},
): Promise<PollInTest> => {
  const made = expectOk(await browser.calls('POST', '/teacher/questionnaires', aPoll(changes)))
  const { id, share_code: code } = createResponded.data.parse(made)
  const read = expectOk(await browser.calls('GET', `/response/paper?code=${code}`))
  const { version_id: versionId, questions } = readResponded.data.parse(read)
  const questionIds = questions.map((question) => question.id)
  return {
    id,
    code,
    versionId,
    questionIds,
    givenBy: (deviceKey, said = {}) => ({
      code,
      device_key: deviceKey,
      version_id: versionId,
      based_on: 0,
      change: newToken(),
      answers: questionIds.map((question_id) => ({ question_id, value: 1 })),
      is_ended: true,
      ...said,
    }),
  }
}

export type StudentInTest = {
  browser: Browser
  details: { name: string; phone: string; district: string; quiz_code: string }
  starts: (changes?: Record<string, unknown>) => Promise<Answer>
  /** The options chosen, in the order of the questions; -1 leaves one blank. */
  saves: (revision: number, options: number[]) => Promise<Answer>
  submits: (options: number[], more?: object) => Promise<Answer>
  resumes: (resumeCode: string, more?: object) => Promise<Answer>
  /** What the browser is told about its own attempt. */
  found: () => Promise<Answer>
  result: () => Promise<Answer>
  /** The same person with another browser. */
  onAnotherDevice: (browser: Browser) => StudentInTest
}

const aPersonAt = (browser: Browser, quiz: QuizInTest, details: StudentInTest['details']): StudentInTest => {
  const answers = (options: number[]) =>
    options.map((selected_index, at) => ({ question_id: quiz.questionIds[at], selected_index }))
  return {
    browser,
    details,
    starts: (changes = {}) => browser.calls('POST', '/student/quiz/start', { ...details, ...changes }),
    saves: (revision, options) =>
      browser.calls('PUT', '/student/quiz/answers', { quiz_code: quiz.code, revision, answers: answers(options) }),
    submits: (options, more = {}) =>
      browser.calls('POST', '/student/quiz/submit', { quiz_code: quiz.code, answers: answers(options), ...more }),
    resumes: (resume_code, more = {}) => {
      const body = { quiz_code: quiz.code, phone: details.phone, resume_code, ...more }
      return browser.calls('POST', '/student/quiz/resume', body)
    },
    found: () => browser.calls('GET', `/student?code=${quiz.code}`),
    result: () => browser.calls('GET', `/student/result?code=${quiz.code}`),
    onAnotherDevice: (other) => aPersonAt(other, quiz, details),
  }
}

/** Somebody with the link who has not started yet. */
export const aVisitor = (world: World, quiz: QuizInTest, name = 'Rahul Das'): StudentInTest =>
  aPersonAt(world.newBrowser(), quiz, { name, phone: newPhone(), district: 'Kolkata', quiz_code: quiz.code })

/** The same browser, whose calls reach another process. */
export const through = (app: App, student: StudentInTest): StudentInTest =>
  student.onAnotherDevice(browserOf(app, student.browser.cookies))

type Who = { name?: string; deviceKey?: string }

/** A student whose clock is running; who has a name, or a device key as well. */
export const aStudent = async (
  world: World,
  quiz: QuizInTest,
  who: string | Who = {},
): Promise<StudentInTest & { started: BegunOnWire }> => {
  const { name, deviceKey } = typeof who === 'string' ? { name: who } : who
  const student = aVisitor(world, quiz, name)
  const started = await student.starts(deviceKey === undefined ? {} : { device_key: deviceKey, page: PAGE_VERSION })
  return { ...student, started: startQuiz.data.parse(expectOk(started)) }
}
