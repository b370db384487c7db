import { A_QUARTER, rulesFor } from '../../marking/marking.ts'
import type { LaidOutPaper } from '../../patterns/laid-out.ts'
import { type Pattern, type PatternSection, rulesOf as rulesOfSection } from '../../patterns/pattern.ts'
import { questionCounts } from '../../patterns/totals.ts'
import { isFilled } from '../../text/text.ts'
import type { SectionRules } from '../items/section-rules.ts'
import { MAX_INTRO_LENGTH, type Settings } from '../settings.ts'
import { type DraftDetails, type DraftQuestion, emptyQuestion, isEmptyDraft, rulesOf } from './draft.ts'
import { type DraftItem, type DraftPart, emptyPart, isDraftPart } from './draft-item.ts'

/** A quiz that is being written. */
export type WrittenDraft = { details: DraftDetails; items: readonly DraftItem[] }

type Heading = Extract<DraftPart, { kind: 'section' }>

/** A section of a draft: the places of its items among all, its heading first where it has one. */
export type DraftSection = { heading: Heading | null; from: number; to: number }

const isHeading = (item: DraftItem): item is Heading => item.kind === 'section'

const isWritten = (item: DraftItem): item is DraftQuestion & { inPassage?: boolean | undefined } =>
  !isDraftPart(item) && !isEmptyDraft(item)

/** Whether nothing is in it that laying it out anew would throw away. */
export const isBlankDraft = (items: readonly DraftItem[]): boolean =>
  items.every((item) => !isDraftPart(item) && isEmptyDraft(item))

/** The sections, in their order; what stands above the first heading is one of them where it asks something, or is all there is. */
export const sectionsOfDraft = (items: readonly DraftItem[]): DraftSection[] => {
  const starts = items.flatMap((item, at) => (isHeading(item) ? [at] : []))
  const headed = starts.map((from, at) => {
    const item = items[from]
    return { heading: item && isHeading(item) ? item : null, from, to: starts[at + 1] ?? items.length }
  })
  const above = { heading: null, from: 0, to: starts[0] ?? items.length }
  const asks = items.slice(0, above.to).some(isWritten)
  return headed.length === 0 || asks ? [above, ...headed] : headed
}

/** The written questions of a section, and how many of them each student meets, where they are drawn. */
const metBy = (heading: Heading | null, items: readonly DraftItem[]) => {
  const questions = items.filter(isWritten)
  const { draw, choose } = heading ?? {}
  const passages = new Set<number>()
  let alone = 0
  for (const [at, item] of items.entries()) {
    if (!isWritten(item)) continue
    if (item.inPassage) passages.add(items.findLastIndex(({ kind }, before) => before < at && kind === 'group'))
    else alone += 1
  }
  const units = alone + passages.size
  const isPool = draw !== undefined && choose === undefined && draw < units
  return { questions, ...(isPool && { met: Math.round((questions.length * draw) / units) }) }
}

/** As it is compared with its pattern: a question in which nothing is written is none yet. */
export const paperOfDraft = ({ details, items }: WrittenDraft): LaidOutPaper => {
  const usual = rulesOf(details)
  return {
    minutes: details.minutes,
    isLed:
      details.settings.order.movement !== undefined ||
      items.some((item) => isHeading(item) && item.minutes !== undefined),
    hasFloor: details.floor !== 'none',
    sections: sectionsOfDraft(items).map(({ heading, from, to }) => ({
      rules: rulesFor(heading ?? {}, usual),
      choose: heading?.choose ?? null,
      ...metBy(heading, items.slice(from, to)),
    })),
  }
}

export const sectionRulesBy = (section: PatternSection): SectionRules => {
  const { marksPerQuestion, wrongCosts, scheme } = rulesOfSection(section)
  const choose = section.choose.value
  return { points: marksPerQuestion, marking: { wrongCosts, scheme }, ...(choose !== null && { choose }) }
}

/** What a quiz says of its marks, as its section does. */
export const detailsBy = (section: PatternSection) => {
  const { marksPerQuestion, wrongCosts, scheme } = rulesOfSection(section)
  const isNegative = wrongCosts.numerator > 0
  return { marksPerQuestion, hasNegativeMarking: isNegative, wrongCosts: isNegative ? wrongCosts : A_QUARTER, scheme }
}

export const headingBy = (section: PatternSection): DraftItem => ({
  ...emptyPart('section'),
  kind: 'section',
  title: section.title,
  ...sectionRulesBy(section),
})

/** A blank draft as its pattern has it: its time and marks, its headings, and what candidates read; what was typed beside stays. */
export const laidOutDraft = (pattern: Pattern, details: DraftDetails): WrittenDraft => {
  const { sections } = pattern
  const [first] = sections
  return {
    details: {
      ...details,
      minutes: pattern.minutes.value,
      questionCount: questionCounts(pattern).laidOut,
      ...(first && detailsBy(first)),
      settings: withInstructions({ ...details.settings, pattern: pattern.id }, pattern.instructions),
    },
    items: sections.flatMap((section, at) => [
      ...(section.title === '' ? [] : [headingBy(section)]),
      ...(at === 0 ? [emptyQuestion(section.kind.value)] : []),
    ]),
  }
}

/** Below what the teacher tells students anyway, where there is room for both. */
const withInstructions = (settings: Settings, instructions: string): Settings => {
  const { look } = settings
  const intro = isFilled(look.intro) ? `${look.intro}\n\n${instructions}` : instructions
  return intro.length > MAX_INTRO_LENGTH ? settings : { ...settings, look: { ...look, intro } }
}
