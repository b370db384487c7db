import { CHOOSING } from '../lines/asking.ts'
import { answersOf, type Block, type QuestionBlock, type Reading, type TextProblem } from '../lines/block.ts'
import { labelAt, NUMBERS } from '../lines/scripts.ts'
import { textOf, wordsOf } from '../lines/words.ts'
import { isUnit } from '../numbers/units-of-measure.ts'

/** `The sky ____ (is / are / am) blue.`: what may stand in a gap, in brackets behind it or behind the sentence. */

const GAP = '(?:_{2,}|\\.{4,}|…{2,})'
const LIST = '[([]\\s?([^()[\\]/=\\n]{1,40}(?:\\s?\\/\\s?[^()[\\]/=\\n]{1,40}){1,5})\\s?[)\\]]'
const BEHIND_GAP = new RegExp(`(?<=${GAP}\\s?)${LIST}`, 'u')
const AT_END = new RegExp(`\\s?${LIST}\\s?[.?!।]?$`, 'u')
const ANY_GAP = new RegExp(GAP, 'gu')

const SAYS_CHOOSE = new RegExp(`${CHOOSING}|underline|brackets?(?![\\p{L}])|বন্ধনী|कोष्ठक`, 'iu')

/** `prompt`: without them. `from`: they, and what stands behind them; `rest`: that alone. */
export type GapChoices = { texts: string[]; prompt: string; from: string; rest: string }

/** The choices of the only gap of a sentence; null where there are none. */
export const gapChoicesIn = (prompt: string): GapChoices | null => {
  if ((prompt.match(ANY_GAP) ?? []).length !== 1) return null
  const found = BEHIND_GAP.exec(prompt) ?? AT_END.exec(prompt)
  const list = found?.[1]
  if (!found || list === undefined) return null
  const texts = list.split('/').map((text) => text.trim())
  const areDifferent =
    new Set(texts.map(plain)).size === texts.length && texts.every((text) => /[\p{L}\p{N}]/u.test(text))
  if (!areDifferent || isUnit(list.replace(/\s/g, ''))) return null
  const [before, all, behind] = [prompt.slice(0, found.index), found[0], prompt.slice(found.index + found[0].length)]
  const end = /[.?!।]$/u.exec(all)?.[0] ?? ''
  const rest = `${behind.replace(/^\s+(?=[.?!,;।])/u, '')}${/[.?!।]$/u.test(before) ? '' : end}`
  return {
    texts,
    prompt: `${before.trimEnd()}${rest}`.trim(),
    from: `${all}${behind}`.trim(),
    rest: /\s$/.test(before) ? rest.trim() : rest,
  }
}

const plain = (text: string): string => text.trim().toLowerCase().replace(/[.।]$/u, '')

/** The choices become options where a heading, or the key, says so; where nothing does it is asked. */
export const withGapChoices = ({ blocks, keys }: Pick<Reading, 'blocks' | 'keys'>): TextProblem[] => {
  let isChosen = false
  return blocks.flatMap((block): TextProblem[] => {
    if (block.kind === 'section') isChosen = SAYS_CHOOSE.test(`${textOf(block.title)} ${textOf(block.words)}`)
    const found = choicesOf(block)
    if (found === null || block.kind !== 'question') return []
    const answers = [
      ...answersOf(block).map(({ words }) => textOf(words)),
      ...keys.filter(({ number }) => number === block.number).map(({ answer }) => answer),
    ].map(plain)
    const isOne = answers.every((answer) => found.texts.some((text) => plain(text) === answer))
    if (answers.length > 0 ? isOne : isChosen) makeChoice(block, found)
    return answers.length > 0 || isChosen ? [] : [asked(block, found)]
  })
}

const choicesOf = (block: Block): GapChoices | null => {
  if (block.kind !== 'question' || block.prompt.endsLiteral) return null
  const { options, items, type } = block
  return options.length > 0 || items.length > 0 || type !== null ? null : gapChoicesIn(textOf(block.prompt))
}

const makeChoice = (question: QuestionBlock, { texts, prompt }: GapChoices): void => {
  question.prompt = wordsOf({ text: prompt, isLiteral: false })
  question.options = texts.map((text, at) => ({
    label: NUMBERS[at] ?? '',
    ticked: false,
    words: wordsOf({ text, isLiteral: false }),
  }))
}

const asked = ({ line, prompt: words }: QuestionBlock, { texts, from, rest }: GapChoices): TextProblem => {
  const options = texts.map((text, at) => `(${labelAt(at)}) ${text}`)
  return {
    line,
    problem: 'gap_choices',
    text: texts.join(' / '),
    choices: textOf(words).includes('\n')
      ? []
      : [
          { says: options.join(' '), edits: [{ line, from, to: [rest, ...options].join('\n') }] },
          { says: `____ (${texts.join(' / ')})`, edits: [{ line, from, to: `${from}\nType: short answer` }] },
        ],
  }
}
