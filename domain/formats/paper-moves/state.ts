import type { Kind } from '../../questions/rules.ts'
import type { Step } from './step.ts'

/** Where words that go on do so: `line` for a value of one line that is there, `open` for one that is still to come. */
export type GoesOn = 'asked' | 'option' | 'line' | 'open' | 'text'

/** What is known of the question that is being read. */
export type Asked = {
  number: number | null
  isNamed: boolean
  sign: string
  /** The line of its number. */
  line: number
  type: Kind | null
  goesOn: GoesOn
  /** Whether anything is asked yet. */
  hasWords: boolean
  /** Whether it has a gap, such as `____`. */
  hasBlank: boolean
  /** Whether its words ask for an answer in words. */
  asks: boolean
  /** Whether it is a statement with what is true of it behind it. */
  saysVerdict: boolean
  /** Whether its answer is a letter alone. */
  isKeyed: boolean
  /** Whether all of it are two lists to be matched. */
  isMatch: boolean
  options: number
  /** What the options are called so far; those behind boxes are called nothing. */
  labels: readonly string[]
  areBoxes: boolean
  /** Of a list before the options: the number, or the label, that was last. */
  listed: number
  stated: string | null
  /** The last number of a step in its explanation. */
  step: number
  answers: number
  fields: number
  items: number
  /** True or False in a line of its own, which is its only answer so far. */
  verdict: boolean | null
}

/** Numbers, the last one first. */
export type Numbers = { number: number; others: Numbers } | null

/** What lines were read as, the last one first: all that is kept of how a text was read up to a line. */
export type Trail = { step: Step; before: Trail } | null

/** How a text can be read up to a line. */
export type State = {
  cost: number
  trail: Trail
  within: 'nothing' | 'question' | 'part' | 'section' | 'keys' | 'solutions' | 'instructions'
  /** What a heading parts: questions, their keys, or their explanations. */
  under: 'questions' | 'keys' | 'solutions'
  asked: Asked | null
  /** How the numbers of questions are written, and the last one. */
  sign: string | null
  last: number
  /** The greatest number that was asked. */
  most: number
  /** Whether anything was asked. */
  hasBlocks: boolean
  /** Whether numbers may begin anew: below a heading, or behind keys. */
  isFresh: boolean
  /** Whether the last heading says what is to be done with the questions below it. */
  isTask: boolean
  /** Whether options were said once for what follows. */
  hasShared: boolean
  /** Questions without an answer. */
  waiting: Numbers
  /** Those that have one. */
  answered: Numbers
  /** Numbers of keys, since they began anew. */
  keyed: Numbers
  /** The last number of explanations behind all. */
  solution: number
  /** The numbers that are explained behind all. */
  solved: Numbers
  /** Whether an explanation is open among those behind all. */
  isExplaining: boolean
  /** The number of its last step. */
  explained: number
  /** The line of the last heading. */
  heading: number
}

export const START: State = {
  cost: 0,
  trail: null,
  within: 'nothing',
  under: 'questions',
  asked: null,
  sign: null,
  last: 0,
  most: 0,
  hasBlocks: false,
  isFresh: true,
  isTask: false,
  hasShared: false,
  waiting: null,
  answered: null,
  keyed: null,
  solution: 0,
  solved: null,
  isExplaining: false,
  explained: 0,
  heading: Number.NEGATIVE_INFINITY,
}

/** Whether more than what is asked is there. */
export const isAnswerable = ({ options, items, answers, fields }: Asked): boolean =>
  options > 0 || items > 0 || answers > 0 || fields > 0

/** Whether keys, or explanations, of several questions are being read, also below a heading among them. */
export const isAmong = ({ within, under }: State, what: 'keys' | 'solutions'): boolean =>
  within === what || (within === 'section' && under === what)

/** Whether nothing is open but words that may be the head of a paper. */
export const isBeforeAll = ({ asked }: State): boolean =>
  asked === null || (asked.number === null && !asked.isNamed && !isAnswerable(asked))

export const waitsFor = ({ waiting, asked }: State, number: number): boolean => {
  if (asked?.number === number && asked.answers === 0) return true
  return isIn(waiting, number)
}

export const isIn = (numbers: Numbers, number: number): boolean => {
  for (let each = numbers; each !== null; each = each.others) if (each.number === number) return true
  return false
}
