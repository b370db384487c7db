import type { Checks } from '../../questions/parts/comment-checks.ts'
import type { AskedQuestion } from './question.ts'

/** Whether a written answer that is expected to be so says how to reach whoever gave it. */
export const reachesWho = (expects: Checks['expects']): boolean => expects === 'email' || expects === 'phone'

/** Whether answers to it say who gave them, or how to reach whoever did: files often name who made them. */
export const tellsWho = (question: AskedQuestion): boolean =>
  question.kind === 'file' || (question.kind === 'comment' && reachesWho(question.asked.expects))
