import { type DraftOf, type DraftQuestion, readDraft } from '../draft.ts'
import type { TextFormat } from '../prose.ts'
import type { Own } from '../question.ts'
import type { Kind } from '../questions/rules.ts'
import { answersOf, type QuestionBlock } from './block.ts'
import { optionsIn, optionsMeant } from './choices.ts'
import { kindNamed } from './fields.ts'
import { type KindText, lastOf, type Report, textsOf, valueIn } from './kind-text.ts'
import { KIND_TEXTS } from './kind-texts.ts'
import { ownMarksBehind, statementIn, verdictIn } from './line-kinds.ts'
import { hasBlank } from './longer.ts'
import { ownIn } from './own.ts'
import { saysNumber } from './typed.ts'
import { textOf, wordsOf } from './words.ts'

/** The words that stand in for what is asked where a text has nothing but blanks. */
export type TextWords = { fillIn: string }

/** The question that a block is. What is not understood in it is reported. */
export const questionFrom = (block: QuestionBlock, words: TextWords, report: Report): DraftQuestion => {
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
  return keptIn(block, written, report) ?? ofKind(block.type ?? kindOf(block), { block, written, words, report })
}

type Written = Own & { prompt: string; format?: TextFormat; explanation?: string }
type Meant = { block: QuestionBlock; written: Written; words: TextWords; report: Report }

const askedIn = ({ prompt, fields }: QuestionBlock): { prompt: string; points: number | null } => {
  const text = textOf(prompt)
  const own = prompt.endsLiteral || fields.some(({ name }) => name === 'marks') ? null : ownMarksBehind(text)
  return { prompt: own?.before ?? text, points: own?.points ?? null }
}

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
  return answers.every(saysNumber) ? 'numerical' : 'short_answer'
}

const kindOfChoice = (block: QuestionBlock, answers: readonly string[]): Kind => {
  const options = optionsIn(block)
  const verdicts = options.texts.map(verdictIn)
  if (verdicts.length === 2 && verdicts.includes(true) && verdicts.includes(false)) return 'true_false'
  const right = answers.length > 0 ? answers.flatMap((answer) => optionsMeant(options, answer) ?? []) : options.ticked
  return new Set(right).size > 1 ? 'multiple_choice' : 'single_choice'
}

/** A draft that no words can tell, as it was kept. */
const keptIn = (block: QuestionBlock, written: Written, report: Report): DraftQuestion | null => {
  const kind = block.type
  const field = lastOf(block, 'draft')
  if (field === undefined || kind === null) return null
  const text = textOf(field.words)
  const draft = readDraft(kind, written, jsonOf(text))
  if (draft === null) report({ line: field.line, problem: 'unknown_value', text })
  return draft
}

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
