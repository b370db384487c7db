import { readContent } from '#contract/questionnaires/versions.ts'
import { FAILURES, type FailureCode, isFailureCode } from '#contract/wire/failure.ts'
import { envelope } from '#contract/wire/wire.ts'
import { NO_BRAND } from '#domain/branding/brand.ts'
import { ALL_AT_ONCE } from '#domain/questionnaires/release.ts'
import { usualSettings } from '#domain/questionnaires/settings.ts'
import { newToken } from '../secrets.ts'
import { anAudienceQuestion } from './audience-questions.ts'
import { A_FORM } from './forms.ts'
import { aForgetfulTeacher, aPendingSubscriber, mailTo, newAddress, tokenIn, verificationOf } from './letters.ts'
import { unaskedAssertion, unaskedCredential } from './passkey-maker.ts'
import {
  aPoll,
  aPublishedPoll,
  aPublishedQuiz,
  aStudent,
  aTeacher,
  aVisitor,
  expectOk,
  type TeacherInTest,
} from './people.ts'
import { A_FILE_QUESTION } from './uploads.ts'
import { aQuiz, type Browser, type World } from './world.ts'

let newcomers = 0

export const DRAFT_OF_A = 'the-draft-of-teacher-a'
const A_SAVE = {
  based_on: 0,
  change: 'the-first-save-of-it',
  content: { details: { title: 'Light', subject: 'Physics' }, items: [{ problem: 'What is light?' }] },
}

/** Two teachers with a quiz each, a student in the middle of each quiz, somebody who was mailed a link, and somebody who forgot a password. */
export const aTown = async (world: World) => {
  const [teacherA, teacherB] = [await aTeacher(world), await aTeacher(world)]
  const [quizA, quizB] = [await aPublishedQuiz(teacherA), await aPublishedQuiz(teacherB)]
  const keyOfA = newToken()
  expectOk(await teacherA.browser.calls('PUT', `/teacher/drafts/${DRAFT_OF_A}`, A_SAVE))
  const pollA = await aPublishedPoll(teacherA, { responding: { hall_questions: 'open' } })
  const audienceQuestionA = await anAudienceQuestion(world, pollA)
  const surveyA = await aPublishedPoll(teacherA, { kind: 'survey' })
  const filesA = await aPublishedPoll(teacherA, { kind: 'survey', sections: [{ questions: [A_FILE_QUESTION] }] })
  const [studentA, studentB] = [await aStudent(world, quizA, { deviceKey: keyOfA }), await aStudent(world, quizB)]
  const pending = await aPendingSubscriber(world)
  const forgetful = await aForgetfulTeacher(world)
  const verification = await verificationOf(world, teacherB.email)
  const changeOfB = await anEmailChange(world, teacherB)
  const content = await teacherA.browser.calls('GET', `/teacher/quizzes/${quizA.id}/content`)
  const { version_id: versionA } = readContent.data.parse(expectOk(content))
  return {
    world,
    teacherA,
    teacherB,
    quizA,
    quizB,
    pollA,
    audienceQuestionA,
    surveyA,
    filesA,
    versionA,
    studentA,
    studentB,
    keyOfA,
    pending,
    forgetful,
    verification,
    changeOfB,
  }
}

/** The link that the new address was sent. */
const anEmailChange = async (world: World, { browser, password }: TeacherInTest): Promise<string> => {
  const email = newAddress()
  expectOk(await browser.calls('POST', '/teacher/email-change', { email, password }))
  const [letter] = await mailTo(world, email)
  if (letter === undefined) throw new Error('nobody asks the new address')
  return tokenIn(letter)
}

export type Town = Awaited<ReturnType<typeof aTown>>

const answersFor = ({ quizA }: Town) =>
  quizA.questionIds.map((question_id, at) => ({
    question_id,
    selected_index: 0,
    marked: false,
    time_ms: 5,
    seq: at + 1,
    by: '0.another-01',
    marked_seq: at + 1,
    marked_by: '0.another-01',
    times: { 'another-01': 7 },
    given_at: 1,
  }))

/** As a page says it that counts its changes. */
const countedFor = ({ quizA, studentA: { started } }: Town) => ({
  quiz_code: quizA.code,
  attempt: started.id,
  device: 'the-page-01',
  turn: started.turn,
  based_on: started.base,
})

