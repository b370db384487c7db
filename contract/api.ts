import * as audienceQuestions from './audience/audience-questions.ts'
import { requests as audienceQuestionsRequests } from './audience/audience-questions-requests.ts'
import * as presentations from './audience/presentations.ts'
import { requests as presentationsRequests } from './audience/presentations-requests.ts'
import * as pictures from './media/pictures.ts'
import { requests as picturesRequests } from './media/pictures-requests.ts'
import * as accountSettings from './people/account-settings.ts'
import { requests as accountSettingsRequests } from './people/account-settings-requests.ts'
import * as accounts from './people/accounts.ts'
import { requests as accountsRequests } from './people/accounts-requests.ts'
import * as activity from './people/activity.ts'
import { requests as activityRequests } from './people/activity-requests.ts'
import * as emailChange from './people/email-change.ts'
import { requests as emailChangeRequests } from './people/email-change-requests.ts'
import * as notifications from './people/notifications.ts'
import { requests as notificationsRequests } from './people/notifications-requests.ts'
import * as passkeys from './people/passkeys.ts'
import { requests as passkeysRequests } from './people/passkeys-requests.ts'
import * as plan from './people/plan.ts'
import { requests as planRequests } from './people/plan-requests.ts'
import * as profile from './people/profile.ts'
import { requests as profileRequests } from './people/profile-requests.ts'
import * as twoFactor from './people/two-factor.ts'
import { requests as twoFactorRequests } from './people/two-factor-requests.ts'
import * as verification from './people/verification.ts'
import { requests as verificationRequests } from './people/verification-requests.ts'
import * as erasure from './personal-data/erasure.ts'
import { requests as erasureRequests } from './personal-data/erasure-requests.ts'
import * as retention from './personal-data/retention.ts'
import { requests as retentionRequests } from './personal-data/retention-requests.ts'
import * as branding from './questionnaires/branding.ts'
import { requests as brandingRequests } from './questionnaires/branding-requests.ts'
import * as drafts from './questionnaires/drafts.ts'
import { requests as draftsRequests } from './questionnaires/drafts-requests.ts'
import * as listing from './questionnaires/listing.ts'
import { requests as listingRequests } from './questionnaires/listing-requests.ts'
import * as papers from './questionnaires/papers.ts'
import { requests as papersRequests } from './questionnaires/papers-requests.ts'
import * as polls from './questionnaires/polls.ts'
import * as pollsAndSurveys from './questionnaires/polls-and-surveys.ts'
import { requests as pollsAndSurveysRequests } from './questionnaires/polls-and-surveys-requests.ts'
import { requests as pollsRequests } from './questionnaires/polls-requests.ts'
import * as questionnaires from './questionnaires/questionnaires.ts'
import { requests as questionnairesRequests } from './questionnaires/questionnaires-requests.ts'
import * as quizActions from './questionnaires/quiz-actions.ts'
import { requests as quizActionsRequests } from './questionnaires/quiz-actions-requests.ts'
import * as settings from './questionnaires/settings.ts'
import * as settingsDefaults from './questionnaires/settings-defaults.ts'
import { requests as settingsDefaultsRequests } from './questionnaires/settings-defaults-requests.ts'
import { requests as settingsRequests } from './questionnaires/settings-requests.ts'
import * as surveys from './questionnaires/surveys.ts'
import { requests as surveysRequests } from './questionnaires/surveys-requests.ts'
import * as versions from './questionnaires/versions.ts'
import { requests as versionsRequests } from './questionnaires/versions-requests.ts'
import * as analytics from './results/analytics.ts'
import { requests as analyticsRequests } from './results/analytics-requests.ts'
import * as exports from './results/exports.ts'
import { requests as exportsRequests } from './results/exports-requests.ts'
import * as home from './results/home.ts'
import { requests as homeRequests } from './results/home-requests.ts'
import * as live from './results/live.ts'
import { requests as liveRequests } from './results/live-requests.ts'
import * as summaryLinks from './results/summary-links.ts'
import { requests as summaryLinksRequests } from './results/summary-links-requests.ts'
import * as surveyAnswers from './results/survey-answers.ts'
import { requests as surveyAnswersRequests } from './results/survey-answers-requests.ts'
import * as surveyExports from './results/survey-exports.ts'
import { requests as surveyExportsRequests } from './results/survey-exports-requests.ts'
import * as surveyResponses from './results/survey-responses.ts'
import { requests as surveyResponsesRequests } from './results/survey-responses-requests.ts'
import * as trends from './results/trends.ts'
import { requests as trendsRequests } from './results/trends-requests.ts'
import * as attempts from './runs/attempts.ts'
import { requests as attemptsRequests } from './runs/attempts-requests.ts'
import * as handMarks from './runs/hand-marks.ts'
import { requests as handMarksRequests } from './runs/hand-marks-requests.ts'
import * as invigilation from './runs/invigilation.ts'
import { requests as invigilationRequests } from './runs/invigilation-requests.ts'
import * as lateAnswers from './runs/late-answers.ts'
import { requests as lateAnswersRequests } from './runs/late-answers-requests.ts'
import * as responses from './runs/responses.ts'
import { requests as responsesRequests } from './runs/responses-requests.ts'
import * as uploads from './runs/uploads.ts'
import { requests as uploadsRequests } from './runs/uploads-requests.ts'
import * as contact from './site/contact.ts'
import { requests as contactRequests } from './site/contact-requests.ts'
import * as newsletter from './site/newsletter.ts'
import { requests as newsletterRequests } from './site/newsletter-requests.ts'
import * as system from './site/system.ts'
import { requests as systemRequests } from './site/system-requests.ts'
import type { Endpoint, Requests, WholeCall } from './wire/endpoint.ts'

