import type { DraftQuestion } from '#domain/questionnaires/drafts/draft.ts'
import { brief } from '../entries/brief.ts'
import { answersNamed } from './answers-named.ts'

const MOST = 60

/** What a question is called where it is spoken of. */
export const promptInWords = ({ prompt, format }: Pick<DraftQuestion, 'prompt' | 'format'>): string => {
  const named = answersNamed(prompt, format)
  const words = brief(named, format).replace(/\s+/g, ' ')
  return words.length > MOST ? `${words.slice(0, MOST - 1)}…` : words
}
