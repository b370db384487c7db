import { withPlainDigits } from './scripts.ts'

/** Explanations that stand behind all questions, each under the number of its own. */

const HEADING =
  /^(?:(?:detailed\s|answers?\s(?:and|&|with)\s|hints?\s(?:and|&)\s)*(?:explanations|solutions)\s*[:：.]?|(?:উত্তর\sও\s)?(?:ব্যাখ্যা|সমাধান)(?:সমূহ|গুলি|মালা)?|(?:उत्तर\s(?:एवं|और)\s)?(?:व्याख्या(?:एँ)?|समाधान|हल)|हल\sसहित\sउत्तर)$/iu
const NAMED =
  /^(?:explanation|solution|sol|soln|expl?|ব্যাখ্যা|সমাধান|व्याख्या|समाधान|हल)\.?\s*(?:(?:of|for|to)\s)?(?:q(?:uestion)?\.?\s?)?(?:no\.?\s?)?[([]?(\d{1,3})\s*[.:)\]।ঃ：–-]+(?!\d)\s*(.*)$/iu

/** Asked first: most lines are none of these. */
const MAY_EXPLAIN = /sol|expl|ব্যাখ্যা|সমাধান|व्याख्या|समाधान|हल/iu

/** `Sol : 18. (2) because ...`: the heading of explanations and the first of them, with its key, in one line. */
const OPENS_WITH_FIRST =
  /^((?:answers?\s(?:and|&|with)\s|hints?\s(?:and|&)\s)*(?:explanations?|solutions?|sol|hints?|ব্যাখ্যা|সমাধান|व्याख्या|समाधान|हल))\s*[:：.–-]+\s*(\d{1,3}\s?[.)]\s*[([]\s?[\p{L}\d]\s?[)\]].*)$/iu

/** The heading and the first explanation as lines of their own; null for another line. */
export const openingWithFirst = (line: string): [heading: string, first: string] | null => {
  const found = MAY_EXPLAIN.test(line) ? OPENS_WITH_FIRST.exec(withPlainDigits(line)) : null
  const first = found?.[2]
  return first === undefined ? null : ['Solutions', line.slice(line.length - first.length)]
}

/** Whether a heading of explanations promises answers too. */
export const saysAnswers = (heading: string): boolean => /answer|উত্তর|उत्तर/iu.test(heading)

export type Numbered = { number: number; text: string }

/** `Solution 3: ...`: an explanation that says whose it is. */
export const namedSolutionIn = (line: string): Numbered | null => {
  const match = MAY_EXPLAIN.test(line) ? NAMED.exec(withPlainDigits(line)) : null
  return match && { number: Number(match[1]), text: line.slice(line.length - (match[2] ?? '').length) }
}

/** Whether explanations of several questions begin below a line. */
export const opensSolutions = (line: string): boolean => MAY_EXPLAIN.test(line) && HEADING.test(line)

/** Whether a line would be taken for one of explanations behind all questions. */
export const isSolutionLine = (line: string): boolean => opensSolutions(line) || namedSolutionIn(line) !== null
