import type { DraftQuestion } from '#domain/questionnaires/drafts/draft.ts'
import { type DraftItem, itemsPlaced, placedItems } from '#domain/questionnaires/drafts/draft-item.ts'
import type { TextFormat } from '#domain/text/prose.ts'
import { type SectionRulesOnWire, sectionRulesFromWire, sectionRulesOnWire } from './section-rules-on-wire.ts'

type Written = { format?: TextFormat | undefined }

/** What stands between questions, by their places; whatever there is none of is left out. */
type BetweenOnWire = {
  groups?: readonly (Written & { stimulus: string })[] | undefined
  texts?: readonly (Written & { text: string; before: number | null; ends_section?: true | undefined })[] | undefined
  sections?:
    | readonly (Written & SectionRulesOnWire & { title: string; instructions: string; before: number })[]
    | undefined
}

/** Items as they travel: questions as `onWire` writes them, each with the place of its passage. */
export const itemsOnWire = <Question extends object>(
  items: readonly DraftItem[],
  onWire: (question: DraftQuestion) => Question,
) => {
  const { questions, passageOfEach, passages, texts, sections } = placedItems(items)
  return {
    questions: questions.map((question, at): Question & { group?: number } => {
      const passage = passageOfEach[at] ?? null
      return passage === null ? onWire(question) : { ...onWire(question), group: passage }
    }),
    ...(passages.length > 0 && { groups: passages.map(({ text, ...written }) => ({ stimulus: text, ...written })) }),
    ...(texts.length > 0 && {
      texts: texts.map(({ endsSection, ...text }) => ({ ...text, ...(endsSection && { ends_section: endsSection }) })),
    }),
    ...(sections.length > 0 && {
      sections: sections.map(({ text, points, marking, choose, draw, minutes, ...section }) => ({
        ...section,
        instructions: text,
        ...sectionRulesOnWire({ points, marking, choose, draw, minutes }),
      })),
    }),
  }
}

/** The same read again; `questions`: as they were read, one for each that travelled. */
export const itemsFromWire = (
  {
    questions: onWire,
    groups = [],
    texts = [],
    sections = [],
  }: BetweenOnWire & {
    questions: readonly { group?: number | undefined }[]
  },
  questions: DraftQuestion[],
): DraftItem[] =>
  itemsPlaced({
    questions,
    passageOfEach: onWire.map(({ group: passage = null }) => passage),
    passages: groups.map(({ stimulus, ...written }) => ({ text: stimulus, ...written })),
    texts: texts.map(({ ends_section, ...text }) => ({ ...text, endsSection: ends_section })),
    sections: sections.map(({ instructions, points, marking, choose, draw, minutes, ...section }) => ({
      text: instructions,
      ...section,
      ...sectionRulesFromWire({ points, marking, choose, draw, minutes }),
    })),
  })
