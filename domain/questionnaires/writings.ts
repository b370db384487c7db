import type { PlacedText } from './items/item.ts'
import type { TextToRead } from './items/passage.ts'
import type { Question } from './items/question.ts'
import type { Writing } from './items/question-texts.ts'
import type { PlacedSection } from './section.ts'

/** All that is written for a quiz, in the lists that the call has them in. */
export type Writings = { questions: Question[]; groups: TextToRead[]; texts: PlacedText[]; sections: PlacedSection[] }

type Change = <W extends Writing>(writing: W, field: string) => Promise<W | null>

/** Each as `change` makes it, one after the other, under the name of its field; without those of which it makes nothing. */
export const changedWritings = async (writings: Writings, change: Change): Promise<Writings> => {
  const changed = async <W extends Writing>(list: readonly W[], name: keyof Writings): Promise<W[]> => {
    const made: W[] = []
    for (const [at, writing] of list.entries()) {
      const next = await change(writing, `${name}.${at}`)
      if (next) made.push(next)
    }
    return made
  }
  return {
    questions: await changed(writings.questions, 'questions'),
    groups: await changed(writings.groups, 'groups'),
    texts: await changed(writings.texts, 'texts'),
    sections: await changed(writings.sections, 'sections'),
  }
}

export const allWritings = ({ questions, groups, texts, sections }: Writings): Writing[] => [
  ...questions,
  ...groups,
  ...texts,
  ...sections,
]
