import { type Difference, differencesFrom, lengthOf } from '#domain/patterns/laid-out.ts'
import type { Pattern } from '#domain/patterns/pattern.ts'
import { PATTERNS } from '#domain/patterns/patterns.ts'
import type { DraftDetails } from '#domain/questionnaires/drafts/draft.ts'
import { paperOfDraft, sectionsOfDraft, type WrittenDraft } from '#domain/questionnaires/drafts/patterned-draft.ts'
import type { Kind } from '#domain/questions/rules.ts'
import { type Entry, itemOf } from '../entries/draft-entries.ts'

/** How many questions of how many a section has; `key`: of the entry that it begins with. */
export type SectionCount = { key: number; title: string; kind: Kind; has: number; of: number }

export type Patterned = {
  pattern: Pattern
  draft: WrittenDraft
  /** Of a template nobody says what it has to be. */
  differences: readonly Difference[]
  /** None where the sections are not those of the pattern. */
  counts: readonly SectionCount[]
}

/** A draft beside its pattern; null: it has none. */
export const patternedOf = (details: DraftDetails, entries: readonly Entry[]): Patterned | null => {
  const id = details.settings.pattern
  if (id === undefined) return null
  const pattern = PATTERNS[id]
  const draft = { details, items: entries.map(itemOf) }
  const paper = paperOfDraft(draft)
  const { sections } = paper
  const places = sectionsOfDraft(draft.items)
  const counts = pattern.sections.flatMap(({ title, kind, count }, at) => {
    const key = entries[places[at]?.from ?? -1]?.key
    const section = sections[at]
    const has = section ? lengthOf(section) : 0
    return key === undefined ? [] : [{ key, title, kind: kind.value, has, of: count.value }]
  })
  return {
    ...{ pattern, draft },
    differences: pattern.name ? differencesFrom(pattern, paper) : [],
    counts: sections.length === pattern.sections.length ? counts : [],
  }
}
