import type { Mapping } from '#domain/formats/sheet/columns-for.ts'
import type { DraftItem } from '#domain/questionnaires/drafts/draft-item.ts'
import { type Filed, intoSections, namesSections } from '#domain/questionnaires/drafts/into-sections.ts'
import { withKnownHeadings } from '#domain/questionnaires/drafts/named-sections.ts'
import type { Kind } from '#domain/questions/rules.ts'
import { indexOfKey, itemOf } from './draft-entries.ts'
import type { DraftList, DraftStep } from './draft-list.ts'
import { type ReadOffered, readOffered } from './offered.ts'
import { sectionAt, sectionsIn } from './section-entries.ts'
import { takingStep } from './taking-step.ts'

/** Where pasted questions go: into sections, to the end, or behind the open entry. */
export type PastePlace = 'section' | 'end' | 'behind'

/** By the keys of headings; left out where nothing is wanted of any. */
export type SectionCounts = ReadonlyMap<number, { kind: Kind; has: number; of: number }> | undefined

/**
 * What is read of a paste, in which a line that names a section of the list is its heading. `columns`: what those of a sheet
 * are, in which no line is a heading by itself.
 */
export const readPasted = (
  text: string,
  { entries, offers }: DraftList,
  columns: Mapping | null = null,
): ReadOffered => {
  if (columns !== null) return readOffered(text, offers, columns)
  const titles = offers.isPaged ? [] : sectionsIn(entries).map(({ part }) => ('title' in part ? part.title : ''))
  return readOffered(titles.length > 0 ? withKnownHeadings(text, titles) : text, offers)
}

/** Into sections where its headings name any, or a pattern lays them out; elsewhere that can be chosen. */
export const usualPlace = (list: DraftList, pasted: readonly DraftItem[]): PastePlace =>
  hasSections(list) && (list.details.settings.pattern || namesAny(list, pasted)) ? 'section' : 'end'

export const hasSections = ({ entries, offers }: DraftList): boolean =>
  !offers.isPaged && sectionsIn(entries).length > 0

export const namesAny = (list: DraftList, pasted: readonly DraftItem[]): boolean =>
  namesSections({ items: list.entries.map(itemOf), pasted, open: openSection(list) })

/** The place of the open section among all; null: above the first. */
const openSection = ({ entries, open }: DraftList): number | null => {
  const section = sectionAt(entries, indexOfKey(entries, open))
  return section && sectionsIn(entries).indexOf(section)
}

/** So many questions come into a section, and as many more than it is to have. */
export type FiledHere = Filed & { over: number; of: number }

/** The list with what is pasted in its sections, and where that is. */
export const filedInto = (list: DraftList, pasted: readonly DraftItem[], counts: SectionCounts) => {
  const { entries } = list
  const headings = sectionsIn(entries)
  const { items, filed } = intoSections({
    items: entries.map(itemOf),
    pasted,
    open: openSection(list),
    wanted: headings.map(({ key }) => counts?.get(key)),
  })
  const told = filed.map((each): FiledHere => {
    const { has = 0, of = 0 } = counts?.get(headings[each.section ?? -1]?.key ?? -1) ?? {}
    return { ...each, of, over: of === 0 ? 0 : Math.max(0, has + each.count - of) }
  })
  return { items, filed: told }
}

/** What takes pasted questions to their place. */
export const pastingStep = (
  list: DraftList,
  pasted: readonly DraftItem[],
  { place, counts }: { place: PastePlace; counts: SectionCounts },
): DraftStep =>
  place === 'section'
    ? { type: 'tookText', items: filedInto(list, pasted, counts).items, at: Date.now() }
    : takingStep(list, pasted, place === 'end')
