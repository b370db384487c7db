import { BESIDE, evenText, JOINING, LABELS, OF_OTHERS, type OfOthers, TELLING, wordsIn } from './staying-words.ts'

/** Longer ones say something of their own; in characters. */
const MOST_SAID = 120

/** Options that only make sense where they stand, and which places stay for their sake. */
export type Staying = {
  /** `of_others`: they say something of the others, as "None of the above"; `by_labels`: they name some by their letters. */
  why: 'of_others' | 'by_labels'
  /** The places of those that say it. */
  said: number[]
  places: number[]
}

/** What is said twice, as in two languages: "None of these / इनमें से कोई नहीं". */
const partsIn = (text: string): string[] => text.split(/[/|\n()]/).filter((part) => wordsIn(part).length > 0)

const OWN_LABEL = /^\s*[([]?[\p{L}\p{N}][)\].]\s+/u

const isOf = ({ many, few, others, vague, both, between }: OfOthers, words: readonly string[]): boolean => {
  const has = (among: ReadonlySet<string>) => words.some((word) => among.has(word))
  const all = [many, few, others, vague, both, between]
  if (words.length === 0 || !words.every((word) => all.some((among) => among.has(word)))) return false
  return has(both) || (has(many) && (has(others) || has(vague))) || (has(few) && has(others))
}

const saysOfOthers = (text: string): boolean => {
  const even = evenText(text).replace(OWN_LABEL, '')
  const says = (part: string) => OF_OTHERS.some((words) => isOf(words, wordsIn(part)))
  const parts = partsIn(even)
  return says(even) || (parts.length > 1 && parts.every(says))
}

const placeOf = (word: string): number =>
  LABELS.map((labels) => labels.indexOf(word)).find((place) => place !== -1) ?? -1

/** One label alone in brackets, or before one: it is no number, and no name of anything else. */
const IN_BRACKETS = /(?<=^|[\s,–—-])[([{]\s*([\p{L}\p{N}])\s*[)\]}]/u
const BEFORE_BRACKET = /(?<=^|[\s,–—-])([\p{L}\p{N}])\)/u

/** The places that an option names by their labels, where it says nothing else; empty: none. */
const labelled = (text: string): number[] => {
  const even = evenText(text)
  const words = wordsIn(even)
  const labels = words.filter((word) => placeOf(word) !== -1)
  const others = words.filter((word) => placeOf(word) === -1)
  if (labels.length === 0 || !others.every((word) => JOINING.has(word) || TELLING.has(word) || BESIDE.has(word)))
    return []
  const isMarked = (even.match(/[([{]/) ? IN_BRACKETS : BEFORE_BRACKET).test(even)
  const isJoined = others.some((word) => JOINING.has(word)) && labels.some((label) => !/\d/.test(label))
  const isTold = others.some((word) => TELLING.has(word)) || (labels.length > 1 && (isMarked || isJoined))
  return isTold ? labels.map(placeOf) : []
}

/**
 * What stays where it is when options are mixed, by what they say; null: nothing. Letters name options only where those
 * there are answers themselves: "1 only" beside "2 only" is about the statements of a question.
 */
export const stayingIn = (options: readonly string[]): Staying | null => {
  const texts = options.map((text) => (text.length > MOST_SAID ? '' : text))
  const places = [...options.keys()]
  const named = texts.map(labelled)
  const isPlain = (place: number) => place in options && named[place]?.length === 0
  const byLabels = places.filter((at) => (named[at]?.length ?? 0) > 0 && named[at]?.every(isPlain))
  if (byLabels.length > 0) return { why: 'by_labels', said: byLabels, places }
  const ofOthers = places.filter((at) => saysOfOthers(texts[at] ?? ''))
  const isSaid = ofOthers.length > 0 && ofOthers.length < options.filter((text) => text.trim() !== '').length
  return isSaid ? { why: 'of_others', said: ofOthers, places: ofOthers } : null
}
