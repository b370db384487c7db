import { answersOf, type QuestionBlock } from '../lines/block.ts'
import { NUMBERS } from '../lines/scripts.ts'
import { textOf, wordsOf } from '../lines/words.ts'
import { beginningOf, linesOf, mayHavePlain, plain } from './plain-options.ts'

/** Fewer are no choice. */
const FEWEST = 2

/** `Reason 1: ...`, and an answer such as `Reason 2`. */
const NAMED_LINE = /^(\p{L}[\p{L}\p{M}]*)\s?[-–]?\s?(\p{Nd}|[ivx]{1,3})\s?[:：–-]\s*(\S.*)$/iu
const NAMED_ANSWER = /^(\p{L}[\p{L}\p{M}]*)\s?[-–]?\s?(\p{Nd}|[ivx]{1,3})[.।]?$/iu

/** Lines that are named and counted, with the one that the answer names. */
const namedOptions = (
  lines: readonly string[],
  answer: string,
): { asked: number; texts: string[]; right: number } | null => {
  const [, wanted = '', number = ''] = NAMED_ANSWER.exec(answer) ?? []
  const found = lines.map((line) => NAMED_LINE.exec(line))
  const asked = found.findIndex((match) => match !== null && plain(match[1] ?? '') === plain(wanted))
  const named = asked < 1 ? [] : found.slice(asked)
  const right = named.findIndex((match) => plain(match?.[2] ?? '') === plain(number))
  const areAlike = named.every((match) => match !== null && plain(match[1] ?? '') === plain(wanted))
  return areAlike && named.length >= FEWEST && right !== -1
    ? { asked, texts: named.map((match) => match?.[3] ?? ''), right }
    : null
}

/** The block with them as options; null where it has none. */
export const withNamedOptions = (block: QuestionBlock): QuestionBlock | null => {
  if (!mayHavePlain(block)) return null
  const [answer, ...others] = answersOf(block)
  const found = answer === undefined || others.length > 0 ? null : namedOptions(linesOf(block), textOf(answer.words))
  if (answer === undefined || found === null) return null
  const words = (text: string) => wordsOf({ text, isLiteral: false })
  return {
    ...block,
    prompt: words(beginningOf(textOf(block.prompt), found.asked)),
    options: found.texts.map((text, at) => ({ label: NUMBERS[at] ?? '', ticked: false, words: words(text) })),
    fields: block.fields.map((field) =>
      field === answer ? { ...field, words: words(`(${found.right + 1})`) } : field,
    ),
  }
}
