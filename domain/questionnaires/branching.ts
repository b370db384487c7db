import { compareDecimals, type Decimal, decimalIn } from '../questions/parts/decimal.ts'
import type { QuestionId } from '../questions/question-id.ts'
import type { ResponseAnswers, Value } from '../questions/value.ts'
import type { Condition, Taking, When } from './taking.ts'

const partsOf = (given: Value): readonly (Value | null)[] => (Array.isArray(given) ? given : [given])

const asPlace = (part: Value | null): Value | null => {
  if (typeof part === 'boolean') return part ? 0 : 1
  return part
}

/** What was written as a number is read as its question's checks read it. */
const numberIn = (given: Value): Decimal | null => {
  const [first] = partsOf(given)
  return typeof first === 'string' || typeof first === 'number' ? decimalIn(String(first)) : null
}

const compared = (given: Value, bound: number): number => {
  const [number, least] = [numberIn(given), decimalIn(String(bound))]
  return number && least ? compareDecimals(number, least) : Number.NaN
}

const holdsFor = (given: Value | null, { test }: Condition): boolean => {
  if (test.is === 'unanswered') return given === null
  // Who was not asked, or said nothing, did not say any of them.
  if (test.is === 'none_of') return given === null || !hasAny(given, test.values)
  if (given === null) return false
  if (test.is === 'answered') return true
  if (test.is === 'any_of') return hasAny(given, test.values)
  return test.is === 'at_least' ? compared(given, test.number) >= 0 : compared(given, test.number) <= 0
}

const hasAny = (given: Value, values: readonly number[]): boolean =>
  partsOf(given).some((part) => values.some((value) => value === asPlace(part)))

/** One page on the way of somebody, with the questions that are there for them. */
export type Stop = { page: number; questions: QuestionId[] }
/** All pages from the first to the end, as the answers so far lead. */
export type Path = { stops: Stop[] }

type Asked = readonly { questions: readonly QuestionId[] }[]

/** The way that these answers lead. What is hidden was not answered, and decides nothing. */
export const pathOf = (
  pages: Asked,
  { shown, jumps }: Taking,
  answers: Readonly<Record<string, Value | null>>,
): Path => {
  const ids = pages.flatMap(({ questions }) => questions)
  const counting = new Map<string, Value | null>()
  const isGiven = ({ of, conditions }: When): boolean => {
    const holds = (condition: Condition) => holdsFor(counting.get(ids[condition.question] ?? '') ?? null, condition)
    return of === 'all' ? conditions.every(holds) : conditions.some(holds)
  }
  const ofPage = new Map(shown.flatMap((rule) => ('page' in rule ? [[rule.page, rule.when] as const] : [])))
  const ofQuestion = new Map(
    shown.flatMap((rule) => ('page' in rule ? [] : [[ids[rule.question], rule.when] as const])),
  )
  const isShown = (rule: When | undefined) => rule === undefined || isGiven(rule)

  const stops: Stop[] = []
  let at: number | null = 0
  while (at !== null && at < pages.length) {
    const page: number = at
    at = page + 1
    if (!isShown(ofPage.get(page))) continue
    const questions = (pages[page]?.questions ?? []).filter((id) => {
      const isThere = isShown(ofQuestion.get(id))
      if (isThere) counting.set(id, answers[id] ?? null)
      return isThere
    })
    if (questions.length > 0) stops.push({ page, questions })
    const jump = jumps.find(({ after, when }) => after === page && (when === null || isGiven(when)))
    if (jump) at = jump.to !== null && jump.to <= page ? page + 1 : jump.to
  }
  return { stops }
}

/** What is kept at the end: the answers to what was there, and to nothing else. */
export const keptOn = ({ stops }: Path, answers: ResponseAnswers): ResponseAnswers =>
  Object.fromEntries(
    stops.flatMap(({ questions }) =>
      questions.flatMap((id) => (answers[id] === undefined ? [] : [[id, answers[id]] as const])),
    ),
  )

/** Why rules can not be kept. */
export type RuleFault =
  | { fault: 'loop'; page: number; to: number }
  | { fault: 'unreachable'; page: number }
  | { fault: 'later_question'; rule: 'page' | 'question' | 'jump'; at: number; question: number }
  | { fault: 'no_such_place'; at: number }

/** All that is wrong with the rules of these pages: `counts` says how many questions each has. */
export const faultsIn = (counts: readonly number[], { shown, jumps, filled = [] }: Taking): RuleFault[] => {
  const total = counts.reduce((sum, count) => sum + count, 0)
  const firstOf = (page: number) => counts.slice(0, page).reduce((sum, count) => sum + count, 0)
  const late = (
    rule: 'page' | 'question' | 'jump',
    at: number,
    { when, before }: { when: When | null; before: number },
  ) =>
    (when?.conditions ?? []).flatMap(({ question }): RuleFault[] =>
      question < before ? [] : [{ fault: 'later_question', rule, at, question }],
    )
  const ofShown = shown.flatMap((rule): RuleFault[] => {
    if ('page' in rule) {
      if (rule.page >= counts.length) return [{ fault: 'no_such_place', at: rule.page }]
      return late('page', rule.page, { when: rule.when, before: firstOf(rule.page) })
    }
    if (rule.question >= total) return [{ fault: 'no_such_place', at: rule.question }]
    return late('question', rule.question, { when: rule.when, before: rule.question })
  })
  const ofJumps = jumps.flatMap(({ after, when, to }): RuleFault[] => {
    if (after >= counts.length || (to !== null && to >= counts.length))
      return [{ fault: 'no_such_place', at: to ?? after }]
    const back: RuleFault[] = to !== null && to <= after ? [{ fault: 'loop', page: after, to }] : []
    return [...back, ...late('jump', after, { when, before: firstOf(after + 1) })]
  })
  const ofFilled = filled.flatMap(({ question }): RuleFault[] =>
    question < total ? [] : [{ fault: 'no_such_place', at: question }],
  )
  return [...ofShown, ...ofJumps, ...ofFilled, ...unreachable(counts.length, jumps)]
}

/** Pages that no answers lead to. */
const unreachable = (pages: number, jumps: Taking['jumps']): RuleFault[] => {
  const reached = new Set([0])
  for (let page = 0; page < pages; page += 1) {
    if (!reached.has(page)) continue
    const from = jumps.filter(({ after }) => after === page)
    const always = from.findIndex(({ when }) => when === null)
    const open = always < 0 ? from : from.slice(0, always + 1)
    for (const { to } of open) if (to !== null) reached.add(to)
    if (always < 0) reached.add(page + 1)
  }
  return Array.from({ length: pages }, (_, page) => page).flatMap((page) =>
    reached.has(page) ? [] : [{ fault: 'unreachable', page } as const],
  )
}
