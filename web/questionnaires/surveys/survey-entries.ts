import { type Entry, isQuestion, type PartEntry, type QuestionEntry } from '../entries/draft-entries.ts'
import { EVERYBODY } from '../entries/entry-rules.ts'
import { offersOf } from '../entries/offers.ts'
import type { SurveyDraft, SurveyPage, SurveyQuestion } from './draft.ts'

// A row of the list is drawn again only once its entry is another one.
const headings = new WeakMap<SurveyPage, PartEntry>()
const questions = new WeakMap<SurveyQuestion, QuestionEntry>()
const askedBy = new WeakMap<QuestionEntry, SurveyQuestion>()

const headingOf = (page: SurveyPage): PartEntry => {
  const known = headings.get(page)
  if (known) return known
  const { key, title, instructions: text, format, shownIf, jumps } = page
  const part = { kind: 'section' as const, title, text, ...(format && { format }) }
  const entry: PartEntry = { key, part, page: { shownIf, jumps } }
  headings.set(page, entry)
  return entry
}

const entryOf = (asked: SurveyQuestion): QuestionEntry => {
  const known = questions.get(asked)
  if (known) return known
  const { key, question, ...rules } = asked
  const entry: QuestionEntry = { key, question, inPassage: false, asked: rules }
  questions.set(asked, entry)
  askedBy.set(entry, asked)
  return entry
}

/** A survey as its editor shows it: each page is followed by its questions. */
export const entriesOf = ({ pages }: Pick<SurveyDraft, 'pages'>): Entry[] =>
  pages.flatMap((page) => [headingOf(page), ...page.questions.map(entryOf)])

const askedOf = (entry: QuestionEntry): SurveyQuestion => {
  const known = askedBy.get(entry)
  if (known) return known
  const { key, question, asked = { shownIf: null } } = entry
  return { key, question, ...asked }
}

const pageOf = (heading: PartEntry): SurveyPage => {
  const { key, part, page = EVERYBODY } = heading
  const title = part.kind === 'section' ? part.title : ''
  const { text: instructions, format } = part
  const made = { key, title, instructions, ...(format && { format }), ...page, questions: [] }
  if (heading.page) headings.set(made, heading)
  return made
}

/** Pages again, as entries follow each other; a question above the first page goes to its top, and one page stays. */
export const withEntries = (draft: SurveyDraft, entries: readonly Entry[]): SurveyDraft => {
  const heading = entries.find((entry) => !isQuestion(entry))
  const first = heading ?? draft.pages.slice(0, 1).map(headingOf)[0]
  const ordered = [...(first ? [first] : []), ...entries.filter((entry) => entry !== heading)]
  const pages: SurveyPage[] = []
  for (const entry of ordered)
    if (isQuestion(entry)) pages.at(-1)?.questions.push(askedOf(entry))
    else pages.push(pageOf(entry))
  return { ...draft, pages }
}

export const AS_ENTRIES = { offers: offersOf('survey'), entriesOf, withEntries }
