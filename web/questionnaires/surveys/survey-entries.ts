import { type Entry, isQuestion, type PartEntry } from '../entries/draft-entries.ts'
import { EVERYBODY } from '../entries/entry-rules.ts'
import { OFFERS, type SurveyDraft, type SurveyPage } from './draft.ts'

// A row of the list is drawn again only once its entry is another one.
const headings = new WeakMap<SurveyPage, PartEntry>()

const headingOf = (page: SurveyPage): PartEntry => {
  const known = headings.get(page)
  if (known) return known
  const { key, title, instructions: text, format, shownIf, jumps } = page
  const part = { kind: 'section' as const, title, text, ...(format && { format }) }
  const entry: PartEntry = { key, part, page: { shownIf, jumps } }
  headings.set(page, entry)
  return entry
}

const isHeading = (entry: Entry): entry is PartEntry => !isQuestion(entry) && entry.part.kind === 'section'

/** A survey as a list: each page is followed by what is on it. */
export const entriesOf = ({ pages }: Pick<SurveyDraft, 'pages'>): Entry[] =>
  pages.flatMap((page) => [headingOf(page), ...page.entries])

const pageOf = (heading: PartEntry): SurveyPage => {
  const { key, part, page = EVERYBODY } = heading
  const title = part.kind === 'section' ? part.title : ''
  const { text: instructions, format } = part
  const made = { key, title, instructions, ...(format && { format }), ...page, entries: [] }
  if (heading.page) headings.set(made, heading)
  return made
}

/** Pages again, as entries follow each other; what stands above the first page goes to its top, and without any page there is none. */
export const pagesOf = (entries: readonly Entry[]): SurveyPage[] => {
  const pages: SurveyPage[] = []
  const heading = entries.find(isHeading)
  for (const entry of heading ? [heading, ...entries.filter((each) => each !== heading)] : [])
    if (isHeading(entry)) pages.push(pageOf(entry))
    else pages.at(-1)?.entries.push(entry)
  return pages
}

/** The same in a survey, of which one page stays. */
export const withEntries = (draft: SurveyDraft, entries: readonly Entry[]): SurveyDraft => {
  const first = draft.pages.slice(0, 1).map(headingOf)
  return { ...draft, pages: pagesOf(entries.some(isHeading) ? entries : [...first, ...entries]) }
}

export const AS_ENTRIES = { offers: OFFERS, entriesOf, withEntries }
