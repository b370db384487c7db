import type { OwnMarking } from '../../marking/marking.ts'
import type { Difference } from '../../patterns/laid-out.ts'
import type { Pattern, PatternSection } from '../../patterns/pattern.ts'
import { type DraftItem, isDraftPart } from './draft-item.ts'
import {
  type DraftSection,
  detailsBy,
  headingBy,
  sectionRulesBy,
  sectionsOfDraft,
  type WrittenDraft,
} from './patterned-draft.ts'

type Ruled = 'marks' | 'wrongCosts' | 'scheme' | 'choose'

const isRuled = (of: Difference['of']): of is Ruled => ['marks', 'wrongCosts', 'scheme', 'choose'].includes(of)

/**
 * The draft as its pattern has it in one of what it changes; null where that takes its teacher: questions that are too many,
 * or of another kind, are never thrown away.
 */
export const putBack = (pattern: Pattern, draft: WrittenDraft, difference: Difference): WrittenDraft | null => {
  const { of, section } = difference
  if (of === 'minutes') return { ...draft, details: { ...draft.details, minutes: pattern.minutes.value } }
  if (of === 'movement') return movedFreely(draft)
  if (of === 'floor') return { ...draft, details: { ...draft.details, floor: 'none' } }
  if (of === 'sections') return withMissingSections(pattern, draft)
  const wanted = pattern.sections[section ?? -1]
  const found = sectionsOfDraft(draft.items)[section ?? -1]
  return wanted && found && isRuled(of) ? withRule(draft, { wanted, found, of }) : null
}

/** Every question can be gone to for as long as the paper lasts, as in all patterns. */
const movedFreely = ({ details, items }: WrittenDraft): WrittenDraft => {
  const { settings } = details
  const { movement: _, ...order } = settings.order
  return {
    details: { ...details, settings: { ...settings, order } },
    items: items.map((item) => {
      if (item.kind !== 'section') return item
      const { minutes: _own, ...heading } = item
      return heading
    }),
  }
}

const withRule = (
  { details, items }: WrittenDraft,
  { wanted, found, of }: { wanted: PatternSection; found: DraftSection; of: Ruled },
): WrittenDraft | null => {
  const { heading, from, to } = found
  if (heading === null && of === 'choose') return null
  const members = items.map((item, at) => (from <= at && at < to && !isDraftPart(item) ? withoutOwn(item, of) : item))
  if (heading === null) return { details: { ...details, ...detailOf(wanted, of) }, items: members }
  return { details, items: members.with(from, { ...heading, ...ruleOf(heading, wanted, of) }) }
}

/** What a question says for itself in place of its section. */
const withoutOwn = (question: Exclude<DraftItem, { kind: 'group' | 'text' | 'section' }>, of: Ruled): DraftItem => {
  if (of === 'marks') return { ...question, points: undefined }
  if (of === 'choose' || question.marking === undefined) return question
  const { [of]: _, ...others } = question.marking
  return { ...question, marking: Object.keys(others).length > 0 ? others : undefined }
}

const detailOf = (wanted: PatternSection, of: Ruled) => {
  const { marksPerQuestion, hasNegativeMarking, wrongCosts, scheme } = detailsBy(wanted)
  if (of === 'marks') return { marksPerQuestion }
  return of === 'scheme' ? { scheme } : { hasNegativeMarking, wrongCosts }
}

const ruleOf = (heading: OwnMarking, wanted: PatternSection, of: Ruled) => {
  const { points, marking, choose } = sectionRulesBy(wanted)
  if (of === 'marks') return { points }
  if (of === 'choose') return { choose }
  return { marking: { ...heading.marking, [of]: marking?.[of] } }
}

/** With the headings that it lacks, each behind the section that it follows; null: it lacks none. */
const withMissingSections = (pattern: Pattern, { details, items }: WrittenDraft): WrittenDraft | null => {
  const titles = new Set(sectionsOfDraft(items).map(({ heading }) => heading?.title.trim()))
  const missing = pattern.sections.filter(({ title }) => title !== '' && !titles.has(title))
  if (missing.length === 0) return null
  let put = [...items]
  for (const section of missing) {
    const before = pattern.sections[pattern.sections.indexOf(section) - 1]?.title
    const at = before === undefined ? (sectionsOfDraft(put)[0]?.from ?? 0) : endOf(put, before)
    put = put.toSpliced(at, 0, headingBy(section))
  }
  return { details, items: put }
}

const endOf = (items: readonly DraftItem[], title: string): number =>
  sectionsOfDraft(items).find(({ heading }) => heading?.title.trim() === title)?.to ?? items.length