/** The calls of one file, whole, in the order of their requests. */
const callsOf = <R extends Requests>(file: { readonly [Name in keyof R]: Endpoint<R[Name]> }, requests: R) =>
  Object.entries(requests).map(([name, request]): WholeCall<keyof R & string> => {
    const endpoint = file[name]
    if (endpoint === undefined) throw new Error(`there is no call ${name} beside its request`)
    return { name, ...endpoint, ...request }
  })

/** Every call there is, in the order of the document. */
export const ENDPOINTS = [
  ...callsOf(system, systemRequests),
  ...callsOf(accounts, accountsRequests),
  ...callsOf(verification, verificationRequests),
  ...callsOf(emailChange, emailChangeRequests),
  ...callsOf(notifications, notificationsRequests),
  ...callsOf(plan, planRequests),
  ...callsOf(profile, profileRequests),
  ...callsOf(accountSettings, accountSettingsRequests),
  ...callsOf(twoFactor, twoFactorRequests),
  ...callsOf(passkeys, passkeysRequests),
  ...callsOf(home, homeRequests),
  ...callsOf(activity, activityRequests),
  ...callsOf(questionnaires, questionnairesRequests),
  ...callsOf(listing, listingRequests),
  ...callsOf(quizActions, quizActionsRequests),
  ...callsOf(drafts, draftsRequests),
  ...callsOf(versions, versionsRequests),
  ...callsOf(polls, pollsRequests),
  ...callsOf(audienceQuestions, audienceQuestionsRequests),
  ...callsOf(presentations, presentationsRequests),
  ...callsOf(pollsAndSurveys, pollsAndSurveysRequests),
  ...callsOf(responses, responsesRequests),
  ...callsOf(uploads, uploadsRequests),
  ...callsOf(surveys, surveysRequests),
  ...callsOf(surveyResponses, surveyResponsesRequests),
  ...callsOf(surveyAnswers, surveyAnswersRequests),
  ...callsOf(surveyExports, surveyExportsRequests),
  ...callsOf(summaryLinks, summaryLinksRequests),
  ...callsOf(settings, settingsRequests),
  ...callsOf(settingsDefaults, settingsDefaultsRequests),
  ...callsOf(branding, brandingRequests),
  ...callsOf(pictures, picturesRequests),
  ...callsOf(papers, papersRequests),
  ...callsOf(attempts, attemptsRequests),
  ...callsOf(live, liveRequests),
  ...callsOf(analytics, analyticsRequests),
  ...callsOf(retention, retentionRequests),
  ...callsOf(erasure, erasureRequests),
  ...callsOf(exports, exportsRequests),
  ...callsOf(trends, trendsRequests),
  ...callsOf(lateAnswers, lateAnswersRequests),
  ...callsOf(invigilation, invigilationRequests),
  ...callsOf(handMarks, handMarksRequests),
  ...callsOf(contact, contactRequests),
  ...callsOf(newsletter, newsletterRequests),
]

const placeOf = ({ method, path }: Endpoint) => `${method} ${path}`
const wholes = new Map(ENDPOINTS.map((call) => [placeOf(call), call]))

/** A call with its request; throws for one of a file that `ENDPOINTS` leaves out. */
export const wholeCall = (endpoint: Endpoint): WholeCall => {
  const call = wholes.get(placeOf(endpoint))
  if (call === undefined) throw new Error(`contract/api.ts leaves ${placeOf(endpoint)} out`)
  return call
}
