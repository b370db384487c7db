import { MAX_WEIGHT, MAX_WORDS, type OpenEndedDraft, type RubricDraft } from '../../questions/open-ended.ts'
import { withPlainDigits } from '../lines/scripts.ts'
import { textOf } from '../lines/words.ts'
import { fieldsOf, type KindText, textsOf, valueIn, written, writtenLong } from './kind-text.ts'
import { wholeIn } from './typed.ts'

export const hasBlank = (text: string): boolean => text.includes('[[') && text.includes(']]')

export const fillInBlanksText: KindText<'fill_in_blanks'> = {
  holds: [],
  read: (block) => ({ passage: textsOf(block, 'passage').join('\n') }),
  write: ({ passage }) => (passage === '' ? [] : writtenLong('Fill in:', passage)),
}

type Length = Pick<OpenEndedDraft, 'least' | 'most'>

const lengthIn = (text: string): Length | null => {
  const match = /^(\d*)(?:\s?(?:-|–|to)\s?(\d*))?$/u.exec(withPlainDigits(text))
  if (!match || text === '') return null
  const [least, most] = [match[1] ?? '', match[2] ?? ''].map((digits) => wholeIn(digits, 1, MAX_WORDS))
  return { least: least ?? null, most: most ?? null }
}

const pointFrom = (name: string, text: string): RubricDraft => {
  const weight = /\(\s?(-?\d+)\s?\)/.exec(name)?.[1]
  return { text, weight: weight === undefined ? null : Math.min(Number(weight), MAX_WEIGHT * MAX_WEIGHT) }
}

const pointName = ({ weight }: RubricDraft): string => (weight === null ? 'Point:' : `Point (${weight}):`)

/** As it is before anything is written. */
const isBlank = ([first, ...others]: readonly RubricDraft[]): boolean =>
  others.length === 0 && first?.text === '' && first.weight === null

export const openEndedText: KindText<'open_ended'> = {
  holds: ['answers'],
  read: (block, report) => {
    const points = fieldsOf(block, 'point').map(({ written, words }) => pointFrom(written, textOf(words)))
    return {
      ...(valueIn(block, { name: 'words', meant: lengthIn, report }) ?? { least: null, most: null }),
      rubric: points.length > 0 ? points : [{ text: '', weight: null }],
      model: [...textsOf(block, 'model'), ...textsOf(block, 'answer')].join('\n'),
    }
  },
  write: ({ least, most, rubric, model }) => [
    ...(least === null && most === null ? [] : [`Words: ${least ?? ''}-${most ?? ''}`]),
    ...(isBlank(rubric) ? [] : rubric.flatMap((point) => written(pointName(point), point.text))),
    ...(model === '' ? [] : writtenLong('Model:', model)),
  ],
}
