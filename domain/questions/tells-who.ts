import type { Question } from '../question.ts'

/** Whether answers to it say who gave them, or how to reach whoever did: files often name who made them. */
export const tellsWho = (question: Question): boolean =>
  question.kind === 'file' ||
  (question.kind === 'comment' && (question.asked.expects === 'email' || question.asked.expects === 'phone'))
