import type { DraftItem } from '#domain/questionnaires/drafts/draft-item.ts'
import { isQuestion } from '../questionnaires/entries/draft-entries.ts'
import { type DraftList, draftListOf } from '../questionnaires/entries/draft-list.ts'

/**
 * Digits are the headings of sections, `P` and `Q` passages, `T` is a text, any other letter a question; small ones belong
 * to the passage before them.
 */
export const itemOf = (letter: string): DraftItem => {
  if (/\d/.test(letter)) return { kind: 'section', title: letter, text: '', format: 'prose' }
  if (letter === 'P' || letter === 'Q') return { kind: 'group', text: letter }
  if (letter === 'T') return { kind: 'text', text: letter }
  const question = { kind: 'single_choice' as const, prompt: letter, draft: { options: ['x', 'y'], correct: 0 } }
  return letter === letter.toLowerCase() ? { ...question, inPassage: true } : question
}

/** A list of the editor, a letter for each entry. */
export const listOf = (letters: string): DraftList => draftListOf([...letters].map(itemOf))

/** The same back: `_` for a question, `+` for anything else in which nothing is written. */
export const lettersOf = ({ entries }: DraftList): string =>
  entries
    .map((entry) => {
      if (!isQuestion(entry)) return (entry.part.kind === 'section' ? entry.part.title : entry.part.text) || '+'
      const letter = entry.question.prompt || '_'
      return entry.inPassage ? letter.toLowerCase() : letter.toUpperCase()
    })
    .join('')
