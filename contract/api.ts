import * as hallQuestions from './audience/hall-questions.ts'
import * as presentations from './audience/presentations.ts'
import * as pictures from './media/pictures.ts'
import * as accountSettings from './people/account-settings.ts'
import * as accounts from './people/accounts.ts'
import * as activity from './people/activity.ts'
import * as emailChange from './people/email-change.ts'
import * as notifications from './people/notifications.ts'
import * as passkeys from './people/passkeys.ts'
import * as profile from './people/profile.ts'
import * as twoFactor from './people/two-factor.ts'
import * as verification from './people/verification.ts'
import * as erasure from './personal-data/erasure.ts'
import * as retention from './personal-data/retention.ts'
import * as drafts from './questionnaires/drafts.ts'
import * as papers from './questionnaires/papers.ts'
import * as polls from './questionnaires/polls.ts'
import * as pollsAndSurveys from './questionnaires/polls-and-surveys.ts'
import * as questionnaires from './questionnaires/questionnaires.ts'
import * as quizActions from './questionnaires/quiz-actions.ts'
import * as settings from './questionnaires/settings.ts'
import * as surveys from './questionnaires/surveys.ts'
import * as versions from './questionnaires/versions.ts'
import * as analytics from './results/analytics.ts'
import * as exports from './results/exports.ts'
import * as home from './results/home.ts'
import * as live from './results/live.ts'
import * as summaryLinks from './results/summary-links.ts'
import * as surveyAnswers from './results/survey-answers.ts'
import * as surveyExports from './results/survey-exports.ts'
import * as surveyResponses from './results/survey-responses.ts'
import * as trends from './results/trends.ts'
import * as handMarks from './runs/hand-marks.ts'
import * as invigilation from './runs/invigilation.ts'
import * as lateAnswers from './runs/late-answers.ts'
import * as responses from './runs/responses.ts'
import * as sentFiles from './runs/sent-files.ts'
import * as submissions from './runs/submissions.ts'
import * as contact from './site/contact.ts'
import * as newsletter from './site/newsletter.ts'
import * as system from './site/system.ts'

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
  pollsAndSurveys.createResponded,
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
  surveyResponses.readSurveyResponses,
  surveyResponses.listSurveyResponses,
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
