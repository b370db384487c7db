// size-exception: one table of every call, which is read as one
import { ENDPOINTS } from '#contract/api.ts'
import { API_BASE } from '#contract/wire/wire.ts'
import { newToken } from '../secrets.ts'
import { bodyFor, DRAFT_OF_A, type Town } from './town.ts'

/** Who calls, in the order of the table. */
export const PRINCIPALS = ['nobody', 'studentA', 'studentB', 'teacherA', 'teacherB', 'loggedOut'] as const
export type Principal = (typeof PRINCIPALS)[number]

export type Name = (typeof ENDPOINTS)[number]['name']
export type Call = {
  call: Name
  about?: string
  /** What each may do with what belongs to teacher A and student A, in the order of `PRINCIPALS`. */
  statuses: readonly [number, number, number, number, number, number]
  path?: (town: Town) => string
  /** What is sent instead of the body that is right for anybody. */
  body?: (town: Town) => Record<string, unknown>
  /** Student A has submitted before. */
  afterTheEnd?: boolean
}

const attemptOf = ({ studentA }: Town) => `/teacher/submissions/${studentA.started.id}`
const marksOf = (town: Town) => `${attemptOf(town)}/marks/${town.quizA.questionIds[0]}`
const draftOf = () => `/teacher/drafts/${DRAFT_OF_A}`
const pollOfA =
  (part: string) =>
  ({ pollA }: Town) =>
    `/teacher/polls/${pollA.id}${part}`
const surveyOfA =
  (part: string) =>
  ({ surveyA }: Town) =>
    `/teacher/surveys/${surveyA.id}${part}`
const codeOf = ({ quizA }: Town) => `code=${quizA.code}`
const foreseen = ({ quizA }: Town) => `/teacher/retention/foreseen?deed=erase&months=1&quiz=${quizA.id}`
const ownErasure = (town: Town) => `/student/erasure-request?${codeOf(town)}`

/**
 * Every call, and what is asked of it: tests of permissions, of bad input and of other sites read it. The first line of a call
 * says where it is made, `town.ts` with which body.
 */
