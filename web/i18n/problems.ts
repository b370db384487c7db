import type { Problem } from '#domain/text/problem.ts'
import problems from './en/problems.json'
import { translator } from './translate.ts'

const texts: Record<Problem, string> = problems
const t = translator({ problems: texts })

/** What is said beside a field of a teacher's or visitor's form; of a problem that a newer server knows, that this is not among what may be given. */
export const problemText = (problem: Problem): string =>
  t(`problems.${Object.hasOwn(texts, problem) ? problem : 'not_one_of'}`)

/** The same for a whole form, by field. */
export const problemTexts = (problems: Readonly<Record<string, Problem>>): Record<string, string> =>
  Object.fromEntries(Object.entries(problems).map(([field, problem]) => [field, problemText(problem)]))
