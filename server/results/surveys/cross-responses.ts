import type * as z from 'zod/mini'
import type { crossResponses as contract } from '#contract/results/survey-answers.ts'
import type { ResponseFilter } from '#domain/answers/response-filter.ts'
import type { Question } from '#domain/questionnaires/items/question.ts'
import type { Axis } from '#domain/questions/tables/columns.ts'
import { axesOf, crossInto, nothingCrossed } from '#domain/statistics/cross-table.ts'
import type { Context } from '../../context.ts'
import type { Survey } from './which-survey.ts'

type Told = z.input<typeof contract.data>
type Asked = { filter: ResponseFilter; rows: string; columns: string }

/**
 * Two closed questions beside each other, for those that are meant; null where one of them is none. Of an anonymous survey
 * no answers are told together.
 */
export const crossTheResponses = async (
  { responses }: Pick<Context, 'responses'>,
  survey: Survey,
  asked: Asked,
): Promise<Told | null> => {
  const [rows, columns] = [asked.rows, asked.columns].map((name) => foundAxis(survey.across.questions, name))
  if (!rows || !columns) return null
  const axes = { rows: axisOnWire(rows), columns: axisOnWire(columns) }
  if (survey.isAnonymous) return { ...axes, table: null }
  const crossed = nothingCrossed(rows.axis.categories.length, columns.axis.categories.length)
  for await (const { answers } of (await responses.of(survey)).meant(asked.filter, survey)) {
    const [row, column] = [rows, columns].map(({ question, axis }) => axis.placesOf(answers[question.id] ?? null))
    crossInto(crossed, row ?? [], column ?? [])
  }
  return { ...axes, table: crossed }
}

type Found = { name: string; question: Question; axis: Axis }

const foundAxis = (questions: readonly Question[], asked: string): Found | undefined => {
  const [id = '', which = ''] = asked.split('.')
  const question = questions.find((each) => each.id === id)
  const axis = question && axesOf(question).find(({ name }) => name === which)
  return question && axis && { name: asked, question, axis }
}

const axisOnWire = ({ name, axis: { label, categories } }: Found) => ({ name, label, categories: [...categories] })
