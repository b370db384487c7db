import type { Written } from '../../text/text-format.ts'
import type { Item } from './item.ts'
import type { TextToRead } from './passage.ts'

/**
 * A part of a questionnaire under a heading of its own, which may be empty. `isHeaded`: students read the heading among the
 * questions of a quiz; the pages of a survey show theirs by themselves.
 */
export type Section = Written & {
  id: string
  title: string
  instructions: string
  isHeaded?: true | undefined
  items: Item[]
}

/** What is read above a section of a quiz: its title, and its instructions. */
export type Heading = TextToRead & { kind: 'section'; id: string; title: string }

export const headingOf = ({ instructions, items: _items, isHeaded: _headed, ...heading }: Section): Heading => ({
  kind: 'section',
  text: instructions,
  ...heading,
})
