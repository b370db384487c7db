import * as accounts from './accounts.ts'
import * as activity from './activity.ts'
import * as analytics from './analytics.ts'
import * as contact from './contact.ts'
import * as drafts from './drafts.ts'
import * as handMarks from './hand-marks.ts'
import * as home from './home.ts'
import * as lateAnswers from './late-answers.ts'
import * as newsletter from './newsletter.ts'
import * as papers from './papers.ts'
import * as pictures from './pictures.ts'
import * as questionnaires from './questionnaires.ts'
import * as quizActions from './quiz-actions.ts'
import * as settings from './settings.ts'
import * as submissions from './submissions.ts'
import * as system from './system.ts'
import * as versions from './versions.ts'

/** Every call there is, in the order of the document. */
export const ENDPOINTS = [
  system.readHealth,
  accounts.signUp,
  accounts.logIn,
  accounts.readToken,
  accounts.logOut,
  accounts.forgotPassword,
  accounts.resetPassword,
  accounts.readMe,
  home.readHome,
  activity.listActivity,
  questionnaires.listQuizzes,
  questionnaires.createQuiz,
  questionnaires.changeStatus,
  quizActions.actOnQuizzes,
  quizActions.tagQuizzes,
  quizActions.listQuizChoices,
  drafts.readDraft,
  drafts.saveDraft,
  drafts.deleteDraft,
  versions.listVersions,
  versions.readContent,
  versions.publishVersion,
  versions.renameQuiz,
  versions.makeCurrent,
  settings.readSettings,
  settings.changeSettings,
  pictures.uploadPicture,
  papers.readQuiz,
  submissions.startQuiz,
  submissions.saveAnswers,
  submissions.submitQuiz,
  submissions.resumeQuiz,
  submissions.restoreAttempt,
  submissions.readStudent,
  submissions.readResult,
  analytics.listSubmissions,
  analytics.readSubmission,
  analytics.listQuestionResults,
  lateAnswers.listLateAnswers,
  lateAnswers.judgeLateAnswers,
  handMarks.readMarkingQueue,
  handMarks.listAnswersToMark,
  handMarks.readAnswerToMark,
  handMarks.markAnswer,
  contact.sendContactMessage,
  newsletter.subscribe,
  newsletter.confirmSubscription,
  newsletter.unsubscribe,
] as const
