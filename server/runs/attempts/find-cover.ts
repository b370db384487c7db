import type { Context } from '../../context.ts'
import type { FindCover } from '../../http/covers.ts'
import { attemptOf } from '../../http/who-is-asking.ts'
import { coverOnWire } from '../../questionnaires/papers/describe-cover.ts'
import { heldBy } from './find-whole-attempts.ts'
import { openQuiz } from './open-quiz.ts'

type Needs = Pick<Context, 'papers' | 'db' | 'now' | 'config' | 'sign' | 'log'>

/** The front of the quiz behind a code, for everybody who may read it by a call; codes that lead nowhere count as there. */
export const findQuizCover =
  (context: Needs): FindCover =>
  async (request, code) => {
    const quiz = await openQuiz(context, { request, quizCode: code })
    if (!quiz.ok) return null
    const token = attemptOf(request, code)
    const held = token === null ? null : await heldBy(context.db, code, token)
    return { page: 'quiz', cover: { paper: coverOnWire(quiz.value), is_held: held !== null } }
  }
