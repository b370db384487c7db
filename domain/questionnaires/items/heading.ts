import type { Written } from '../../text/text-format.ts'
import type { Item } from './item.ts'
import type { TextToRead } from './passage.ts'
import type { SectionRules } from './section-rules.ts'

/**
 * A part of a questionnaire under a heading of its own, which may be empty. `isHeaded`: students read the heading among the
 * questions of a quiz; the pages of a survey show theirs by themselves.
 */
export type Section = Written &
  SectionRules & {
    id: string
    title: string
    instructions: string
    isHeaded?: true | undefined
    items: Item[]
  }

/** What is read above a section of a quiz: its title, and its instructions. */
export type Heading = TextToRead & { kind: 'section'; id: string; title: string }

export const headingOf = ({ id, title, instructions, ...section }: Section): Heading => {
  const { format, formulas, pictures } = section
  return { kind: 'section', id, title, text: instructions, format, formulas, pictures }
}

/** What stands under no heading: above the first one, or all where there is none. Stored sections bear this id. */
export const unheaded = (items: Item[]): Section => ({ id: 'first', title: '', instructions: '', items })
