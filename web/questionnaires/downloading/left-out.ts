import { type DraftItem, isDraftPart } from '#domain/questionnaires/drafts/draft-item.ts'
import type { WrittenFile } from './written-file.ts'

/** What a format has no place for, of several questions or parts. */
export type LeftGroup = { what: LeftWhat; count: number; numbers: number[] }

const LEFT = [
  ...(['questions', 'sections', 'passages', 'texts', 'explanations', 'marks', 'marking', 'pictures'] as const),
  ...(['wording', 'answers', 'capitals', 'units', 'essays', 'inPassage', 'ofPassage', 'fixed'] as const),
  ...(['tellsHowMany', 'required', 'language', 'sectionRules', 'details'] as const),
]
export type LeftWhat = (typeof LEFT)[number]

/** By the names of parts in a draft. */
const OF_QUESTION: Readonly<Record<string, LeftWhat>> = {
  prompt: 'wording',
  options: 'wording',
  format: 'wording',
  passage: 'wording',
  explanation: 'explanations',
  points: 'marks',
  marking: 'marking',
  pictures: 'pictures',
  accepted: 'answers',
  correct: 'answers',
  rows: 'answers',
  pairs: 'answers',
  extras: 'answers',
  several: 'answers',
  caseMatters: 'capitals',
  accentsMatter: 'capitals',
  units: 'units',
  unit: 'units',
  decimals: 'units',
  least: 'essays',
  most: 'essays',
  rubric: 'essays',
  model: 'essays',
  inPassage: 'inPassage',
  fixed: 'fixed',
  tellsHowMany: 'tellsHowMany',
  isRequired: 'required',
  language: 'language',
}

const WHOLE = { section: 'sections', group: 'passages', text: 'texts' } as const

const whatOf = (item: DraftItem, part: string | null): LeftWhat => {
  if (!isDraftPart(item)) return part === null ? 'questions' : (OF_QUESTION[part] ?? 'details')
  if (part === null) return WHOLE[item.kind]
  if (part === 'pictures') return 'pictures'
  return item.kind === 'section' ? 'sectionRules' : 'ofPassage'
}

/** What is left out of a file, the same of several together, the heaviest first. */
export const leftGroups = ({ left, items, numbers }: WrittenFile): LeftGroup[] => {
  const groups = new Map<LeftWhat, Set<number>>()
  for (const { item: at, part } of left) {
    const item = items[at]
    if (item === undefined) continue
    const what = whatOf(item, part)
    groups.set(what, (groups.get(what) ?? new Set()).add(at))
  }
  return LEFT.flatMap((what) => {
    const places = groups.get(what)
    if (places === undefined) return []
    return { what, count: places.size, numbers: [...places].flatMap((at) => numbers[at] ?? []) }
  })
}

/** Numbers that follow each other are one range: [[2, 2], [5, 9]]. */
export const ranges = (numbers: readonly number[]): [number, number][] => {
  const all: [number, number][] = []
  for (const number of numbers) {
    const last = all.at(-1)
    if (last && last[1] === number - 1) last[1] = number
    else all.push([number, number])
  }
  return all
}
