import { setImmediate as aTurn } from 'node:timers/promises'
import type * as z from 'zod/mini'
import type { AnswerToMarkOnWire, listAnswersToMark } from '#contract/runs/hand-marks.ts'
import type { Context } from '../../context.ts'
import type { OwnedQuestionnaireId } from '../../questionnaires/policy.ts'
import { describeAnswer } from './describe-answer.ts'
import { type Cursor, nextToMark, progressOf } from './find-answers.ts'

/** An answer may be as long as a book's chapter, and its attempt has others. */
const PAGE = 10

type Needs = Pick<Context, 'db' | 'papers'>

const cursorIn = (text: string | undefined): Cursor => {
  const [queue, after = ''] = (text ?? '').split('.', 2)
  return queue === 'marked' ? { queue, after } : { queue: 'waiting', after }
}

type Wanted = { questionId: string; after: string | undefined; areNamesHidden: boolean }

/** A page of answers to one question, those that wait for a person first. */
export const listAnswers = async (
  context: Needs,
  questionnaireId: OwnedQuestionnaireId,
  { questionId, after, areNamesHidden }: Wanted,
): Promise<z.input<typeof listAnswersToMark.data>> => {
  const { db } = context
  const question = { questionnaireId, questionId }
  const { ids, next } = await nextToMark(db, question, { from: cursorIn(after), limit: PAGE })
  const answers: AnswerToMarkOnWire[] = []
  for (const attemptId of ids) {
    const answer = await describeAnswer(context, { attemptId, questionId, areNamesHidden })
    if (answer) answers.push(answer)
    // node:sqlite is synchronous: between two attempts, let whoever waits have a turn.
    await aTurn()
  }
  return {
    answers,
    next: next && `${next.queue}.${next.after}`,
    progress: await progressOf(db, questionnaireId, questionId),
  }
}
