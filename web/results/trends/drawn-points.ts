import { isEnough } from '#domain/statistics/trend.ts'
import type { Term } from './api.ts'
import { monthText } from './month-text.ts'

/** What a chart has a dot for. */
export type Drawn = {
  key: string
  name: string
  results: number
  mean: number
  /** The middle half of a quiz. */
  range?: { low: number; high: number }
}

/** Months stand for quizzes where those are more than one page has. */
export const isByMonth = ({ pages, months }: Pick<Term, 'pages' | 'months'>): boolean => pages > 1 && months.length > 1

/** What is drawn of a term, the first one first: what is said of it speaks of the same. */
export const drawnOf = ({ months, rows, pages }: Pick<Term, 'pages' | 'months' | 'rows'>): Drawn[] =>
  isByMonth({ pages, months })
    ? months.map(({ month, results, mean }) => ({ key: month, name: monthText(month), results, mean }))
    : rows
        .map(({ id, title, students, mean, low, high }) => ({
          ...{ key: id, name: title, results: students, mean },
          range: { low, high },
        }))
        .reverse()

/** Dots: those that too few stand behind to say anything of a class are outside the line. */
export const dotsOf = (drawn: readonly Drawn[]) =>
  drawn.map(({ results, mean, ...dot }) => ({ ...dot, value: mean, isApart: !isEnough({ results }) }))
