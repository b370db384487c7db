import { type DraftQuestion, readDraft } from '#domain/questionnaires/drafts/draft.ts'
import type { Offers } from './offers.ts'

const emptied = (part: unknown): unknown =>
  typeof part === 'object' && part !== null ? Object.fromEntries(Object.keys(part).map((name) => [name, ''])) : ''

/** Lists that a question has as many of as the former one: so many options, pairs, items. */
const LISTS: readonly string[] = ['options', 'items', 'pairs']
/** What is ticked once for many. */
const TICKS: readonly string[] = ['tellsHowMany', 'caseMatters', 'accentsMatter']

const shapeOf = (former: object): [string, unknown][] =>
  Object.entries(former).flatMap(([name, value]) => {
    if (LISTS.includes(name) && Array.isArray(value)) return [[name, value.map(emptied)]]
    return TICKS.includes(name) ? [[name, value]] : []
  })

/** An empty question of the same kind, with as many parts, in the same language. What it is worth is nobody's habit. */
export const shapedLike = (former: DraftQuestion | undefined, { blank }: Pick<Offers, 'blank'>): DraftQuestion => {
  if (former === undefined) return blank()
  const { language } = former
  const { draft, ...empty } = blank(former.kind)
  const shaped = { ...draft, ...Object.fromEntries(shapeOf(former.draft)) }
  return readDraft(former.kind, { ...empty, ...(language && { language }) }, shaped) ?? blank(former.kind)
}
