import type { DraftQuestion } from '#domain/questionnaires/drafts/draft.ts'
import { plainOf } from '#domain/text/prose.ts'
import { answersNamed } from './answers-named.ts'

const MOST = 60

/** What a question is called where it is spoken of. */
export const promptInWords = ({ prompt, format }: Pick<DraftQuestion, 'prompt' | 'format'>): string => {
  const named = answersNamed(prompt, format)
  const words = (format === 'prose' ? plainOf(named) : named).replace(/\s+/g, ' ').trim()
  return words.length > MOST ? `${words.slice(0, MOST - 1)}…` : words
}
