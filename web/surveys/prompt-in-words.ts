import type { DraftQuestion } from '#domain/draft.ts'
import { plainOf } from '#domain/prose.ts'

const MOST = 60

/** What a question is called where it is spoken of. */
export const promptInWords = ({ prompt, format }: Pick<DraftQuestion, 'prompt' | 'format'>): string => {
  const words = (format === 'prose' ? plainOf(prompt) : prompt).replace(/\s+/g, ' ').trim()
  return words.length > MOST ? `${words.slice(0, MOST - 1)}…` : words
}
