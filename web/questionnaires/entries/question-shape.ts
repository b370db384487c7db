import { type DraftQuestion, emptyQuestion, readDraft } from '#domain/questionnaires/drafts/draft.ts'

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
export const shapedLike = (former: DraftQuestion | undefined): DraftQuestion => {
  if (former === undefined) return emptyQuestion()
  const { language } = former
  const { draft, ...empty } = emptyQuestion(former.kind)
  const shaped = { ...draft, ...Object.fromEntries(shapeOf(former.draft)) }
  return readDraft(former.kind, { ...empty, ...(language && { language }) }, shaped) ?? emptyQuestion(former.kind)
}
