import { type Guess, type Guessed, guessOf } from '../../marking/guessing.ts'
import { questionId } from '../../questions/question-id.ts'
import { type DraftQuestion, isComplete, madeOf } from './draft.ts'

const known = new WeakMap<DraftQuestion, Guess | null>()

/** How a question that is being written would be guessed; null while it is not complete. Asked at every key: the others are what they were. */
const guessOfDraft = (question: DraftQuestion): Guess | null => {
  const before = known.get(question)
  if (before !== undefined) return before
  const made = isComplete(question) ? madeOf(question, { id: questionId.parse('guessed'), random: () => 0 }) : null
  const guess = made && guessOf(made)
  known.set(question, guess)
  return guess
}

/** The same question with how it is guessed; null while it is not complete. */
export const guessedOf = (question: DraftQuestion): Guessed | null => {
  const guess = guessOfDraft(question)
  const { kind, points, marking } = question
  return guess && { kind, points, marking, guess }
}
