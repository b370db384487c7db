import { type DraftOf, type DraftQuestion, readDraft } from '../../questionnaires/drafts/draft.ts'
import type { Own } from '../../questionnaires/items/question.ts'
import type { Kind } from '../../questions/rules.ts'
import type { TextFormat } from '../../text/prose.ts'
import { answersOf, type QuestionBlock } from '../lines/block.ts'
import { kindNamed } from '../lines/fields.ts'
import { ownMarksBehind, statementIn, verdictIn } from '../lines/line-kinds.ts'
import { textOf, wordsOf } from '../lines/words.ts'
import { sayNumbers } from '../numbers/number-rows.ts'
import { optionsIn, optionsMeant } from './choices.ts'
import { type KindText, lastOf, type Report, textsOf, valueIn } from './kind-text.ts'
import { KIND_TEXTS } from './kind-texts.ts'
import { hasBlank } from './longer.ts'
import { withNamedOptions } from './named-options.ts'
import { ownIn } from './own.ts'
import { isAmongLines, withPlainOptions } from './plain-options.ts'
import { reportUnused } from './unused.ts'

/** The words that stand in for what is asked where a text has nothing but blanks. */
export type TextWords = { fillIn: string }

/** The question that a block is. What is not understood in it is reported. */
export const questionFrom = (written: QuestionBlock, words: TextWords, report: Report): DraftQuestion =>
  questionIn(withNamedOptions(written) ?? withPlainOptions(written), words, report)

const questionIn = (block: QuestionBlock, words: TextWords, report: Report): DraftQuestion => {
  const { prompt, points } = askedIn(block)
  const explanation = textsOf(block, 'explanation').join('\n')
  const format = valueIn(block, { name: 'format', meant: (text) => (text === 'plain' ? 'plain' : null), report })
  valueIn(block, { name: 'type', meant: kindNamed, report })
  const written: Written = {
    prompt,
    ...(format === null && { format: 'prose' as const }),
    ...(explanation !== '' && { explanation }),
    ...(points !== null && { points }),
    ...ownIn(block, report),
  }
  const kept = keptIn(block, written)
  const kind = block.type ?? kindOf(block)
  reportUnused(block, { kind, isKept: kept !== null, report })
  return kept ?? ofKind(kind, { block, written, words, report })
}

type Written = Own & { prompt: string; format?: TextFormat; explanation?: string }
type Meant = { block: QuestionBlock; written: Written; words: TextWords; report: Report }

const askedIn = ({ prompt, points, fields }: QuestionBlock): { prompt: string; points: number | null } => {
  const text = textOf(prompt)
  const isTold = points !== null || fields.some(({ name }) => name === 'marks')
  const own = prompt.endsLiteral || isTold || haveOwnMarks(text) ? null : ownMarksBehind(text)
  return { prompt: own?.before ?? text, points: own?.points ?? points }
}

/** Marks behind several lines are those of their parts. */
const haveOwnMarks = (text: string): boolean =>
  text
    .split('\n')
    .slice(0, -1)
    .some((line) => ownMarksBehind(line) !== null)

const ofKind = <K extends Kind>(kind: K, meant: Meant): DraftOf<K> => {
  const { block, written, report } = meant
  const asked = { ...written, ...askedOfKind(kind, meant) }
  const { read }: KindText<K> = KIND_TEXTS[kind]
  const draft = read(withPassage(block, kind), report)
  return { kind, ...asked, draft }
}

/** The text with blanks, where it stands in what is asked. */
const passageOf = (block: QuestionBlock, kind: Kind): string | null => {
  const text = textOf(block.prompt)
  if (kind !== 'fill_in_blanks' || block.fields.some(({ name }) => name === 'passage') || !hasBlank(text)) return null
  const [first = '', ...others] = text.split('\n')
  return hasBlank(first) || first === '' ? text : others.join('\n')
}

/** With a text that has blanks under the name of one. */
const withPassage = (block: QuestionBlock, kind: Kind): QuestionBlock => {
  const text = passageOf(block, kind)
  if (text === null) return block
  const words = wordsOf({ text, isLiteral: true })
  return { ...block, fields: [...block.fields, { name: 'passage', written: '', line: block.line, words }] }
}

const askedOfKind = (kind: Kind, { block, written, words }: Meant) => {
  const { prompt } = written
  if (kind === 'true_false' && !block.prompt.endsLiteral) return { prompt: statementIn(prompt) ?? prompt }
  const passage = passageOf(block, kind)
  if (passage === null) return {}
  return { prompt: passage === textOf(block.prompt) ? words.fillIn : (prompt.split('\n')[0] ?? '') }
}

/** Which kind a question is that does not say it. */
const kindOf = (block: QuestionBlock): Kind => {
  const answers = answersOf(block).map(({ words }) => textOf(words))
  if (block.options.length > 0) return kindOfChoice(block, answers)
  const prompt = textOf(block.prompt)
  if (statementIn(prompt) !== null) return 'true_false'
  if (hasBlank(prompt)) return 'fill_in_blanks'
  const [first] = answers
  if (first === undefined) return 'single_choice'
  if (answers.length === 1 && verdictIn(first) !== null) return 'true_false'
  // An option that was not told from what is asked.
  const isOption = (prompt.includes('\n') && isLetter(first)) || isAmongLines(block, first)
  if (answers.length === 1 && isOption) return 'single_choice'
  return sayNumbers(answers) ? 'numerical' : 'short_answer'
}

const isLetter = (answer: string): boolean => /^(?:option\s)?[([]?\s?\p{L}\s?[)\]]?\.?$/iu.test(answer)

const kindOfChoice = (block: QuestionBlock, answers: readonly string[]): Kind => {
  const options = optionsIn(block)
  const verdicts = options.texts.map(verdictIn)
  if (verdicts.length === 2 && verdicts.includes(true) && verdicts.includes(false)) return 'true_false'
  const right = answers.length > 0 ? answers.flatMap((answer) => optionsMeant(options, answer) ?? []) : options.ticked
  const areSeveral =
    answers.length > 1 && new Set(answers.map((answer) => optionsMeant(options, answer)?.join())).size > 1
  return new Set(right).size > 1 && !areSeveral ? 'multiple_choice' : 'single_choice'
}

/** A draft that no words can tell, as it was kept. */
const keptIn = (block: QuestionBlock, written: Written): DraftQuestion | null => {
  const kind = block.type
  const field = lastOf(block, 'draft')
  if (field === undefined || kind === null) return null
  const text = textOf(field.words)
  return readDraft(kind, written, jsonOf(text))
}

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