export const EVERY_CALL: Call[] = [
  { call: 'readHealth', statuses: [200, 200, 200, 200, 200, 200] },
  { call: 'signUp', statuses: [201, 201, 201, 201, 201, 201] },
  { call: 'logIn', statuses: [200, 200, 200, 200, 200, 200] },
  { call: 'readToken', statuses: [401, 401, 401, 200, 200, 401] },
  { call: 'logOut', statuses: [200, 200, 200, 200, 200, 200] },
  { call: 'forgotPassword', statuses: [200, 200, 200, 200, 200, 200] },
  { call: 'resetPassword', about: 'with a token that works once', statuses: [200, 404, 404, 404, 404, 404] },
  { call: 'readMe', statuses: [401, 401, 401, 200, 200, 401] },
  { call: 'sendVerification', statuses: [401, 401, 401, 200, 200, 401] },
  { call: 'verifyEmail', about: 'with the link that was mailed', statuses: [200, 200, 200, 200, 200, 200] },
  {
    call: 'verifyEmail',
    about: 'with a token nobody was sent',
    statuses: [404, 404, 404, 404, 404, 404],
    body: (town) => bodyFor('unsubscribe', town),
  },
  { call: 'readEmailChange', statuses: [401, 401, 401, 200, 200, 401] },
  { call: 'askForEmailChange', statuses: [401, 401, 401, 200, 200, 401] },
  { call: 'sendEmailChangeAgain', about: 'of a change that is theirs', statuses: [401, 401, 401, 404, 200, 401] },
  { call: 'withdrawEmailChange', statuses: [401, 401, 401, 200, 200, 401] },
  { call: 'confirmEmailChange', about: 'with the link that was mailed', statuses: [200, 200, 200, 200, 200, 200] },
  {
    call: 'confirmEmailChange',
    about: 'with a token nobody was sent',
    statuses: [404, 404, 404, 404, 404, 404],
    body: (town) => bodyFor('unsubscribe', town),
  },
  { call: 'readNotifications', statuses: [401, 401, 401, 200, 200, 401] },
  { call: 'changeNotifications', statuses: [401, 401, 401, 200, 200, 401] },
  {
    call: 'stopNotification',
    about: 'with a token nobody was sent',
    statuses: [404, 404, 404, 404, 404, 404],
    path: () => '/notifications/stop/nobody.weekly.x',
  },
  { call: 'readProfile', statuses: [401, 401, 401, 200, 200, 401] },
  { call: 'changeProfile', statuses: [401, 401, 401, 200, 200, 401] },
  { call: 'setAvatar', about: 'with what is no picture', statuses: [401, 401, 401, 400, 400, 401] },
  { call: 'removeAvatar', statuses: [401, 401, 401, 200, 200, 401] },
  { call: 'listIssues', statuses: [401, 401, 401, 200, 200, 401] },
  { call: 'reportIssue', statuses: [401, 401, 401, 201, 201, 401] },
  { call: 'readAccount', statuses: [401, 401, 401, 200, 200, 401] },
  { call: 'changePassword', statuses: [401, 401, 401, 200, 200, 401] },
  { call: 'listSessions', statuses: [401, 401, 401, 200, 200, 401] },
  { call: 'endSession', statuses: [401, 401, 401, 200, 200, 401] },
  { call: 'endOtherSessions', statuses: [401, 401, 401, 200, 200, 401] },
  { call: 'askForDeletion', statuses: [401, 401, 401, 200, 200, 401] },
  { call: 'takeBackDeletion', statuses: [401, 401, 401, 200, 200, 401] },
  { call: 'beginTwoFactor', statuses: [401, 401, 401, 200, 200, 401] },
  { call: 'confirmTwoFactor', about: 'that nobody has begun', statuses: [401, 401, 401, 409, 409, 401] },
  { call: 'makeRecoveryCodes', about: 'where none are asked for', statuses: [401, 401, 401, 409, 409, 401] },
  { call: 'endTwoFactor', statuses: [401, 401, 401, 200, 200, 401] },
  { call: 'listPasskeys', statuses: [401, 401, 401, 200, 200, 401] },
  { call: 'beginPasskey', statuses: [401, 401, 401, 200, 200, 401] },
  { call: 'addPasskey', about: 'that nobody was asked for', statuses: [401, 401, 401, 400, 400, 401] },
  { call: 'renamePasskey', about: 'that nobody has', statuses: [401, 401, 401, 404, 404, 401] },
  { call: 'removePasskey', about: 'that nobody has', statuses: [401, 401, 401, 200, 200, 401] },
  { call: 'beginPasskeyLogIn', statuses: [200, 200, 200, 200, 200, 200] },
  { call: 'logInWithPasskey', about: 'that nobody was asked for', statuses: [400, 400, 400, 400, 400, 400] },
  { call: 'listQuizzes', statuses: [401, 401, 401, 200, 200, 401] },
  { call: 'createQuiz', statuses: [401, 401, 401, 201, 201, 401] },
  { call: 'uploadPicture', about: 'with what is no picture', statuses: [401, 401, 401, 400, 400, 401] },
  { call: 'listDrafts', statuses: [401, 401, 401, 200, 200, 401], path: () => '/teacher/drafts?kind=survey' },
  { call: 'readDraft', statuses: [401, 401, 401, 200, 404, 401], path: draftOf },
  {
    call: 'saveDraft',
    about: 'as it was saved last, or another one of the same name',
    statuses: [401, 401, 401, 200, 200, 401],
    path: draftOf,
  },
  {
    call: 'saveDraft',
    about: 'based on what was saved',
    statuses: [401, 401, 401, 200, 404, 401],
    path: draftOf,
    body: (town) => ({ ...bodyFor('saveDraft', town), based_on: 1, change: 'another save of it' }),
  },
  { call: 'deleteDraft', statuses: [401, 401, 401, 200, 200, 401], path: draftOf },
  { call: 'readEdit', statuses: [401, 401, 401, 200, 404, 401] },
  { call: 'changeStatus', statuses: [401, 401, 401, 200, 404, 401] },
  {
    call: 'actOnQuizzes',
    about: 'of whom each quiz is asked for by itself',
    statuses: [401, 401, 401, 200, 200, 401],
  },
  { call: 'tagQuizzes', statuses: [401, 401, 401, 200, 200, 401] },
  { call: 'listQuizChoices', statuses: [401, 401, 401, 200, 200, 401] },
  { call: 'readHome', statuses: [401, 401, 401, 200, 200, 401] },
  { call: 'listActivity', statuses: [401, 401, 401, 200, 200, 401] },
  { call: 'readPlan', statuses: [401, 401, 401, 200, 200, 401] },
  { call: 'listQuestionnaires', statuses: [401, 401, 401, 200, 200, 401] },
  { call: 'listVersions', statuses: [401, 401, 401, 200, 404, 401] },
  { call: 'readContent', statuses: [401, 401, 401, 200, 404, 401] },
  { call: 'makeCurrent', statuses: [401, 401, 401, 200, 404, 401] },
  { call: 'publishVersion', statuses: [401, 401, 401, 201, 404, 401] },
  { call: 'renameQuiz', statuses: [401, 401, 401, 200, 404, 401] },
  { call: 'readSettings', statuses: [401, 401, 401, 200, 404, 401] },
  { call: 'changeSettings', statuses: [401, 401, 401, 200, 404, 401] },
  { call: 'readSettingsDefaults', statuses: [401, 401, 401, 200, 200, 401] },
  {
    call: 'keepSettingsDefaults',
    statuses: [401, 401, 401, 200, 200, 401],
    path: () => '/teacher/settings-defaults/quiz',
  },
  { call: 'readBrand', statuses: [401, 401, 401, 200, 200, 401] },
  { call: 'changeBrand', statuses: [401, 401, 401, 200, 200, 401] },
  {
    call: 'uploadBrandPicture',
    about: 'with what is no picture',
    statuses: [401, 401, 401, 400, 400, 401],
    path: () => '/teacher/brand/pictures/logo',
  },
  { call: 'readOwnBrand', statuses: [401, 401, 401, 200, 404, 401] },
  { call: 'changeOwnBrand', statuses: [401, 401, 401, 200, 404, 401] },
  { call: 'readQuiz', statuses: [200, 200, 200, 200, 200, 200], path: (town) => `/quiz?${codeOf(town)}` },
  {
    call: 'readQuiz',
    about: 'with its key, while student A is taking it',
    statuses: [403, 403, 403, 200, 403, 403],
    path: (town) => `/quiz?${codeOf(town)}&analysis=true`,
  },
  {
    call: 'readQuiz',
    about: 'with its key, after student A has submitted',
    statuses: [403, 200, 403, 200, 403, 403],
    path: (town) => `/quiz?${codeOf(town)}&analysis=true`,
    afterTheEnd: true,
  },
  { call: 'startQuiz', about: 'with a number of one’s own', statuses: [200, 200, 200, 200, 200, 200] },
  {
    call: 'startQuiz',
    about: 'with the number of student A',
    statuses: [409, 200, 409, 409, 409, 409],
    body: ({ studentA }) => studentA.details,
  },
  { call: 'listPolls', statuses: [401, 401, 401, 200, 200, 401] },
  {
    call: 'readPollResults',
    statuses: [401, 401, 401, 200, 404, 401],
    path: ({ pollA }) => `/teacher/polls/${pollA.id}/results`,
  },
  { call: 'listPollVotes', statuses: [401, 401, 401, 200, 404, 401], path: pollOfA('/votes') },
  { call: 'readPoll', statuses: [401, 401, 401, 200, 404, 401], path: pollOfA('') },
  { call: 'editPoll', statuses: [401, 401, 401, 200, 404, 401], path: pollOfA('') },
  { call: 'resetPoll', statuses: [401, 401, 401, 200, 404, 401], path: pollOfA('/reset') },
  { call: 'readPresentation', statuses: [401, 401, 401, 200, 404, 401], path: pollOfA('/presentation') },
  { call: 'changePresentation', statuses: [401, 401, 401, 200, 404, 401], path: pollOfA('/presentation') },
  { call: 'listHallQuestions', statuses: [401, 401, 401, 200, 404, 401], path: pollOfA('/hall-questions') },
  {
    call: 'setHallQuestion',
    statuses: [401, 401, 401, 200, 404, 401],
    path: (town) => pollOfA(`/hall-questions/${town.audienceQuestionA}`)(town),
  },
  {
    call: 'readHall',
    statuses: [200, 200, 200, 200, 200, 200],
    path: ({ pollA }) => `/response/hall-questions?code=${pollA.code}`,
  },
  { call: 'readOwnHall', about: 'of a device whose key they have', statuses: [200, 200, 200, 200, 200, 200] },
  { call: 'askInHall', about: 'with a device of one’s own', statuses: [201, 201, 201, 201, 201, 201] },
  { call: 'voteInHall', about: 'with a device of one’s own', statuses: [200, 200, 200, 200, 200, 200] },
  { call: 'preparePollExport', statuses: [401, 401, 401, 200, 404, 401], path: pollOfA('/exports') },
  { call: 'createResponded', statuses: [401, 401, 401, 201, 201, 401] },
  {
    call: 'readResponded',
    statuses: [200, 200, 200, 200, 200, 200],
    path: ({ pollA }) => `/response/paper?code=${pollA.code}`,
  },
  { call: 'readResponse', about: 'of a device whose key they have', statuses: [200, 200, 200, 200, 200, 200] },
  { call: 'readCrowdResults', about: 'by a device whose key they have', statuses: [200, 200, 200, 200, 200, 200] },
  { call: 'giveResponse', about: 'with a device of one’s own', statuses: [200, 200, 200, 200, 200, 200] },
  { call: 'beginFile', about: 'with a device of one’s own', statuses: [201, 201, 201, 201, 201, 201] },
  {
    call: 'sendFilePart',
    about: 'with what is no part of a file',
    statuses: [400, 400, 400, 400, 400, 400],
    path: () => '/response/files/of-nobody-at-all-here0/parts/0',
  },
  { call: 'listSurveys', statuses: [401, 401, 401, 200, 200, 401] },
  { call: 'readSurvey', statuses: [401, 401, 401, 200, 404, 401], path: surveyOfA('') },
  { call: 'readSurveyResponses', statuses: [401, 401, 401, 200, 404, 401], path: surveyOfA('/responses') },
  { call: 'listSurveyResponses', statuses: [401, 401, 401, 200, 404, 401], path: surveyOfA('/responses/list') },
  {
    call: 'crossResponses',
    statuses: [401, 401, 401, 200, 404, 401],
    path: ({
      surveyA: {
        id,
        questionIds: [only],
      },
    }) => `/teacher/surveys/${id}/responses/cross?rows=${only}&columns=${only}`,
  },
  {
    call: 'listWritten',
    statuses: [401, 401, 401, 200, 404, 401],
    path: ({ surveyA: { id, questionIds } }) => `/teacher/surveys/${id}/written/${questionIds[0]}`,
  },
  {
    call: 'tagWritten',
    about: 'of nobody',
    statuses: [401, 401, 401, 404, 404, 401],
    path: ({ surveyA: { id, questionIds } }) => `/teacher/surveys/${id}/written/${questionIds[0]}/tags`,
  },
  { call: 'listSummaryLinks', statuses: [401, 401, 401, 200, 404, 401], path: surveyOfA('/summary-links') },
  { call: 'makeSummaryLink', statuses: [401, 401, 401, 201, 404, 401], path: surveyOfA('/summary-links') },
  {
    call: 'withdrawSummaryLink',
    about: 'that there is not',
    statuses: [401, 401, 401, 404, 404, 401],
    path: surveyOfA('/summary-links/none'),
  },
  { call: 'readSummary', about: 'with a wrong key', statuses: [404, 404, 404, 404, 404, 404] },
  { call: 'prepareSurveyExport', statuses: [401, 401, 401, 200, 404, 401], path: surveyOfA('/exports') },
  { call: 'publishSurvey', statuses: [401, 401, 401, 201, 404, 401], path: surveyOfA('/versions') },
  { call: 'saveAnswers', statuses: [401, 200, 401, 401, 401, 401] },
  {
    call: 'saveAnswers',
    about: 'with the key of student A’s device',
    statuses: [200, 200, 200, 200, 200, 200],
    body: (town) => ({ ...bodyFor('saveAnswers', town), device_key: town.keyOfA }),
  },
  {
    call: 'saveAnswers',
    about: 'with another key',
    statuses: [401, 200, 401, 401, 401, 401],
    body: (town) => ({ ...bodyFor('saveAnswers', town), device_key: newToken() }),
  },
  { call: 'submitQuiz', statuses: [401, 200, 401, 401, 401, 401] },
  {
    call: 'resumeQuiz',
    about: 'with a wrong code',
    statuses: [400, 400, 400, 400, 400, 400],
    body: (town) => ({ ...bodyFor('resumeQuiz', town), resume_code: '222222' }),
  },
  { call: 'resumeQuiz', about: 'with the code', statuses: [200, 200, 200, 200, 200, 200] },
  {
    call: 'restoreAttempt',
    about: 'with the receipt of student A alone',
    statuses: [400, 400, 400, 400, 400, 400],
    body: (town) => ({ ...bodyFor('restoreAttempt', town), device_key: newToken() }),
  },
  {
    call: 'restoreAttempt',
    about: 'with the device’s key and a receipt that was altered',
    statuses: [400, 400, 400, 400, 400, 400],
    body: (town) => ({ ...bodyFor('restoreAttempt', town), receipt: `A${town.studentA.started.receipt}` }),
  },
  {
    call: 'restoreAttempt',
    about: 'with the receipt and the device’s key',
    statuses: [200, 200, 200, 200, 200, 200],
  },
  { call: 'readStudent', statuses: [404, 200, 404, 404, 404, 404], path: (town) => `/student?${codeOf(town)}` },
  { call: 'findStudent', statuses: [200, 200, 200, 200, 200, 200], path: (town) => `/student/attempt?${codeOf(town)}` },
  {
    call: 'readResult',
    about: 'while student A is taking it',
    statuses: [401, 403, 401, 401, 401, 401],
    path: (town) => `/student/result?${codeOf(town)}`,
  },
  {
    call: 'readResult',
    about: 'after student A has submitted',
    statuses: [401, 200, 401, 401, 401, 401],
    path: (town) => `/student/result?${codeOf(town)}`,
    afterTheEnd: true,
  },
  { call: 'readFigures', statuses: [401, 401, 401, 200, 404, 401] },
  { call: 'followHome', statuses: [401, 401, 401, 200, 200, 401] },
  { call: 'listSubmissions', statuses: [401, 401, 401, 200, 404, 401] },
  { call: 'listQuestionResults', statuses: [401, 401, 401, 200, 404, 401] },
  { call: 'readOverview', statuses: [401, 401, 401, 200, 404, 401] },
  { call: 'readPracticeRuns', statuses: [401, 401, 401, 200, 404, 401] },
  { call: 'prepareExport', statuses: [401, 401, 401, 200, 404, 401] },
  { call: 'prepareAccountExport', statuses: [401, 401, 401, 200, 200, 401] },
  {
    call: 'readSubmission',
    about: 'while student A is taking it',
    statuses: [401, 401, 401, 404, 404, 401],
    path: attemptOf,
  },
  {
    call: 'readSubmission',
    about: 'after student A has submitted',
    statuses: [401, 401, 401, 200, 404, 401],
    path: attemptOf,
    afterTheEnd: true,
  },
  { call: 'readTerm', statuses: [401, 401, 401, 200, 200, 401] },
  {
    call: 'compareGroups',
    statuses: [401, 401, 401, 200, 200, 401],
    path: () => '/teacher/analytics/groups?by=subject',
  },
  {
    call: 'findStudents',
    statuses: [401, 401, 401, 200, 200, 401],
    path: () => '/teacher/analytics/students?search=a',
  },
  {
    call: 'readStudentTerm',
    about: 'after student A has submitted',
    statuses: [401, 401, 401, 200, 404, 401],
    path: ({ studentA }) => `/teacher/analytics/students/${studentA.started.id}`,
    afterTheEnd: true,
  },
  { call: 'listLateAnswers', statuses: [401, 401, 401, 200, 404, 401] },
  { call: 'judgeLateAnswers', statuses: [401, 401, 401, 200, 404, 401] },
  { call: 'listRunning', statuses: [401, 401, 401, 200, 404, 401] },
  { call: 'giveMinutes', statuses: [401, 401, 401, 200, 404, 401] },
  { call: 'endAttempts', statuses: [401, 401, 401, 200, 404, 401] },
  {
    call: 'showResumeCode',
    statuses: [401, 401, 401, 200, 404, 401],
    path: (town) => `${attemptOf(town)}/resume-code`,
  },
  { call: 'showPhone', statuses: [401, 401, 401, 200, 404, 401], path: (town) => `${attemptOf(town)}/phone` },
  { call: 'takeOut', statuses: [401, 401, 401, 200, 404, 401] },
  { call: 'listTakenOut', statuses: [401, 401, 401, 200, 404, 401] },
  { call: 'bringBack', statuses: [401, 401, 401, 200, 404, 401] },
  { call: 'readRetention', statuses: [401, 401, 401, 200, 200, 401] },
  { call: 'changeRetention', statuses: [401, 401, 401, 200, 200, 401] },
  { call: 'readQuizRetention', statuses: [401, 401, 401, 200, 404, 401] },
  { call: 'changeQuizRetention', statuses: [401, 401, 401, 200, 404, 401] },
  { call: 'foreseeRetention', statuses: [401, 401, 401, 200, 404, 401], path: foreseen },
  { call: 'eraseStudents', statuses: [401, 401, 401, 200, 404, 401] },
  { call: 'eraseQuizData', statuses: [401, 401, 401, 200, 404, 401] },
  { call: 'eraseResponses', statuses: [401, 401, 401, 200, 404, 401] },
  { call: 'listErasureRequests', statuses: [401, 401, 401, 200, 404, 401] },
  { call: 'refuseErasure', about: 'that nobody has made', statuses: [401, 401, 401, 404, 404, 401] },
  { call: 'readOwnErasure', statuses: [401, 200, 401, 401, 401, 401], path: ownErasure },
  { call: 'askForErasure', statuses: [401, 200, 401, 401, 401, 401] },
  {
    call: 'readWord',
    about: 'about a quiz that student A is taking',
    statuses: [401, 200, 401, 401, 401, 401],
    path: (town) => `/student/quiz/word?${codeOf(town)}`,
  },
  { call: 'readMarkingQueue', statuses: [401, 401, 401, 200, 404, 401] },
  { call: 'listAnswersToMark', statuses: [401, 401, 401, 200, 404, 401] },
  {
    call: 'readAnswerToMark',
    about: 'after student A has submitted',
    statuses: [401, 401, 401, 200, 404, 401],
    path: marksOf,
    afterTheEnd: true,
  },
  {
    call: 'markAnswer',
    about: 'while student A is taking it',
    statuses: [401, 401, 401, 404, 404, 401],
    path: marksOf,
  },
  {
    call: 'markAnswer',
    about: 'that has changed since it was read, after student A has submitted',
    statuses: [401, 401, 401, 409, 404, 401],
    path: marksOf,
    afterTheEnd: true,
  },
  { call: 'sendContactMessage', statuses: [201, 201, 201, 201, 201, 201] },
  { call: 'subscribe', statuses: [200, 200, 200, 200, 200, 200] },
  { call: 'confirmSubscription', statuses: [200, 200, 200, 200, 200, 200] },
  {
    call: 'confirmSubscription',
    about: 'with a token nobody was sent',
    statuses: [404, 404, 404, 404, 404, 404],
    body: (town) => bodyFor('unsubscribe', town),
  },
  { call: 'unsubscribe', statuses: [200, 200, 200, 200, 200, 200] },
]

export const endpointOf = (call: Name) => {
  const endpoint = ENDPOINTS.find(({ name }) => name === call)
  if (endpoint === undefined) throw new Error(`there is no call named ${call}`)
  return endpoint
}

/** Where this call is made; without a `path` of its own it is about quiz A. */
export const urlOf = ({ call, path }: Pick<Call, 'call' | 'path'>, town: Town): string =>
  API_BASE + (path?.(town) ?? endpointOf(call).path.replace(':id', town.quizA.id))

export const validUrl = (call: Name, town: Town): string => {
  const row = EVERY_CALL.find((each) => each.call === call)
  if (row === undefined) throw new Error(`${call} has no line in server/testing/every-call.ts`)
  return urlOf(row, town)
}
