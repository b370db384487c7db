import { expect } from 'vitest'
import { PAGE_VERSION } from '#contract/runs/attempts.ts'
import { newToken } from '../../secrets.ts'
import type { ExamHall } from './exam-hall.ts'

/** All that somebody with the link may try before the window opens: none of it tells anything that is asked. */
export const triesBeforeTheWindow = async ({ calls, quiz, exam }: ExamHall): Promise<void> => {
  const caller = { cookies: new Map<string, string>(), address: '10.2.0.1', mayRead: null }
  const { code } = quiz
  const key = newToken()
  const who = { name: 'Too Early', phone: '8000000001', district: 'Kolkata', quiz_code: code }
  const cover = await calls(caller, ['GET', `/quiz?code=${code}`])
  expect(cover).toMatchObject({ status: 200, data: { questions: [], no_of_questions: metIn(exam) } })
  const start = await calls(caller, ['POST', '/student/quiz/start', { ...who, device_key: key, page: PAGE_VERSION }])
  expect(start.error?.code).toBe('not_open')
  const answers = [{ question_id: quiz.questionIds[0], selected_index: 0 }]
  const refused = [
    await calls(caller, ['GET', `/quiz?code=${code}&analysis=true`]),
    await calls(caller, ['GET', `/student?code=${code}`]),
    await calls(caller, ['GET', `/student/result?code=${code}`]),
    await calls(caller, ['PUT', '/student/quiz/answers', { quiz_code: code, revision: 1, device_key: key, answers }]),
    await calls(caller, ['POST', '/student/quiz/submit', { quiz_code: code, answers }]),
    await calls(caller, ['POST', '/student/quiz/restore', { quiz_code: code, device_key: key, receipt: 'none' }]),
    await calls(caller, ['POST', '/student/quiz/resume', { ...who, name: undefined, resume_code: 'ABCDEF' }]),
  ]
  for (const { status } of refused) expect(status).toBeGreaterThanOrEqual(400)
  const found = await calls(caller, ['GET', `/student/attempt?code=${code}`])
  expect(found.data).toMatchObject({ student: null })
}

const metIn = ({ sections }: ExamHall['exam']): number => sections.reduce((sum, { met }) => sum + met, 0)
