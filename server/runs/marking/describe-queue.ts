import { setImmediate as aTurn } from 'node:timers/promises'
import type * as z from 'zod/mini'
import type { readMarkingQueue } from '#contract/runs/hand-marks.ts'
import { questionsIn } from '#domain/questionnaires/questionnaire.ts'
import type { Context } from '../../context.ts'
import { versionFrontById } from '../../questionnaires/find-version.ts'
import type { OwnedQuestionnaireId } from '../../questionnaires/policy.ts'
import { currentVersionId } from '../../questionnaires/store.ts'
import { endedAttempt, queuedQuestions } from './find-answers.ts'

type Needs = Pick<Context, 'db' | 'papers'>

/** The questions of a quiz that a person marks, in the order of the paper. */
export const describeQueue = async (
  { db, papers }: Needs,
  questionnaireId: OwnedQuestionnaireId,
): Promise<z.input<typeof readMarkingQueue.data>> => {
  const { title, subject } = await versionFrontById(db, await currentVersionId(db, questionnaireId))
  const counted = await queuedQuestions(db, questionnaireId)
  const questions = []
  for (const { questionId, sample, answers, waiting } of counted) {
    const attempt = await endedAttempt(db, sample)
    const all = attempt ? questionsIn(await papers.version(db, attempt.versionId)) : []
    const place = all.findIndex(({ id }) => id === questionId)
    const question = all[place]
    // Erased since it was counted.
    if (!question) continue
    const { prompt: problem, format } = question
    questions.push({
      question_id: questionId,
      number: place + 1,
      ...(format && { format }),
      problem,
      answers,
      waiting,
    })
    await aTurn()
  }
  questions.sort((one, other) => one.number - other.number || (one.question_id < other.question_id ? -1 : 1))
  const waiting = counted.reduce((sum, each) => sum + each.waiting, 0)
  return { quiz: { id: questionnaireId, title, subject }, questions, waiting }
}
