import { wordsOf } from './words.ts'

/** Shorter ones say too little: half of all words begin with them. */
const WORD_AT_LEAST = 3

/** No address of ours has more; a phone would look for thousands of them for seconds. */
const WORDS_AT_MOST = 12

const readable = (path: string): string => {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** What somebody may have meant by an address that leads nowhere, as words to look for: `/PrivacyPolcy.html` too. */
export const queryFromPath = (path: string): string => {
  const separated = readable(path)
    .replace(/\.\w{2,5}$/, '')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
  return wordsOf(separated)
    .filter((word) => word.length >= WORD_AT_LEAST)
    .slice(0, WORDS_AT_MOST)
    .join(' ')
}
