import type { LucideIcon } from 'lucide-react'
import GraduationCap from 'lucide-react/icons/graduation-cap'
import ListChecks from 'lucide-react/icons/list-checks'
import MessagesSquare from 'lucide-react/icons/messages-square'
import Vote from 'lucide-react/icons/vote'
import type { QuestionnaireKind } from '#domain/questionnaires/kinds.ts'
import type { ListedKind } from '#domain/questionnaires/quiz-list.ts'
import { formatNumber } from '../i18n/format.ts'
import { t } from '../i18n/teachers/listing.ts'
import { t as polls } from '../i18n/teachers/polls.ts'
import { t as quizzes } from '../i18n/teachers/questionnaires.ts'
import { t as surveys } from '../i18n/teachers/surveys.ts'

/** What a list of one kind, or of all, says of itself. */
type ListWords = {
  /** As the menu names it. */
  name: () => string
  heading: () => string
  caption: () => string
  /** How many there are, and how many have answered. */
  total: () => string
  answered: () => string
  found: (count: number, withDrafts: boolean) => string
  none: () => string
  noneHint: () => string
  createFirst: () => string
}

type KindPages = ListWords & {
  /** Where its list is; drafts, edits and copies stand below. */
  home: `/dashboard/${string}`
  /** The page of its results, and what says there which one. */
  results: [page: string, name: string]
  /** Where those who have the link go, with its code. */
  opens: string
  Icon: LucideIcon
  kind: () => string
  create: () => string
  untitled: () => string
}

/** How each kind is named to teachers, and where its pages are. */
export const KINDS: Record<QuestionnaireKind, KindPages> = {
  quiz: {
    home: '/dashboard/quizzes',
    results: ['quizzes/result', 'quiz'],
    opens: '/quiz',
    Icon: ListChecks,
    kind: () => t('listing.quiz'),
    name: () => t('listing.quizzes'),
    heading: () => quizzes('questionnaires.quizzes'),
    caption: () => quizzes('questionnaires.yourQuizzes'),
    create: () => quizzes('questionnaires.create'),
    untitled: () => quizzes('questionnaires.untitled'),
    total: () => quizzes('questionnaires.totalQuizzes'),
    answered: () => quizzes('questionnaires.participants'),
    found: (count, withDrafts) =>
      withDrafts
        ? quizzes('questionnaires.foundBoth', { count: formatNumber(count) })
        : quizzes('questionnaires.found', { count }),
    none: () => quizzes('questionnaires.none'),
    noneHint: () => quizzes('questionnaires.noneHint'),
    createFirst: () => quizzes('questionnaires.createFirst'),
  },
  exam: {
    home: '/dashboard/exams',
    results: ['exams/result', 'quiz'],
    opens: '/quiz',
    Icon: GraduationCap,
    kind: () => t('listing.exam'),
    name: () => t('listing.exams'),
    heading: () => t('listing.exams'),
    caption: () => t('listing.yourExams'),
    create: () => t('listing.createExam'),
    untitled: () => t('listing.untitledExam'),
    total: () => t('listing.totalExams'),
    answered: () => quizzes('questionnaires.participants'),
    found: (count, withDrafts) =>
      withDrafts ? t('listing.foundExamsBoth', { count: formatNumber(count) }) : t('listing.foundExams', { count }),
    none: () => t('listing.noExams'),
    noneHint: () => t('listing.noExamsHint'),
    createFirst: () => t('listing.createFirstExam'),
  },
  poll: {
    home: '/dashboard/polls',
    results: ['polls/analytics', 'poll'],
    opens: '/poll',
    Icon: Vote,
    kind: () => t('listing.poll'),
    name: () => t('listing.polls'),
    heading: () => polls('polls.title'),
    caption: () => t('listing.yourPolls'),
    create: () => polls('polls.create'),
    untitled: () => polls('polls.untitled'),
    total: () => t('listing.totalPolls'),
    answered: () => t('listing.votes'),
    found: (count, withDrafts) =>
      withDrafts ? t('listing.foundPollsBoth', { count: formatNumber(count) }) : t('listing.foundPolls', { count }),
    none: () => polls('polls.none'),
    noneHint: () => polls('polls.noneHelp'),
    createFirst: () => polls('polls.create'),
  },
  survey: {
    home: '/dashboard/surveys',
    results: ['surveys/responses', 'survey'],
    opens: '/survey',
    Icon: MessagesSquare,
    kind: () => t('listing.survey'),
    name: () => t('listing.surveys'),
    heading: () => surveys('surveys.title'),
    caption: () => t('listing.yourSurveys'),
    create: () => surveys('surveys.create'),
    untitled: () => surveys('surveys.untitled'),
    total: () => t('listing.totalSurveys'),
    answered: () => t('listing.responses'),
    found: (count, withDrafts) =>
      withDrafts ? t('listing.foundSurveysBoth', { count: formatNumber(count) }) : t('listing.foundSurveys', { count }),
    none: () => surveys('surveys.none'),
    noneHint: () => surveys('surveys.noneHelp'),
    createFirst: () => surveys('surveys.create'),
  },
}

const ALL: ListWords = {
  name: () => t('listing.all'),
  heading: () => t('listing.headingAll'),
  caption: () => t('listing.yourAll'),
  total: () => t('listing.totalAll'),
  answered: () => t('listing.answered'),
  found: (count) => t('listing.foundAll', { count: formatNumber(count) }),
  none: () => t('listing.noneAll'),
  noneHint: () => t('listing.noneAllHint'),
  createFirst: () => t('listing.create'),
}

export const wordsOf = (kind: ListedKind): ListWords => (kind === 'all' ? ALL : KINDS[kind])

type Of = { kind: QuestionnaireKind; id: string }

/** Pages about one of them: those of every kind, of a poll, and of what students take. */
type PageOf = 'edit' | 'copy' | 'settings' | 'brand' | 'present' | 'remote' | 'questions' | TakenPage
type TakenPage = 'versions' | 'preview' | 'late' | 'removed' | 'privacy' | 'marking' | 'print'

/** Where a page about one of them stands. */
export const addressOf = ({ kind, id }: Of, page: PageOf): string =>
  `${KINDS[kind].home}/${encodeURIComponent(id)}/${page}`

export const draftAddress = ({ kind, id }: Of): string => `${KINDS[kind].home}/drafts/${encodeURIComponent(id)}`

export const resultsAddress = ({ kind, id }: Of): string => {
  const [page, name] = KINDS[kind].results
  return `/dashboard/${page}?${new URLSearchParams({ [name]: id })}`
}

/** Where people take it, vote, or respond. */
export const linkOf = (origin: string, { kind, shareCode }: { kind: QuestionnaireKind; shareCode: string }): string =>
  `${origin}${KINDS[kind].opens}?code=${encodeURIComponent(shareCode)}`

/** Its title may have been taken out again. */
export const draftTitle = ({ kind, title }: { kind: QuestionnaireKind; title: string }): string =>
  title || KINDS[kind].untitled()
