import { EXPECTED, type Expected, ONLY, type Only } from '../../questions/parts/comment-checks.ts'
import { fixedIn, MAX_OPTIONS, MIN_OPTIONS } from '../../questions/parts/options.ts'
import { MOST_STEP, SCALE_LOOKS, type ScaleLook } from '../../questions/scale.ts'
import { withPlainDigits } from '../lines/scripts.ts'
import { optionLines, optionsIn, stayIn } from './choices.ts'
import { type KindText, textsOf, valueIn, written } from './kind-text.ts'
import { wholeIn } from './typed.ts'

/** One of a list of words, with spaces for what joins them. */
const oneOf =
  <T extends string>(all: readonly T[]) =>
  (text: string): T | null =>
    all.find((each) => each.replace(/_/g, ' ') === text.trim().toLowerCase()) ?? null

const spaced = (word: string): string => word.replace(/_/g, ' ')

type Steps = { look: ScaleLook; from: number; to: number }

/** "stars 1-5", "numbers 0-10", "nps". */
const stepsIn = (text: string): Steps | null => {
  const [, name = '', first = '1', last = '5'] =
    /^(\p{L}+)(?:\s(\d{1,2})\s?(?:-|–|to)\s?(\d{1,2}))?$/u.exec(withPlainDigits(text).trim()) ?? []
  const look = oneOf(SCALE_LOOKS)(name)
  if (look === 'nps') return { look, from: 0, to: MOST_STEP }
  const [from, to] = [wholeIn(first, look === 'numbers' ? 0 : 1, 1), wholeIn(last, 2, MOST_STEP)]
  return look === null || from === null || to === null ? null : { look, from, to }
}

export const scaleText: KindText<'scale'> = {
  holds: [],
  read: (block, report) => {
    const steps = valueIn(block, { name: 'steps', meant: stepsIn, report })
    const wordsAt = (name: 'low' | 'middle' | 'high') => textsOf(block, name).at(-1) ?? ''
    const [low, middle, high] = [wordsAt('low'), wordsAt('middle'), wordsAt('high')]
    return { ...(steps ?? { look: 'stars', from: 1, to: 5 }), low, middle, high }
  },
  write: ({ look, from, to, low, middle, high }) => [
    look === 'nps' ? 'Steps: nps' : `Steps: ${look} ${from}-${to}`,
    ...(low === '' ? [] : written('Low end:', low)),
    ...(middle === '' ? [] : written('Middle:', middle)),
    ...(high === '' ? [] : written('High end:', high)),
  ],
}

type HowMany = { least: number | null; most: number | null }

/** "2", "1-3", "2-", "any". */
const howManyIn = (text: string): HowMany | null => {
  if (/^any$/i.test(text.trim())) return { least: null, most: null }
  const match = /^(\d*)(?:\s?(-|–|to)\s?(\d*))?$/u.exec(withPlainDigits(text.trim()))
  if (!match || text.trim() === '') return null
  const [, first = '', range, last = ''] = match
  const [least, most] = [first, range === undefined ? first : last].map((digits) => wholeIn(digits, 1, MAX_OPTIONS + 1))
  return { least: least ?? null, most: most ?? null }
}

export const isYes = (text: string): true | null => /^yes$/i.test(text.trim()) || null

export const opinionText: KindText<'opinion'> = {
  holds: ['options'],
  read: (block, report) => {
    const options = optionsIn(block)
    const { texts } = options
    const missing = Math.max(0, MIN_OPTIONS - texts.length)
    const fixed = stayIn(block, options, report)
    const many = valueIn(block, { name: 'choose', meant: howManyIn, report }) ?? { least: null, most: 1 }
    return {
      options: [...texts, ...Array<string>(missing).fill('')],
      ...fixedIn(fixed),
      look: valueIn(block, { name: 'look', meant: oneOf(['row']), report }) ?? 'list',
      other: valueIn(block, { name: 'other', meant: isYes, report }) ?? false,
      least: many.most === 1 ? null : many.least,
      most: many.most,
    }
  },
  write: ({ options, fixed, look, least, most, other }) => [
    ...optionLines({ options, fixed }),
    ...(most === 1 ? [] : [`Choose: ${least === null && most === null ? 'any' : `${least ?? ''}-${most ?? ''}`}`]),
    ...(look === 'row' ? ['Look: row'] : []),
    ...(other ? ['Other allowed: yes'] : []),
  ],
}

type Length = { least: number | null; most: number | null }

const expectedIn = (text: string): Expected | null => oneOf(EXPECTED)(text)
const onlyIn = (text: string): Only | null => oneOf(ONLY)(text)
const lengthIn = (text: string): Length | null => {
  const match = /^(\d{0,4})\s?(?:-|–|to)\s?(\d{0,4})$/u.exec(withPlainDigits(text.trim()))
  if (!match) return null
  const [least, most] = [match[1] ?? '', match[2] ?? ''].map((digits) => wholeIn(digits, 1, 9_999))
  return { least: least ?? null, most: most ?? null }
}

export const commentText: KindText<'comment'> = {
  holds: [],
  read: (block, report) => ({
    expects: valueIn(block, { name: 'expects', meant: expectedIn, report }) ?? 'text',
    ...(valueIn(block, { name: 'length', meant: lengthIn, report }) ?? { least: null, most: null }),
    only: valueIn(block, { name: 'only', meant: onlyIn, report }),
    from: textsOf(block, 'from').at(-1) ?? '',
    to: textsOf(block, 'to').at(-1) ?? '',
    decimals: valueIn(block, { name: 'decimals', meant: (text) => wholeIn(text, 0, 10), report }),
  }),
  write: ({ expects, least, most, only, from, to, decimals }) => [
    ...(expects === 'text' ? [] : [`Expects: ${expects}`]),
    ...(least === null && most === null ? [] : [`Length: ${least ?? ''}-${most ?? ''}`]),
    ...(only === null ? [] : [`Only: ${spaced(only)}`]),
    ...(from === '' ? [] : written('At least:', from)),
    ...(to === '' ? [] : written('At most:', to)),
    ...(decimals === null ? [] : [`Decimals: ${decimals}`]),
  ],
}
