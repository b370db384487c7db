import type { Meanings } from './same-meaning.ts'

/** That a choice of a version means what another one does in another version. */
export type SaidOfChoice = { other: string; there: number; at: number }

/** What was said of a version, by itself or by one that was made from it. */
export type Said = {
  /** The versions whose text of a question means the same. */
  texts: (version: string, question: string) => readonly string[]
  choices: (version: string, question: string, list: number) => readonly SaidOfChoice[]
}

/** All that is said of these versions, whichever of two says it. */
export const saidIn = (versions: readonly { id: string; meanings: Meanings | null }[]): Said => {
  const texts = new Map<string, string[]>()
  const choices = new Map<string, SaidOfChoice[]>()
  const add = <Each>(to: Map<string, Each[]>, name: string, each: Each) => to.set(name, [...(to.get(name) ?? []), each])
  for (const { id, meanings } of versions) {
    for (const { question, choice } of meanings?.same ?? []) {
      const before = meanings?.of ?? ''
      if (!choice) {
        add(texts, `${id} ${question}`, before)
        add(texts, `${before} ${question}`, id)
        continue
      }
      const { list, was, is } = choice
      add(choices, `${id} ${question} ${list}`, { other: before, there: was, at: is })
      add(choices, `${before} ${question} ${list}`, { other: id, there: is, at: was })
    }
  }
  return {
    texts: (version, question) => texts.get(`${version} ${question}`) ?? [],
    choices: (version, question, list) => choices.get(`${version} ${question} ${list}`) ?? [],
  }
}
