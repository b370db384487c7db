import type { Kind } from '../../questions/rules.ts'
import { isFilled } from '../../text/text.ts'
import { asKind, type DraftQuestion, isComplete, isEmptyDraft } from './draft.ts'
import { type DraftItem, type DraftPart, isDraftPart } from './draft-item.ts'
import { type Meant, meantBy, partAt, type SectionNames, sectionNames } from './named-sections.ts'
import { type Unit, unitsOf } from './pasted-units.ts'

type Heading = Extract<DraftPart, { kind: 'section' }>

/** So many questions come into a section: one that is there, by its place among the headings, or a new one at the end. */
export type Filed = { section: number | null; title: string; count: number }

type Wanted = { kind: Kind; of: number }

type Filing = {
  items: readonly DraftItem[]
  /** What is pasted, with its headings. */
  pasted: readonly DraftItem[]
  /** Where it goes that stands below no heading: a place among the headings; null: above the first. */
  open: number | null
  /** What a pattern wants of sections, by their places among the headings; left out: nothing. */
  wanted?: readonly (Wanted | undefined)[]
}

const isHeading = (item: DraftItem): item is Heading => item.kind === 'section'

type Section = { heading: Heading | null; kept: DraftItem[]; added: Unit[]; isNew: boolean }

/** Where the next units go: one section, or those of a part, each by what it asks. */
type Target = readonly Section[]

/** Questions below a heading that names a section come to its end; a heading that names none begins one at the end. */
export const intoSections = (filing: Filing): { items: DraftItem[]; filed: Filed[] } => {
  const sections = sectionsOf(filing.items)
  const headed = sections.slice(1)
  const names = sectionNames(headed.map(({ heading }) => heading?.title ?? ''))
  const wanted = new Map(headed.map((section, at) => [section, filing.wanted?.[at]]))
  const first = filing.open === null ? sections[0] : headed[filing.open]
  let target: Target = first ? [first] : []
  let within = partAt(filing.open, names)
  for (const unit of unitsOf(filing.pasted)) {
    const [heading] = unit
    if (heading === undefined) continue
    if (isHeading(heading)) {
      const meant = meantBy(heading.title, within, names)
      within = meant?.part ?? null
      target = meant ? headedBy(heading, meant, { headed, names }) : beginning(heading, sections)
    } else fileInto(target, unit, wanted)
  }
  return { items: sections.flatMap(itemsOf), filed: filedIn(sections) }
}

/** Whether a heading among what is pasted names a section that is there. */
export const namesSections = ({ items, pasted, open }: Filing): boolean => {
  const names = sectionNames(items.filter(isHeading).map(({ title }) => title))
  const within = partAt(open, names)
  return pasted.some((item) => isHeading(item) && meantBy(item.title, within, names) !== null)
}

/** What stands above the first heading comes first. */
const sectionsOf = (items: readonly DraftItem[]): Section[] => {
  const sections: Section[] = [{ heading: null, kept: [], added: [], isNew: false }]
  for (const item of items) {
    if (isHeading(item)) sections.push({ heading: item, kept: [], added: [], isNew: false })
    else sections.at(-1)?.kept.push(item)
  }
  return sections
}

type Headed = { headed: readonly Section[]; names: SectionNames }

/** What a section says already stays; what it leaves out, the pasted heading says. */
const headedBy = (pasted: Heading, meant: Meant, { headed, names }: Headed): Target => {
  if (meant.section === null) {
    const sections = headed.filter((_, at) => names.titles[at]?.startsWith(`${meant.part} `))
    // Read before the first of them.
    if (sections[0]) sections[0].heading = told(sections[0].heading, { text: pasted.text })
    return sections
  }
  return headed.slice(meant.section, meant.section + 1).map((section) => {
    section.heading = told(section.heading, pasted)
    return section
  })
}

const told = (heading: Heading | null, { text, ...rules }: Partial<Heading>): Heading | null => {
  if (heading === null) return null
  const texts = [heading.text, text ?? ''].filter(isFilled)
  const { title: _, kind: __, format: ___, ...others } = rules
  return { ...others, ...heading, text: [...new Set(texts)].join('\n\n') }
}

const beginning = (heading: Heading, sections: Section[]): Target => {
  const section: Section = { heading, kept: [], added: [], isNew: true }
  sections.push(section)
  return [section]
}

type WantedOf = ReadonlyMap<Section, Wanted | undefined>

const fileInto = (sections: Target, unit: Unit, wanted: WantedOf): void => {
  const fits = (section: Section) => {
    const kind = wanted.get(section)?.kind
    return kind === undefined || unit.every((item) => isDraftPart(item) || item.kind === kind)
  }
  const hasRoom = (section: Section) => countIn([section]) < (wanted.get(section)?.of ?? Number.POSITIVE_INFINITY)
  const fitting = sections.filter(fits)
  const section = fitting.find(hasRoom) ?? fitting.at(-1) ?? sections[0]
  const kind = section && wanted.get(section)?.kind
  section?.added.push(unit.map((item) => (kind && !isDraftPart(item) ? ofKind(item, kind) : item)))
}

/** As a section asks, where nothing of it is lost on the way. */
const ofKind = (question: DraftQuestion, kind: Kind): DraftQuestion => {
  if (question.kind === kind) return question
  const asked = asKind(question, kind)
  const isSame = JSON.stringify(asKind(asked, question.kind)) === JSON.stringify(question)
  return isSame && isComplete(asked) === isComplete(question) ? asked : question
}

const isBlank = (item: DraftItem): boolean => !isDraftPart(item) && !item.inPassage && isEmptyDraft(item)

/** Questions in which nothing is written make way for those that come. */
const itemsOf = ({ heading, kept, added }: Section): DraftItem[] => [
  ...(heading ? [heading] : []),
  ...(added.length > 0 ? kept.filter((item) => !isBlank(item)) : kept),
  ...added.flat(),
]

const countIn = (sections: readonly Section[]): number =>
  sections
    .flatMap(({ kept, added }) => [...kept.filter((item) => !isBlank(item)), ...added.flat()])
    .filter((item) => !isDraftPart(item)).length

const filedIn = (sections: readonly Section[]): Filed[] =>
  sections.flatMap(({ heading, added, isNew }, at) => {
    const count = added.flat().filter((item) => !isDraftPart(item)).length
    const place = isNew || heading === null ? null : at - 1
    return count === 0 ? [] : [{ section: place, title: heading?.title ?? '', count }]
  })
