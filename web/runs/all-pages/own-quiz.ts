import { readToken } from '#contract/people/accounts.ts'
import { listQuestionnaires } from '#contract/questionnaires/listing.ts'
import { call } from '../../calls/call.ts'

/** Where the results of this quiz are, for the teacher whose own it is; null for anybody else. */
export const resultsOfOwnQuiz = async (code: string): Promise<string | null> => {
  const session = await call(readToken, {})
  if (!session.ok) return null
  const found = await call(listQuestionnaires, { query: { search: code } }, { token: session.value.auth_token })
  const rows = found.ok ? found.value.rows : []
  const own = rows.find((row) => 'share_code' in row && row.share_code === code)
  return own
    ? `/dashboard/${own.kind === 'exam' ? 'exams' : 'quizzes'}/result?quiz=${encodeURIComponent(own.id)}`
    : null
}
