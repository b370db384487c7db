import * as accountSettings from './account-settings.ts'
import * as accounts from './accounts.ts'
import * as activity from './activity.ts'
import * as analytics from './analytics.ts'
import * as contact from './contact.ts'
import * as drafts from './drafts.ts'
import * as emailChange from './email-change.ts'
import * as erasure from './erasure.ts'
import * as exports from './exports.ts'
import * as hallQuestions from './hall-questions.ts'
import * as handMarks from './hand-marks.ts'
import * as home from './home.ts'
import * as invigilation from './invigilation.ts'
import * as lateAnswers from './late-answers.ts'
import * as live from './live.ts'
import * as newsletter from './newsletter.ts'
import * as notifications from './notifications.ts'
import * as papers from './papers.ts'
import * as passkeys from './passkeys.ts'
import * as pictures from './pictures.ts'
import * as polls from './polls.ts'
import * as presentations from './presentations.ts'
import * as profile from './profile.ts'
import * as questionnaires from './questionnaires.ts'
import * as quizActions from './quiz-actions.ts'
import * as responses from './responses.ts'
import * as retention from './retention.ts'
import * as sentFiles from './sent-files.ts'
import * as settings from './settings.ts'
import * as submissions from './submissions.ts'
import * as summaryLinks from './summary-links.ts'
import * as surveyAnswers from './survey-answers.ts'
import * as surveyExports from './survey-exports.ts'
import * as surveys from './surveys.ts'
import * as system from './system.ts'
import * as trends from './trends.ts'
import * as twoFactor from './two-factor.ts'
import * as verification from './verification.ts'
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
  verification.sendVerification,
  verification.verifyEmail,
  emailChange.readEmailChange,
  emailChange.askForEmailChange,
  emailChange.sendEmailChangeAgain,
  emailChange.withdrawEmailChange,
  emailChange.confirmEmailChange,
  notifications.readNotifications,
  notifications.changeNotifications,
  notifications.stopNotification,
  profile.readProfile,
  profile.changeProfile,
  profile.setAvatar,
  profile.removeAvatar,
  profile.listIssues,
  profile.reportIssue,
  accountSettings.readAccount,
  accountSettings.changePassword,
  accountSettings.listSessions,
  accountSettings.endSession,
  accountSettings.endOtherSessions,
  accountSettings.askForDeletion,
  accountSettings.takeBackDeletion,
  twoFactor.beginTwoFactor,
  twoFactor.confirmTwoFactor,
  twoFactor.makeRecoveryCodes,
  twoFactor.endTwoFactor,
  passkeys.listPasskeys,
  passkeys.beginPasskey,
  passkeys.addPasskey,
  passkeys.renamePasskey,
  passkeys.removePasskey,
  passkeys.beginPasskeyLogIn,
  passkeys.logInWithPasskey,
  home.readHome,
  activity.listActivity,
  questionnaires.listQuizzes,
  questionnaires.createQuiz,
  questionnaires.changeStatus,
  quizActions.actOnQuizzes,
  quizActions.tagQuizzes,
  quizActions.listQuizChoices,
  drafts.listDrafts,
  drafts.readDraft,
  drafts.readEdit,
  drafts.saveDraft,
  drafts.deleteDraft,
  versions.listVersions,
  versions.readContent,
  versions.publishVersion,
  versions.renameQuiz,
  versions.makeCurrent,
  polls.listPolls,
  polls.readPollResults,
  polls.listPollVotes,
  polls.readPoll,
  polls.editPoll,
  polls.resetPoll,
  hallQuestions.listHallQuestions,
  hallQuestions.setHallQuestion,
  presentations.readPresentation,
  presentations.changePresentation,
  responses.createResponded,
  responses.readResponded,
  responses.readResponse,
  responses.readCrowdResults,
  responses.giveResponse,
  hallQuestions.readHall,
  hallQuestions.readOwnHall,
  hallQuestions.askInHall,
  hallQuestions.voteInHall,
  sentFiles.beginFile,
  sentFiles.sendFilePart,
  surveys.listSurveys,
  surveys.readSurvey,
  surveys.publishSurvey,
  surveys.readSurveyResponses,
  surveys.listSurveyResponses,
  surveyAnswers.crossResponses,
  surveyAnswers.listWritten,
  surveyAnswers.tagWritten,
  surveyExports.prepareSurveyExport,
  surveyExports.preparePollExport,
  summaryLinks.listSummaryLinks,
  summaryLinks.makeSummaryLink,
  summaryLinks.withdrawSummaryLink,
  summaryLinks.readSummary,
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
  submissions.findStudent,
  submissions.readResult,
  live.readFigures,
  live.followHome,
  submissions.readWord,
  analytics.listSubmissions,
  analytics.readSubmission,
  analytics.listQuestionResults,
  analytics.readOverview,
  retention.readRetention,
  retention.changeRetention,
  retention.readQuizRetention,
  retention.changeQuizRetention,
  retention.foreseeRetention,
  erasure.eraseStudents,
  erasure.eraseQuizData,
  erasure.eraseResponses,
  erasure.listErasureRequests,
  erasure.refuseErasure,
  erasure.readOwnErasure,
  erasure.askForErasure,
  exports.prepareExport,
  exports.prepareAccountExport,
  trends.readTerm,
  trends.compareGroups,
  trends.findStudents,
  trends.readStudentTerm,
  lateAnswers.listLateAnswers,
  lateAnswers.judgeLateAnswers,
  invigilation.listRunning,
  invigilation.giveMinutes,
  invigilation.endAttempts,
  invigilation.showResumeCode,
  invigilation.showPhone,
  invigilation.takeOut,
  invigilation.listTakenOut,
  invigilation.bringBack,
  handMarks.readMarkingQueue,
  handMarks.listAnswersToMark,
  handMarks.readAnswerToMark,
  handMarks.markAnswer,
  contact.sendContactMessage,
  newsletter.subscribe,
  newsletter.confirmSubscription,
  newsletter.unsubscribe,
] as const
