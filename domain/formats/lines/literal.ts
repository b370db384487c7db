import { unadorned } from './adorned.ts'
import { answerIn, explanationBehind, isAnswerHeading } from './answer-lines.ts'
import { isBoxed } from './boxes.ts'
import { looksNamed } from './fields.ts'
import { bareVerdict, isKeyLine, isRule, isSection, looksLikeItem, ownMarksBehind } from './line-kinds.ts'
import { mayBeLabelled, optionsBehind, startIn, tidied, withoutTick } from './markers.ts'
import { isPageNumber } from './page-lines.ts'
import { partMarkerIn } from './parts.ts'
import { isPollOption } from './poll-signs.ts'
import { programParts } from './program-parts.ts'
import { isSolutionLine } from './solution-lines.ts'

const BACKSLASHES = /^\\+/

/** A label among other words, where a list might go on. */
const LABEL_WITHIN = /\s(?:[([]\s?[\p{L}\d]{1,4}\s?[)\]]|\p{L}\s?[)\]}](?:\s|$))/u

/** What would become a formula of ours. */
const FORMULA = /\\[()[\]]|\\begin\{/

/** Whether words would be taken for something else behind a marker. */
const isSpecialBehind = (text: string): boolean =>
  text === '' ||
  FORMULA.test(text) ||
  unadorned(text) !== text ||
  text !== tidied(text) ||
  answerIn(text) !== null ||
  explanationBehind(text) !== null ||
  ownMarksBehind(text) !== null ||
  withoutTick(text).ticked ||
  isKeyLine(text) ||
  programParts(text) !== null ||
  LABEL_WITHIN.test(text) ||
  optionsBehind(text) !== null

/** Whether a line would be taken for something else than words of a text, wherever it stands. */
const isSpecial = (line: string): boolean =>
  isSpecialBehind(line) ||
  mayBeLabelled(line) ||
  startIn(line) !== null ||
  looksNamed(line) ||
  partMarkerIn(line) !== null ||
  looksLikeItem(line) ||
  isBoxed(line) ||
  isPollOption(line) ||
  isPageNumber(line) ||
  isSection(line, false) ||
  isSolutionLine(line) ||
  isRule(line) ||
  isAnswerHeading(line) ||
  bareVerdict(line) !== null

/** A line as it has to be written to be read as words: with a backslash before it where it could be something else. */
export const guarded = (line: string): string => (isSpecial(line.replace(BACKSLASHES, '')) ? `\\${line}` : line)

/** The same for words behind a marker: less could be something else there. */
export const guardedBehind = (text: string): string =>
  text.startsWith('\\') || isSpecialBehind(text) ? guarded(text) : text

/** The words of a line behind its backslash; null where it is no such line. */
export const literalIn = (line: string): string | null =>
  line.startsWith('\\') && isSpecial(line.replace(BACKSLASHES, '')) ? line.slice(1) : null