/** For every call that takes a body, one that it accepts, with each optional field; all are about quiz A. */
const BODIES: Record<string, (town: Town) => Record<string, unknown>> = {
  signUp: () => {
    newcomers += 1
    return { name: 'Mita Pal', email: `mita${newcomers}@school.in`, phone: '9830012345', password: 'chalk123!' }
  },
  logIn: ({ teacherA: { email, password } }) => ({ email, password, code: '000000' }),
  forgotPassword: ({ teacherA: { email } }) => ({ email }),
  resetPassword: ({ forgetful: { token } }) => ({ token, password: 'slate456!' }),
  verifyEmail: ({ verification }) => ({ token: verification }),
  askForEmailChange: ({ teacherA: { password } }) => ({ email: newAddress(), password, code: '000000' }),
  confirmEmailChange: ({ changeOfB }) => ({ token: changeOfB }),
  changeNotifications: () => ({ first_response: true, ended: false, weekly: true }),
  changeProfile: () => ({ name: 'Ananya Sen', phone: '9830012345', bio: 'Physics, class nine' }),
  reportIssue: () => ({ key: newToken(), text: 'The list stays empty.' }),
  changePassword: ({ teacherA: { password } }) => ({ password, code: '000000', new_password: password }),
  askForDeletion: ({ teacherA: { password } }) => ({ password, code: '000000' }),
  beginTwoFactor: ({ teacherA: { password } }) => ({ password }),
  confirmTwoFactor: () => ({ code: '000000' }),
  makeRecoveryCodes: ({ teacherA: { password } }) => ({ password, code: '000000' }),
  endTwoFactor: ({ teacherA: { password } }) => ({ password, code: '000000' }),
  beginPasskey: ({ teacherA: { password } }) => ({ password, code: '000000' }),
  addPasskey: () => ({ name: 'My phone', ...unaskedCredential() }),
  renamePasskey: () => ({ name: 'My phone' }),
  removePasskey: ({ teacherA: { password } }) => ({ password, code: '000000' }),
  logInWithPasskey: unaskedAssertion,
  createQuiz: () => aQuiz(),
  /** No file: it is refused once it is known who calls. */
  uploadPicture: () => ({}),
  setAvatar: () => ({}),
  changeBrand: () => ({ brand: NO_BRAND }),
  uploadBrandPicture: () => ({}),
  changeOwnBrand: () => ({ brand: NO_BRAND }),
  saveDraft: () => A_SAVE,
  changeStatus: () => ({ status: 'closed' }),
  actOnQuizzes: ({ quizA }) => ({ ids: [quizA.id], action: 'close' }),
  tagQuizzes: ({ quizA }) => ({ ids: [quizA.id], add: ['Class 9'], remove: ['Class 8'] }),
  publishVersion: ({ versionA }) => ({
    ...aQuiz(),
    based_on: versionA,
    settings: { order: { questions: true, options: false } },
    draft_key: newToken(),
  }),
  renameQuiz: () => ({ title: 'Physics, second test', subject: 'Physics' }),
  makeCurrent: ({ versionA }) => ({ version_id: versionA, instead_of: versionA }),
  changeSettings: () => ({ release: ALL_AT_ONCE, look: { intro: 'Bring a pen.' }, joining: A_FORM }),
  keepSettingsDefaults: () => ({ ...usualSettings(), order: { questions: true, options: true } }),
  markAnswer: () => ({ based_on: '0/', mark: { marks: 1, rubric: [], comment: 'Well said' } }),
  startQuiz: ({ world, quizA }) => ({
    ...aVisitor(world, quizA).details,
    fields: {},
    time_stamp: 1,
    device_key: newToken(),
    page: 2,
  }),
  createResponded: () => aPoll(),
  readResponse: ({ pollA, keyOfA }) => ({ code: pollA.code, device_key: keyOfA }),
  readCrowdResults: ({ pollA, keyOfA }) => ({ code: pollA.code, device_key: keyOfA }),
  changePresentation: () => ({ set: { question: 1, is_revealed: false, is_code_shown: false, is_hall_shown: true } }),
  setHallQuestion: () => ({ state: 'now' }),
  readOwnHall: ({ pollA, keyOfA }) => ({ code: pollA.code, device_key: keyOfA }),
  askInHall: ({ pollA }) => ({ code: pollA.code, device_key: newToken(), ask_key: newToken(), text: 'Why?' }),
  voteInHall: ({ pollA, audienceQuestionA }) => ({
    ...{ code: pollA.code, device_key: newToken() },
    ...{ question_id: audienceQuestionA, is_set: true },
  }),
  tagWritten: () => ({ response_id: 'nobody', tag: 'Food', is_set: true }),
  makeSummaryLink: () => ({ key: newToken(), shows_texts: false }),
  readSummary: () => ({ key: 'of-nobody-at-all-in-this-town' }),
  preparePollExport: () => ({ what: 'responses', format: 'csv', time_zone: 'Asia/Kolkata' }),
  prepareSurveyExport: () => ({ what: 'responses', format: 'csv', time_zone: 'Asia/Kolkata' }),
  publishSurvey: ({ surveyA }) => ({
    title: 'Lunch',
    sections: [{ questions: [{ problem: 'What?', options: ['Rice', 'Bread'], correct_answer: 0 }] }],
    based_on: surveyA.versionId,
    draft_key: newToken(),
  }),
  editPoll: ({ pollA }) => ({
    title: 'Lunch',
    sections: [{ questions: [{ problem: 'What?', options: ['Rice', 'Bread'], correct_answer: 0 }] }],
    responding: { changeable: true },
    based_on: pollA.versionId,
    draft_key: newToken(),
  }),
  resetPoll: ({ pollA }) => ({ quiz_code: pollA.code, based_on: pollA.versionId, draft_key: newToken() }),
  giveResponse: ({ pollA }) => ({ ...pollA.givenBy(newToken()), told: [{ name: 'name', value: 'Mita Pal' }] }),
  beginFile: ({ filesA: { code, versionId: version_id, questionIds } }) => ({
    ...{ code, device_key: newToken(), version_id, question_id: questionIds[0] ?? '' },
    ...{ upload_key: 'a picture', name: 'model.png', bytes: 9 },
  }),
  /** No file: it is refused before it is looked for. */
  sendFilePart: () => ({}),
  saveAnswers: (town) => ({ ...countedFor(town), revision: 1, answers: answersFor(town) }),
  submitQuiz: (town) => ({ ...countedFor(town), answers: answersFor(town) }),
  resumeQuiz: ({ quizA, studentA }) => ({
    quiz_code: quizA.code,
    phone: studentA.details.phone,
    fields: {},
    resume_code: studentA.started.resume_code,
    device_key: newToken(),
  }),
  restoreAttempt: ({ quizA, studentA, keyOfA }) => ({
    quiz_code: quizA.code,
    device_key: keyOfA,
    receipt: studentA.started.receipt,
  }),
  giveMinutes: () => ({ submissions: 'all_running', minutes: 5, change: newToken() }),
  endAttempts: () => ({ submissions: 'all_running' }),
  showResumeCode: () => ({ fresh: true }),
  takeOut: ({ studentA }) => ({ submissions: [studentA.started.id], why: 'removed', reason: 'A trial' }),
  bringBack: ({ studentA }) => ({ submissions: [studentA.started.id] }),
  changeRetention: () => ({ deed: 'keep', months: 12 }),
  changeQuizRetention: () => ({ deed: 'anonymise', months: 6 }),
  eraseStudents: ({ studentA }) => ({ submissions: [studentA.started.id] }),
  eraseResponses: () => ({ responses: ['no-such-response'] }),
  eraseQuizData: ({ quizA }) => ({ quiz_code: quizA.code, change: newToken() }),
  refuseErasure: ({ studentA }) => ({ submission: studentA.started.id, reason: 'It is needed' }),
  askForErasure: ({ quizA }) => ({ quiz_code: quizA.code }),
  prepareAccountExport: ({ teacherA: { password } }) => ({ password, code: '000000', time_zone: 'Asia/Kolkata' }),
  prepareExport: () => ({ what: 'students', format: 'csv', time_zone: 'Asia/Kolkata' }),
  judgeLateAnswers: () => ({ decision: 'accepted', submissions: 'all_waiting' }),
  sendContactMessage: () => ({ name: 'Mita Pal', email: 'mita@school.in', subject: 'Plans', message: 'Hello!' }),
  subscribe: () => {
    newcomers += 1
    return { email: `reader${newcomers}@school.in` }
  },
  confirmSubscription: ({ pending }) => ({ token: pending.token }),
  unsubscribe: () => ({ token: newToken() }),
}

export const bodyFor = (name: string, town: Town): Record<string, unknown> => {
  const body = BODIES[name]?.(town)
  if (body === undefined) throw new Error(`no body is known for ${name}: add one to server/testing/town.ts`)
  return body
}

/** Whoever may do the most: signed in as teacher A, and holding the attempt of student A. */
export const everybodyInOne = ({ world, teacherA, studentA }: Town): Browser => {
  const browser = world.newBrowser()
  browser.bears(teacherA.token)
  for (const [name, value] of studentA.browser.cookies) browser.cookies.set(name, value)
  return browser
}

/** The code of a refusal, once it is one that the contract knows, in the envelope, and says nothing of our inside. */
export const refusalOf = ({ statusCode, body }: { statusCode: number; body: string }): FailureCode => {
  const { response } = envelope.parse(JSON.parse(body))
  const code = response.error?.code ?? ''
  const isProper =
    isFailureCode(code) &&
    FAILURES[code].status === statusCode &&
    response.status === statusCode &&
    response.data === null &&
    !/\.(ts|js):\d|node_modules|\bat \w+ \(/.test(body)
  if (!isProper) throw new Error(`not a proper refusal: ${statusCode} ${body.slice(0, 500)}`)
  return code
}
