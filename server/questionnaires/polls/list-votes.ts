import * as z from 'zod/mini'
import type { listPollVotes as contract } from '#contract/questionnaires/polls.ts'
import { isoOf } from '#contract/wire/wire.ts'
import { answerInWords } from '#domain/questionnaires/items/question-words.ts'
import { questionsIn } from '#domain/questionnaires/questionnaire.ts'
import type { Context } from '../../context.ts'
import { readJson } from '../../database/columns.ts'
import { countEnded, endedPage } from '../../runs/responses/find-ended.ts'
import type { OwnedQuestionnaireId } from '../policy.ts'
import { currentVersionId } from '../store.ts'

const PER_PAGE = 30

const told = z.record(z.string(), z.string())

/** Votes one by one, the latest first, each in words and with the name that was given. */
export const listVotes = async (
  { db, papers }: Pick<Context, 'db' | 'papers'>,
  id: OwnedQuestionnaireId,
  page: number,
): Promise<z.input<typeof contract.data>> => {
  const questions = questionsIn(await papers.version(db, await currentVersionId(db, id)))
  const found = await countEnded(db, id)
  const rows = await endedPage(db, { id, limit: PER_PAGE, offset: (page - 1) * PER_PAGE })
  return {
    found,
    page,
    pages: Math.max(1, Math.ceil(found / PER_PAGE)),
    rows: rows.map((row) => ({
      id: row.id,
      name: readJson(told, row.told).name ?? '',
      at: isoOf(row.endedAt),
      answers: questions.map((question) => ({
        question_id: question.id,
        words: answerInWords(question, row.answers[question.id] ?? null),
      })),
    })),
  }
}
