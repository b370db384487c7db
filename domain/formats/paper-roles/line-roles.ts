import { answerIn, isAnswerHeading } from '../lines/answer-lines.ts'
import { asks } from '../lines/asking.ts'
import { isBoxed } from '../lines/boxes.ts'
import { looksNamed, sectionFieldIn } from '../lines/fields.ts'
import { instructsAll, isInstructionsHeading } from '../lines/instruction-headings.ts'
import { opensKeys } from '../lines/key-headings.ts'
import { type KeyPair, keyPairsIn } from '../lines/keys-at-the-end.ts'
import { bareVerdict, isSection, itemIn } from '../lines/line-kinds.ts'
import type { Line } from '../lines/lines.ts'
import { labelIn, startIn } from '../lines/markers.ts'
import { isOfChat, isOptionsHeading, isSource } from '../lines/of-no-question.ts'
import { isBareNumber, isPageNumber } from '../lines/page-lines.ts'
import { partMarkerIn } from '../lines/parts.ts'
import { namedSolutionIn, opensSolutions } from '../lines/solution-lines.ts'

import { bareLabelsIn, bareStartIn, segmentsIn } from './bare-marks.ts'
import { labelStartsIn } from './label-starts.ts'
import type { MatchLine } from './match-marks.ts'
import { namedKeyIn } from './own-keys.ts'

/** What a line can be, each with what it says if it is that; null or false: it can't. Most lines can be several of these. */
const ROLES = {
  /** `12. Which ...`, `Q. Which ...`: a question; before options a statement, in a solution a step. */
  question: startIn,
  /** `2. Define force.`: words that ask for an answer. */
  asks,
  /** `(a) ...`: an option; before options a statement, or an entry of a list to match. */
  label: labelIn,
  /** `2 which ...`, `b vitamin b`: the same without a sign. */
  bareQuestion: bareStartIn,
  bareLabels: bareLabelsIn,
  /** `She go (a)/ to school (b)/ ...`: options with their labels behind them. */
  segments: segmentsIn,
  /** `(i) ...`: a question below the heading of a task. */
  labelStarts: labelStartsIn,
  /** `[ ] ...`: an option. */
  box: isBoxed,
  /** `- ...`: an entry of a list. */
  item: itemIn,
  /** `Ans: b`: the key of the question before it. */
  answer: answerIn,
  /** `A2) Skin`: the key of a question by its number. */
  namedKey: namedKeyIn,
  /** `Answer` alone: the key follows, or those of all questions. */
  answerHeading: isAnswerHeading,
  /** `True` alone. */
  verdict: bareVerdict,
  /** `1-c, 2-b`: keys of several questions. */
  keys: (text: string) => keyPairsIn(text, false),
  /** `Answers: ...`: the heading of keys. */
  keysHeading: opensKeys,
  /** `Solution 3: ...`: the explanation of a question. */
  solution: namedSolutionIn,
  /** `Solutions`: explanations follow. */
  solutionsHeading: opensSolutions,
  /** `Marks: 2`: a setting of a question, or of a section. */
  field: looksNamed,
  sectionField: sectionFieldIn,
  /** `Passage: ...`, `Section: ...`, `Instructions: ...`. */
  part: partMarkerIn,
  /** `Section B`: a heading; among the words of a question only where nothing else can be meant. */
  heading: (text: string) => isSection(text, false),
  /** `Fill in the blanks:`: a heading, if questions follow. */
  instructsAll,
  certainHeading: (text: string) => isSection(text, true),
  /** `Page 3 of 4`, `12`: of the page, and of no question. */
  pageNumber: isPageNumber,
  bareNumber: isBareNumber,
  /** `Would you like more?`, `(SSC 2017)`, `Options:`: of no question. */
  ofChat: isOfChat,
  source: isSource,
  optionsHeading: isOptionsHeading,
  /** `Instructions`: what follows is of the whole paper. */
  instructionsHeading: isInstructionsHeading,
} satisfies { [role: string]: (text: string) => unknown }

type Said = { [R in keyof typeof ROLES]: ReturnType<(typeof ROLES)[R]> }

/**
 * A line with all that it can be. `afterBlank`: an empty line, or a rule, stands before it; `afterRule`: a rule. `isVerbatim`: it is set in, or
 * stands behind a backslash, and has no mark: it goes on with what stands before it. `isMarked`: it has a mark, and words
 * behind a backslash: it is what its mark says.
 */
export type LineRoles = Said & {
  line: Line
  text: string
  afterBlank: boolean
  afterRule: boolean
  isVerbatim: boolean
  isMarked: boolean
  /** The next line begins with a number. */
  isAboveNumber: boolean
  /** The next line begins with the number of a part, such as 1.1. */
  isAbovePart: boolean
  /** The next line begins with the first label of a list. */
  isAboveLabel: boolean
  /** The next line begins with the label of a first option. */
  isAboveOptions: boolean
  /** Words that stand right below the foot of a page, or in several places of a text: they are of the page, mostly. */
  mayBeOfPage: boolean
  /** Somebody else than the first one wrote it, in a chat. */
  isOfOthers: boolean
  /** Its number, such as 1.3, is one of several in their order: no decimal. */
  isOfSeries: boolean
  /** What it is in two lists to be matched. */
  match: MatchLine | null
  /** A row of numbers, or the row of their answers below it. */
  grid: readonly KeyPair[] | null
  /** A way to read the text up to it that costs more is given up. */
  most: number
  /** What was found in it for some of the ways to read what stands before it. */
  found: Map<string, unknown>
}

const SAYING = Object.entries(ROLES) as [keyof Said, (text: string) => unknown][]

const saidIn = (text: string): Said => Object.fromEntries(SAYING.map(([role, reads]) => [role, reads(text)])) as Said

type Known = Said & Pick<LineRoles, 'found'>

/** Of lines read before: while a text is typed, nearly all of them are the same. */
const known = new Map<string, Known>()
/** Lines of a quiz of 500 questions. */
const MOST_KNOWN = 6_000

/** All that a line can be by itself; what stands behind a backslash is looked at anew. */
export const rolesOf = ({ text, literal }: Line): Known => {
  const before = literal === null ? known.get(text) : undefined
  if (before !== undefined) return before
  const roles: Known = { ...saidIn(text), found: new Map() }
  if (known.size >= MOST_KNOWN) known.clear()
  if (literal === null) known.set(text, roles)
  return roles
}

/** Whether it is something else than words. */
export const isMarkable = ({ question, label, box, answer, field, verdict, pageNumber }: Said): boolean =>
  pageNumber || question !== null || label !== null || box || answer !== null || field || verdict !== null

/** What is found in a line, looked for once. */
export const once = <T>({ found }: LineRoles, name: string, find: () => T): T => {
  const known = found.get(name)
  if (known !== undefined) return known as T
  const value = find()
  found.set(name, value)
  return value
}
