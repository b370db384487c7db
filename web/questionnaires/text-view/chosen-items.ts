import type { TextProblem } from '#domain/formats/lines/block.ts'
import { LINE_END } from '#domain/formats/lines/lines.ts'
import type { ReadQuiz } from '#domain/formats/quiz-text/read-quiz-text.ts'
import { isComplete } from '#domain/questionnaires/drafts/draft.ts'
import { type DraftItem, isDraftPart } from '#domain/questionnaires/drafts/draft-item.ts'

/** The places of questions among what was found that are not to be taken. */
export type NotTaken = ReadonlySet<number>

export const countOf = (items: readonly DraftItem[]): number => items.filter((item) => !isDraftPart(item)).length

/** All questions but so many at the beginning. */
export const leftBehind = (items: readonly DraftItem[], most: number): Set<number> => {
  const questions = items.flatMap((item, at) => (isDraftPart(item) ? [] : at))
  return new Set(questions.slice(most))
}

/** The lines of each item, by which it is known again once its text has changed. */
export const sourcesOf = (text: string, places: ReadQuiz['places']): string[] => {
  const lines = text.split(LINE_END)
  return places.map(({ line, lastLine }) => lines.slice(line - 1, lastLine).join('\n'))
}

/** Which are not taken once a text has changed: what stands before and behind the change stays what it was. */
export const carriedOver = (before: readonly string[], after: readonly string[], left: NotTaken): NotTaken => {
  if (left.size === 0) return left
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start] === after[start]) start += 1
  let end = 0
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1
  const more = after.length - before.length
  return new Set(
    [...left].flatMap((at) => {
      if (at < start) return at
      if (at >= before.length - end) return at + more
      return more === 0 ? at : []
    }),
  )
}

/** What is taken: questions, and each part that any of its own are taken of. */
export const takenItems = (items: readonly DraftItem[], left: NotTaken): DraftItem[] => {
  if (left.size === 0) return [...items]
  const taken = takenPlaces(items, left)
  return items.filter((_, at) => taken.has(at))
}

const takenPlaces = (items: readonly DraftItem[], left: NotTaken): Set<number> => {
  const isTaken = (at: number) => !left.has(at)
  const hasAny = items.some((item, at) => !isDraftPart(item) && isTaken(at))
  return new Set(
    items.flatMap((item, at) => {
      if (!isDraftPart(item)) return isTaken(at) ? at : []
      const own = questionsOfPart(items, at)
      return (own.length === 0 ? hasAny : own.some(isTaken)) ? at : []
    }),
  )
}

/** The places of the questions that a part stands above: those of its section or passage, or the one behind a text. */
const questionsOfPart = (items: readonly DraftItem[], place: number): number[] => {
  const { kind } = items[place] ?? { kind: 'text' }
  const own: number[] = []
  for (let at = place + 1; at < items.length; at += 1) {
    const item = items[at]
    if (item === undefined || item.kind === 'section') break
    if (kind === 'group' && (isDraftPart(item) || !item.inPassage)) break
    if (isDraftPart(item)) continue
    own.push(at)
    if (kind === 'text') break
  }
  return own
}

type ReadProblems = Pick<ReadQuiz, 'items' | 'places' | 'problems' | 'lines'>

/** The problems of each item: those that were found in it, and in its lines. */
export const problemsOfEach = ({ items, places, problems, lines }: ReadProblems): TextProblem[][] => {
  const each: TextProblem[][] = items.map(() => [])
  for (const problem of problems) {
    const { line } = problem
    const at =
      lines.itemOf.get(problem) ?? places.findLastIndex((place) => place.line <= line && line <= place.lastLine)
    each[at]?.push(problem)
  }
  return each
}

/** The questions that something is to be looked at of, or that lack something. */
export const inDoubt = (items: readonly DraftItem[], problems: readonly TextProblem[][]): Set<number> =>
  new Set(
    items.flatMap((item, at) => {
      if (isDraftPart(item)) return []
      return (problems[at]?.length ?? 0) > 0 || !isComplete(item) ? at : []
    }),
  )

type ReadText = Pick<ReadQuiz, 'items' | 'places' | 'beyond'>

/** A text without what is taken of it: what is left can be taken later. */
export const restOf = (text: string, { items, places, beyond }: ReadText, left: NotTaken): string => {
  if (left.size === 0 && beyond === 0) return ''
  const gone = new Set<number>()
  for (const [at, place] of places.entries()) {
    const item = items[at]
    if (item === undefined) continue
    const own = isDraftPart(item) ? questionsOfPart(items, at) : [at]
    if (own.some((each) => left.has(each))) continue
    for (let line = place.line; line <= place.lastLine; line += 1) gone.add(line)
  }
  const kept = text.split(LINE_END).filter((_, at) => !gone.has(at + 1))
  return kept
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** Numbers as people write them for a printer: `1-20, 35`; null: it says something else. */
export const numbersIn = (text: string): Set<number> | null => {
  const numbers = new Set<number>()
  for (const part of text.replace(/\s*[-–]\s*/g, '-').split(/[,;\s]+/)) {
    if (part === '') continue
    const [, from = '', to = from] = /^(\d{1,4})(?:-(\d{1,4}))?$/.exec(part) ?? []
    if (from === '' || Number(to) < Number(from)) return null
    for (let number = Number(from); number <= Number(to); number += 1) numbers.add(number)
  }
  return numbers
}
