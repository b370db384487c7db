import type * as z from 'zod/mini'
import type { crossResponses as contract } from '#contract/survey-answers.ts'
import { type Axis, axesOf, crossInto, nothingCrossed, withoutFew } from '#domain/cross-table.ts'
import type { Question } from '#domain/question.ts'
import type { ResponseFilter } from '#domain/response-filter.ts'
import type { Context } from '../context.ts'
import { isHidden } from './find-meant.ts'
import type { Which } from './find-responses.ts'

type Told = z.input<typeof contract.data>
type Asked = { filter: ResponseFilter; rows: string; columns: string }

/** Two closed questions beside each other, for those that are meant; null where one of them is none. */
export const crossTheResponses = async (
  { db, responses }: Pick<Context, 'db' | 'responses'>,
  which: Which,
  asked: Asked,
): Promise<Told | null> => {
  const [rows, columns] = [asked.rows, asked.columns].map((name) => foundAxis(which.across.questions, name))
  if (!rows || !columns) return null
  const crossed = nothingCrossed(rows.axis.categories.length, columns.axis.categories.length)
  let meant = 0
  for await (const { answers } of (await responses.of(which)).meant(asked.filter, which)) {
    meant += 1
    const [row, column] = [rows, columns].map(({ question, axis }) => axis.placesOf(answers[question.id] ?? null))
    crossInto(crossed, row ?? [], column ?? [])
  }
  const isTooFew = await isHidden(db, which, meant)
  return {
    rows: axisOnWire(rows),
    columns: axisOnWire(columns),
    table: isTooFew ? null : which.isAnonymous ? withoutFew(crossed) : crossed,
  }
}

type Found = { name: string; question: Question; axis: Axis }

const foundAxis = (questions: readonly Question[], asked: string): Found | undefined => {
  const [id = '', which = ''] = asked.split('.')
  const question = questions.find((each) => each.id === id)
  const axis = question && axesOf(question).find(({ name }) => name === which)
  return question && axis && { name: asked, question, axis }
}

const axisOnWire = ({ name, axis: { label, categories } }: Found) => ({ name, label, categories: [...categories] })
