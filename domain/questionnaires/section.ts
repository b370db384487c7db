import * as z from 'zod/mini'
import { requiredText, storableText } from '../text/text.ts'
import { unheaded } from './items/heading.ts'
import { type Arrangement, arranged, type PlacedText } from './items/item.ts'
import { MAX_INSTRUCTIONS_LENGTH, MAX_SECTION_TITLE_LENGTH, type TextToRead } from './items/passage.ts'
import type { SectionRules } from './items/section-rules.ts'
import type { Section } from './questionnaire.ts'

export const sectionTitle = requiredText(MAX_SECTION_TITLE_LENGTH, 'title_required')
export const instructionsText = storableText(MAX_INSTRUCTIONS_LENGTH).check(z.trim())

/** The heading of a section, its instructions as its text; `before`: the place of the question that it begins with. */
export type PlacedSection = TextToRead & SectionRules & { title: string; before: number }

type Sectioned = Arrangement & { sections: readonly PlacedSection[] }

/** Questions with their passages and texts in their sections, at places without a problem; what stands before the first is in one without a heading. */
export const sectioned = ({ sections, ...all }: Sectioned): Section[] => {
  const parts = [null, ...sections].map((heading, at): Section => {
    const from = heading?.before ?? 0
    const next = sections[at]?.before ?? null
    const items = arranged({
      ...all,
      questions: all.questions.slice(from, next ?? undefined),
      passageOfEach: all.passageOfEach.slice(from, next ?? undefined),
      texts: all.texts.flatMap((text) => {
        const before = placeWithin(text, {
          from,
          next,
          begins: (place) => sections.some((each) => each.before === place),
        })
        return before === undefined ? [] : [{ ...text, before }]
      }),
    })
    if (heading === null) return unheaded(items)
    const { title, text: instructions, before: _, ...written } = heading
    return { id: all.newId(), title, instructions, ...written, isHeaded: true, items }
  })
  const [first, ...headed] = parts
  return headed.length > 0 && first?.items.length === 0 ? headed : parts
}

type Bounds = { from: number; next: number | null; begins: (place: number) => boolean }

/** The place of a text among the questions of a part; undefined: it stands in another one. */
const placeWithin = (
  { before, endsSection }: PlacedText,
  { from, next, begins }: Bounds,
): number | null | undefined => {
  if (before === null) return next === null ? null : undefined
  if (endsSection && begins(before)) return before === next ? null : undefined
  return from <= before && (next === null || before < next) ? before - from : undefined
}
