import { withPlainDigits } from './scripts.ts'

/** Explanations that stand behind all questions, each under the number of its own. */

const HEADING =
  /^(?:(?:detailed\s|answers?\s(?:and|&|with)\s|hints?\s(?:and|&)\s)*(?:explanations|solutions)\s*[:：.]?|(?:উত্তর\sও\s)?(?:ব্যাখ্যা|সমাধান)(?:সমূহ|গুলি|মালা)?|(?:उत्तर\s(?:एवं|और)\s)?(?:व्याख्या(?:एँ)?|समाधान|हल)|हल\sसहित\sउत्तर)$/iu
const NAMED =
  /^(?:explanation|solution|sol|soln|expl?|ব্যাখ্যা|সমাধান|व्याख्या|समाधान|हल)\.?\s*(?:(?:of|for|to)\s)?(?:q(?:uestion)?\.?\s?)?(?:no\.?\s?)?[([]?(\d{1,3})\s*[.:)\]।ঃ：–-]+(?!\d)\s*(.*)$/iu

/** Asked first: most lines are none of these. */
const MAY_EXPLAIN = /sol|expl|hint|ব্যাখ্যা|সমাধান|व्याख्या|समाधान|हल/iu

/** `Sol : 18. (2) because ...`: their heading, and the first of them with its key. */
const OPENS_WITH_FIRST =
  /^(?:(?:answers?\s(?:and|&|with)\s|hints?\s(?:and|&)\s)*(?:explanations?|solutions?|sol|hints?)|ব্যাখ্যা|সমাধান|व्याख्या|समाधान|हल)\s*[:：.–-]+\s*(\d{1,3})\s?[.)]\s*([([]\s?[\p{L}\d]\s?[)\]].*)$/iu

/** Whether a heading of explanations promises answers too. */
export const saysAnswers = (heading: string): boolean => /answer|উত্তর|उत्तर/iu.test(heading)

/** `opens`: it is the first behind all questions, or a step of the explanation of one. */
export type Numbered = { number: number; text: string; opens?: boolean }

/** `Solution 3: ...`: an explanation that says whose it is. */
export const namedSolutionIn = (line: string): Numbered | null => {
  if (!MAY_EXPLAIN.test(line)) return null
  const plain = withPlainDigits(line)
  const named = NAMED.exec(plain)
  const match = named ?? OPENS_WITH_FIRST.exec(plain)
  const text = line.slice(line.length - (match?.[2] ?? '').length)
  return match && { number: Number(match[1]), text, ...(named === null && { opens: true }) }
}

/** Whether explanations of several questions begin below a line. */
export const opensSolutions = (line: string): boolean => MAY_EXPLAIN.test(line) && HEADING.test(line)

/** Whether a line would be taken for one of explanations behind all questions. */
export const isSolutionLine = (line: string): boolean => opensSolutions(line) || namedSolutionIn(line) !== null
