import { sql } from 'kysely'
import type { Quizzes } from '../../results/reports/find-reports.ts'

/** How many complete responses each of these polls or surveys has, as `key`. */
export const selectResponded = (responded: Quizzes) =>
  responded.select(({ selectFrom }) => {
    const named = selectFrom('response')
      .select(({ fn }) => fn.countAll<number>().as('named'))
      .whereRef('response.questionnaire_id', '=', 'questionnaire.id')
      .where('ended_at', 'is not', null)
    const anonymous = selectFrom('anonymous_response')
      .select(({ fn }) => fn.countAll<number>().as('anonymous'))
      .whereRef('anonymous_response.questionnaire_id', '=', 'questionnaire.id')
    return ['questionnaire.id', sql<number>`(${named}) + (${anonymous})`.as('key')]
  })
