import type { ResponseFilter } from '#domain/answers/response-filter.ts'
import { formOf } from '#domain/questionnaires/settings.ts'
import type { Context } from '../../context.ts'
import type { Questionnaire } from '../../questionnaires/store.ts'
import { describeSurvey } from './describe-survey.ts'
import { responsesIn } from './find-responses.ts'
import type { Tabled } from './front-columns.ts'
import type { NamedSurvey } from './which-survey.ts'

type Asked = { filter: ResponseFilter; zone: string; origin: string }

/** What a file of responses is written from, once: its responses are read as they are taken. */
export const readTabled = async (
  { db }: Pick<Context, 'db'>,
  { survey, settings }: { survey: NamedSurvey } & Pick<Questionnaire, 'settings'>,
  { filter, zone, origin }: Asked,
): Promise<Tabled> => {
  const form = (formOf(settings)?.fields ?? []).flatMap(({ id, label }) => (id === 'name' ? [] : [{ id, label }]))
  const data = await describeSurvey(db, survey, origin)
  return { data, responses: responsesIn(db, survey, filter), form, zone, origin }
}
