import type { LucideIcon } from 'lucide-react'
import Activity from 'lucide-react/icons/activity'
import ChartColumn from 'lucide-react/icons/chart-column'
import ChartLine from 'lucide-react/icons/chart-line'
import CirclePlus from 'lucide-react/icons/circle-plus'
import GraduationCap from 'lucide-react/icons/graduation-cap'
import History from 'lucide-react/icons/history'
import House from 'lucide-react/icons/house'
import ListChecks from 'lucide-react/icons/list-checks'
import MessagesSquare from 'lucide-react/icons/messages-square'
import SettingsIcon from 'lucide-react/icons/settings'
import UserRound from 'lucide-react/icons/user-round'
import Vote from 'lucide-react/icons/vote'
import type { ComponentType } from 'react'
import type { DashboardPath, TakenPath } from '#contract/site/dashboard-pages.ts'
import { t } from '../i18n/teachers/dashboard.ts'

/** What is begun there begins as its teacher has new ones begin: that is told meanwhile. */
const begins = async <Page,>(page: Promise<Page>): Promise<Page> => {
  const telling = import('../questionnaires/settings/until-told.ts').then(({ untilTold }) => untilTold())
  const [loaded] = await Promise.all([page, telling])
  return loaded
}

/** A page of quizzes that is about exams at an address of theirs. */
const aboutExams = (load: () => Promise<ComponentType>) => async (): Promise<ComponentType> => {
  const [Page, { ofExams }] = await Promise.all([load(), import('../questionnaires/of-exams.tsx')])
  return ofExams(Page)
}

/** Lists of what students take. */
type TakenList = 'quizzes' | 'exams'
export type MenuGroup = TakenList | 'polls' | 'surveys'

type DashboardPage = {
  /** Said in the menu and in the browser's title, in the language of then. */
  title: () => string
  /** Its sign in the menu, which has it only then. */
  Icon?: LucideIcon
  /** Under which name it stands there, with others; without one, by itself. */
  group?: MenuGroup
  load: () => Promise<ComponentType>
}

/** The pages of what students take, in the order of their addresses; what is called otherwise is said so on those of exams. */
// size-exception: one entry for each page, as below
const taken = (list: TakenList): Record<TakenPath, DashboardPage> => {
  const isExam = list === 'exams'
  const about = (load: () => Promise<ComponentType>) => (isExam ? aboutExams(load) : load)
  return {
    '/create': {
      title: () => t(isExam ? 'dashboard.createExam' : 'dashboard.createQuiz'),
      Icon: CirclePlus,
      group: list,
      load: about(async () => (await begins(import('../questionnaires/editor/create-quiz.tsx'))).CreateQuiz),
    },
    '/drafts/:draft': {
      title: () => t('dashboard.titleDraft'),
      load: about(async () => (await import('../questionnaires/editor/continue-draft.tsx')).ContinueDraft),
    },
    '/result': {
      title: () => t(isExam ? 'dashboard.examResults' : 'dashboard.results'),
      Icon: ChartColumn,
      group: list,
      load: about(async () => (await import('../results/quizzes/results.tsx')).Results),
    },
    '/:id/edit': {
      title: () => t(isExam ? 'dashboard.titleEditExam' : 'dashboard.titleEdit'),
      load: about(async () => (await import('../questionnaires/editor/edit-quiz.tsx')).EditQuiz),
    },
    '/:id/copy': {
      title: () => t(isExam ? 'dashboard.titleCopyExam' : 'dashboard.titleCopy'),
      load: about(async () => (await import('../questionnaires/editor/copy-quiz.tsx')).CopyQuiz),
    },
    '/:id/versions': {
      title: () => t('dashboard.titleVersions'),
      load: about(async () => (await import('../questionnaires/versions/versions.tsx')).Versions),
    },
    '/:id/preview': {
      title: () => t('dashboard.titlePreview'),
      load: about(async () => (await import('../questionnaires/versions/preview.tsx')).Preview),
    },
    '/:id/late': {
      title: () => t('dashboard.titleLate'),
      load: about(async () => (await import('../runs/late/late-answers.tsx')).LateAnswers),
    },
    '/:id/removed': {
      title: () => t('dashboard.titleRemoved'),
      load: about(async () => (await import('../runs/invigilation/taken-out.tsx')).TakenOut),
    },
    '/:id/privacy': {
      title: () => t('dashboard.titlePrivacy'),
      load: about(async () => (await import('../personal-data/quiz-privacy.tsx')).QuizPrivacy),
    },
    '/:id/settings': {
      title: () => t('dashboard.titleSettings'),
      load: about(async () => (await import('../questionnaires/settings/settings-page.tsx')).QuizSettings),
    },
    '/:id/brand': {
      title: () => t('dashboard.titleBrand'),
      load: about(async () => (await import('../questionnaires/branding/own-brand.tsx')).QuizBrand),
    },
    '/:id/marking': {
      title: () => t('dashboard.titleMarking'),
      load: about(async () => (await import('../runs/marking/marking.tsx')).Marking),
    },
    '/:id/print': {
      title: () => t('dashboard.titlePrint'),
      load: about(async () => (await import('../results/exports/print.tsx')).PrintResults),
    },
  }
}

