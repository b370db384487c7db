import { looksLikeItem } from '../lines/line-kinds.ts'
import { looksLabelled } from '../lines/markers.ts'

const NAMED = /^\p{L}[\p{L}\p{M}.]*(?:\s[\p{L}\p{M}.]+){0,3}\s?[:：ঃ]\s/u
const CAPITALS = /^[A-Z][A-Z\d\s().,:/-]{5,}$/
const SAYS_ANSWER = /^(?:the\s)?(?:(?:correct|right)\s)?(?:answers?|ans|option)(?:[^\p{L}]|$)|উত্তর|उत्तर/iu

/** Whether a line may well be something else than more words of an option. */
export const looksAlien = (text: string): boolean =>
  looksLabelled(text) ||
  looksLikeItem(text) ||
  NAMED.test(text) ||
  CAPITALS.test(text) ||
  SAYS_ANSWER.test(text) ||
  text.endsWith('?')
