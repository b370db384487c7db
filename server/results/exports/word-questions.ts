import { questionsIn } from '#domain/questionnaires/questionnaire.ts'
import type { Context } from '../../context.ts'
import { createNumberedShelf } from '../../shelf.ts'
import { type QuestionInWords, questionInWords } from './word-question.ts'

/** Of those versions alone that come one after the other: a quiz may have hundreds, and thousands of students each. */
const MOST_KEPT = 4

export type QuestionsInWords = (versionId: string) => Promise<ReadonlyMap<string, QuestionInWords>>

/** The questions of a version by their ids, put into words once for all who have taken it. */
export const createQuestionsInWords = ({ db, papers }: Pick<Context, 'db' | 'papers'>): QuestionsInWords => {
  const kept = createNumberedShelf<ReadonlyMap<string, QuestionInWords>>(MOST_KEPT)
  return async (versionId) => {
    const known = kept.get(versionId)
    if (known) return known
    const version = await papers.version(db, versionId)
    const questions = questionsIn(version).map((question, at) => questionInWords(question, at + 1, version.marking))
    const byId = new Map(questions.map((each) => [each.question.id as string, each]))
    kept.set(versionId, byId)
    return byId
  }
}