const below = <List extends TakenList>(list: List) =>
  Object.fromEntries(Object.entries(taken(list)).map(([path, page]) => [`${list}${path}`, page])) as Record<
    `${List}${TakenPath}`,
    DashboardPage
  >

/** Every page of the dashboard, in the order of the menu. The router and the menu learn from here what there is. */
const PAGES: Record<DashboardPath, DashboardPage> = {
  '': {
    title: () => t('dashboard.home'),
    Icon: House,
    load: async () => (await import('./home.tsx')).Home,
  },
  quizzes: {
    title: () => t('dashboard.quizzes'),
    Icon: ListChecks,
    group: 'quizzes',
    load: async () => (await import('../questionnaires/list/lists.tsx')).Quizzes,
  },
  ...below('quizzes'),
  'quizzes/history': {
    title: () => t('dashboard.history'),
    Icon: History,
    group: 'quizzes',
    load: async () => (await import('../people/activity/history.tsx')).QuizHistory,
  },
  exams: {
    title: () => t('dashboard.exams'),
    Icon: GraduationCap,
    group: 'exams',
    load: async () => (await import('../questionnaires/list/lists.tsx')).Exams,
  },
  ...below('exams'),
  'analysis/:id': {
    title: () => t('dashboard.titleSubmission'),
    load: async () => (await import('../results/quizzes/attempt.tsx')).Attempt,
  },
  polls: {
    title: () => t('dashboard.polls'),
    Icon: Vote,
    group: 'polls',
    load: async () => (await import('../questionnaires/list/lists.tsx')).Polls,
  },
  'polls/create': {
    title: () => t('dashboard.createPoll'),
    Icon: CirclePlus,
    group: 'polls',
    load: async () => (await begins(import('../questionnaires/polls/create-poll.tsx'))).CreatePoll,
  },
  'polls/drafts/:draft': {
    title: () => t('dashboard.createPoll'),
    load: async () => (await import('../questionnaires/polls/continue-poll.tsx')).ContinuePoll,
  },
  'polls/analytics': {
    title: () => t('dashboard.pollAnalytics'),
    Icon: ChartColumn,
    group: 'polls',
    load: async () => (await import('../results/polls/poll-results.tsx')).PollAnalytics,
  },
  'polls/:id/edit': {
    title: () => t('dashboard.titleEditPoll'),
    load: async () => (await import('../questionnaires/polls/edit-poll.tsx')).EditPoll,
  },
  'polls/:id/settings': {
    title: () => t('dashboard.titlePollSettings'),
    load: async () => (await import('../questionnaires/settings/settings-page.tsx')).PollSettings,
  },
  'polls/:id/brand': {
    title: () => t('dashboard.titleBrand'),
    load: async () => (await import('../questionnaires/branding/own-brand.tsx')).PollBrand,
  },
  'polls/:id/copy': {
    title: () => t('dashboard.titleCopyPoll'),
    load: async () => (await import('../questionnaires/polls/copy-poll.tsx')).CopyPoll,
  },
  'polls/:id/present': {
    title: () => t('dashboard.titlePresent'),
    load: async () => (await import('../audience/present.tsx')).Present,
  },
  'polls/:id/questions': {
    title: () => t('dashboard.titleHallDesk'),
    load: async () => (await import('../audience/hall-desk.tsx')).HallDesk,
  },
  'polls/:id/remote': {
    title: () => t('dashboard.titleRemote'),
    load: async () => (await import('../audience/remote.tsx')).Remote,
  },
  surveys: {
    title: () => t('dashboard.surveys'),
    Icon: MessagesSquare,
    group: 'surveys',
    load: async () => (await import('../questionnaires/list/lists.tsx')).Surveys,
  },
  'surveys/create': {
    title: () => t('dashboard.createSurvey'),
    Icon: CirclePlus,
    group: 'surveys',
    load: async () => (await begins(import('../questionnaires/survey-builder/create-survey.tsx'))).CreateSurvey,
  },
  'surveys/drafts/:draft': {
    title: () => t('dashboard.createSurvey'),
    load: async () => (await import('../questionnaires/survey-builder/continue-survey.tsx')).ContinueSurvey,
  },
  'surveys/:id/edit': {
    title: () => t('dashboard.titleEditSurvey'),
    load: async () => (await import('../questionnaires/survey-builder/edit-survey.tsx')).EditSurvey,
  },
  'surveys/:id/copy': {
    title: () => t('dashboard.titleCopySurvey'),
    load: async () => (await import('../questionnaires/survey-builder/copy-survey.tsx')).CopySurvey,
  },
  'surveys/:id/settings': {
    title: () => t('dashboard.titleSurveySettings'),
    load: async () => (await import('../questionnaires/settings/settings-page.tsx')).SurveySettings,
  },
  'surveys/:id/brand': {
    title: () => t('dashboard.titleBrand'),
    load: async () => (await import('../questionnaires/branding/own-brand.tsx')).SurveyBrand,
  },
  'surveys/responses': {
    title: () => t('dashboard.surveyResponses'),
    Icon: ChartColumn,
    group: 'surveys',
    load: async () => (await import('../results/surveys/survey-responses.tsx')).SurveyResponses,
  },
  analytics: {
    title: () => t('dashboard.analytics'),
    Icon: ChartLine,
    load: async () => (await import('../results/trends/trends.tsx')).Trends,
  },
  'analytics/students/:id': {
    title: () => t('dashboard.titleStudent'),
    load: async () => (await import('../results/trends/student-trend.tsx')).StudentTrend,
  },
  activity: {
    title: () => t('dashboard.activity'),
    Icon: Activity,
    load: async () => (await import('../people/activity/activity.tsx')).Activity,
  },
  profile: {
    title: () => t('dashboard.profile'),
    Icon: UserRound,
    load: async () => (await import('../people/profile/profile.tsx')).Profile,
  },
  settings: {
    title: () => t('dashboard.settings'),
    Icon: SettingsIcon,
    load: async () => (await import('../people/account-settings/account-settings.tsx')).AccountSettings,
  },
  'settings/quizzes': {
    title: () => t('dashboard.titleQuizDefaults'),
    load: async () => (await import('../questionnaires/settings/defaults-page.tsx')).QuizDefaults,
  },
  'settings/exams': {
    title: () => t('dashboard.titleExamDefaults'),
    load: aboutExams(async () => (await import('../questionnaires/settings/defaults-page.tsx')).ExamDefaults),
  },
  'settings/polls': {
    title: () => t('dashboard.titlePollDefaults'),
    load: async () => (await import('../questionnaires/settings/defaults-page.tsx')).PollDefaults,
  },
  'settings/surveys': {
    title: () => t('dashboard.titleSurveyDefaults'),
    load: async () => (await import('../questionnaires/settings/defaults-page.tsx')).SurveyDefaults,
  },
  'settings/brand': {
    title: () => t('dashboard.titleBrand'),
    load: async () => (await import('../questionnaires/branding/account-brand.tsx')).AccountBrand,
  },
}

export const dashboardPages = Object.entries(PAGES).map(([path, page]) => ({
  path,
  address: path === '' ? '/dashboard' : `/dashboard/${path}`,
  ...page,
}))
