import * as z from 'zod/mini'
import { count } from './counts.ts'

/** As many ways of writing one text are counted by themselves. */
export const MOST_SPELLINGS = 4

/** One way in which a text was written. */
export type Spelling = { text: string; count: number }

export const spelling = () => z.object({ text: z.string(), count: count() })

const byText = (one: Spelling, other: Spelling): number => (one.text < other.text ? -1 : 1)
const byCount = (one: Spelling, other: Spelling): number => other.count - one.count || byText(one, other)

/** `known` with what is added or taken back; of too many the rarest are forgotten, and what is forgotten is not missed. */
export const changedSpellings = (
  known: readonly Spelling[] = [],
  changes: readonly Spelling[] = [],
): { spellings?: Spelling[] | undefined } => {
  if (changes.length === 0) return {}
  const counts = new Map(known.map(({ text, count: times }) => [text, times]))
  for (const { text, count: by } of changes) counts.set(text, (counts.get(text) ?? 0) + by)
  const all = [...counts].flatMap(([text, times]) => (times > 0 ? { text, count: times } : []))
  const kept = all.length <= MOST_SPELLINGS ? all : all.sort(byCount).slice(0, MOST_SPELLINGS)
  return { spellings: kept.length === 0 ? undefined : kept.sort(byText) }
}

type Spelled = { text: string; count: number; spellings?: readonly Spelling[] | undefined }

/** How most have written a text; of equals the first in the order of texts. */
export const commonestSpelling = ({ text, count: times, spellings = [] }: Spelled): string => {
  const others = spellings.reduce((sum, each) => sum + each.count, 0)
  const [most] = [...spellings, { text, count: times - others }].filter((each) => each.count > 0).sort(byCount)
  return most?.text ?? text
}
