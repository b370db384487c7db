import * as z from 'zod/mini'
import { type Written, written } from '../../text/text-format.ts'
import { MAX_IN_PASSAGE, passageText, type TextToRead } from './passage.ts'
import { kind, type Question } from './question.ts'
import { question } from './question-schema.ts'

/** Questions about one passage, which they are read with: they stay together. */
export type Passage = Written & { kind: 'group'; id: string; stimulus: string; questions: Question[] }

/** Something to be read between questions: it asks nothing, and is counted nowhere. */
export type Text = TextToRead & { kind: 'text'; id: string }

/** What a section is a list of. */
export type Item = Question | Passage | Text
export type ItemKind = Item['kind'] | 'section'

const id = z.string().check(z.minLength(1), z.maxLength(64))

export const item: z.ZodMiniType<Item> = z.union([
  question,
  z.object({
    kind: z.literal('group'),
    id,
    stimulus: passageText,
    ...written,
    questions: z.array(question).check(z.minLength(1), z.maxLength(MAX_IN_PASSAGE)),
  }),
  z.object({ kind: z.literal('text'), id, text: passageText, ...written }),
])

export const itemKind: z.ZodMiniType<ItemKind> = z.union([kind, z.enum(['group', 'text', 'section'])])

export type PassageOf = { passage: Passage; first: number; last: number }

/** The passage that a question is read with, and the places, from 1, of its first and last question on the paper. */
export const passageOf = (items: readonly Item[], questionId: string): PassageOf | null => {
  let before = 0
  for (const item of items) {
    if (item.kind === 'group' && item.questions.some(({ id }) => id === questionId))
      return { passage: item, first: before + 1, last: before + item.questions.length }
    if (item.kind !== 'text') before += item.kind === 'group' ? item.questions.length : 1
  }
  return null
}

/**
 * A text before the question at a place; after the last one: null. `endsSection`: where a section begins at its place, it
 * belongs to the one before.
 */
export type PlacedText = TextToRead & { before: number | null; endsSection?: true | undefined }

export type Arrangement = {
  questions: readonly Question[]
  /** Of each question the place of its passage; null for none. */
  passageOfEach: readonly (number | null)[]
  passages: readonly TextToRead[]
  texts: readonly PlacedText[]
  newId: () => string
}

/** Questions with their passages and texts, at places without a problem. */
export const arranged = ({ questions, passageOfEach, passages, texts, newId }: Arrangement): Item[] => {
  const textsBefore = (place: number | null): Item[] =>
    texts.flatMap(({ before, endsSection: _, ...text }) =>
      before === place ? { kind: 'text', id: newId(), ...text } : [],
    )
  const items: Item[] = []
  for (const [at, question] of questions.entries()) {
    const passage = passageOfEach[at] ?? null
    const last = items.at(-1)
    if (passage !== null && passage === passageOfEach[at - 1] && last?.kind === 'group') {
      last.questions.push(question)
      continue
    }
    items.push(...textsBefore(at))
    const { text: stimulus = '', ...written } = passages[passage ?? -1] ?? {}
    items.push(
      passage === null ? question : { kind: 'group', id: newId(), stimulus, ...written, questions: [question] },
    )
  }
  return [...items, ...textsBefore(null)]
}
