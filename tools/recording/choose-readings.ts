import type { Database } from '../../server/database/connect.ts'
import type { Reading } from '../../server/testing/recorded/readings.ts'

/** What an account reads of itself and of all that it has. */
const OF_ACCOUNT = [
  '/teacher/me',
  '/teacher/account',
  '/teacher/profile',
  '/teacher/notifications',
  '/teacher/email-change',
  '/teacher/home',
  '/teacher/activity',
  ...['active', 'archived', 'bin'].map((show) => `/teacher/quizzes?show=${show}`),
  '/teacher/quizzes?page=2',
  '/teacher/quiz-choices',
  ...['quiz', 'survey'].map((kind) => `/teacher/drafts?kind=${kind}`),
  '/teacher/polls',
  '/teacher/surveys',
  '/teacher/settings-defaults',
  '/teacher/retention',
  '/teacher/issues',
  '/teacher/analytics/quizzes',
  '/teacher/analytics/groups?by=subject',
  '/teacher/analytics/students?search=a',
]

const OF_QUIZ = [
  ...['edit', 'versions', 'content', 'settings', 'figures', 'submissions', 'questions', 'overview', 'retention'],
  ...['erasure-requests', 'late-answers', 'running', 'removed', 'marking'],
]
const OF_POLL = ['', '/results', '/votes', '/hall-questions', '/presentation']
const OF_SURVEY = ['', '/responses', '/responses/list', '/summary-links']
const ATTEMPTS_OF_QUIZ = 3

type Owned = { id: string; share_code: string; kind: string }

const ofQuiz = async (db: Database, { id, share_code }: Owned): Promise<Reading[]> => {
  const attempts = await db
    .selectFrom('submission')
    .innerJoin('version', 'version.id', 'submission.version_id')
    .innerJoin('submission_result', 'submission_result.submission_id', 'submission.id')
    .where('version.questionnaire_id', '=', id)
    .select('submission.id')
    .orderBy('submission.id')
    .limit(ATTEMPTS_OF_QUIZ)
    .execute()
  const files = ['students', 'answers', 'questions'].map((what) => ({
    path: `/teacher/quizzes/${id}/exports`,
    prepares: { what, format: 'csv' },
  }))
  return [
    { path: `/quiz?code=${share_code}` },
    ...OF_QUIZ.map((part) => ({ path: `/teacher/quizzes/${id}/${part}` })),
    ...attempts.flatMap((each) => [
      { path: `/teacher/submissions/${each.id}` },
      { path: `/teacher/analytics/students/${each.id}` },
    ]),
    ...files,
    { path: `/teacher/quizzes/${id}/exports`, prepares: { what: 'everything', format: 'json' } },
  ]
}

const ofResponded = (kind: 'polls' | 'surveys', { id, share_code }: Owned): Reading[] => {
  const parts = kind === 'polls' ? OF_POLL : OF_SURVEY
  return [
    { path: `/response/paper?code=${share_code}` },
    ...parts.map((part) => ({ path: `/teacher/${kind}/${id}${part}` })),
    ...['responses', 'code_book'].map((what) => ({
      path: `/teacher/${kind}/${id}/exports`,
      prepares: { what, format: 'csv' },
    })),
  ]
}

const isOneOfMany = ({ title }: { title: string }) => /^Test \d+$/.test(title)

/** Everything that the described calls tell the owner of a database’s rows. */
export const readingsOf = async (db: Database, email: string): Promise<Reading[]> => {
  const owned = await db
    .selectFrom('questionnaire')
    .innerJoin('teacher', 'teacher.id', 'questionnaire.owner_id')
    .innerJoin('version', 'version.id', 'questionnaire.version_id')
    .where('teacher.email', '=', email)
    .select(['questionnaire.id', 'questionnaire.share_code', 'questionnaire.kind', 'version.title'])
    .orderBy('questionnaire.id')
    .execute()
  const read = await Promise.all(
    owned
      .filter((each) => !isOneOfMany(each))
      .map(async (each) => {
        if (each.kind === 'quiz') return ofQuiz(db, each)
        return ofResponded(each.kind === 'poll' ? 'polls' : 'surveys', each)
      }),
  )
  return [...OF_ACCOUNT.map((path) => ({ path })), ...read.flat()]
}
