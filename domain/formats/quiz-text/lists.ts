import type { DraftPair } from '../../questions/matching.ts'
import type { QuestionBlock } from '../lines/block.ts'
import { textOf } from '../lines/words.ts'
import { optionsIn, optionsMeant } from './choices.ts'
import { type KindText, textsOf, valueIn, written } from './kind-text.ts'
import { isYes } from './opinions.ts'

export const orderingText: KindText<'ordering'> = {
  holds: ['options', 'items'],
  read: (block) => {
    const items = [...block.items.map(textOf), ...optionsIn(block).texts]
    return { items: items.length > 0 ? items : ['', '', ''] }
  },
  write: ({ items }) => items.flatMap((item) => written('-', item)),
}

const ARROW = /\s?(?:=>|->|→|⇒|\t)\s?/u
const EQUALS = /\s(?:=|:|–|—|-)\s/u

/** Both sides of a pair; an arrow is looked for before the signs that stand in other texts too. */
const pairIn = (text: string): DraftPair => {
  const found = ARROW.exec(text) ?? EQUALS.exec(text)
  if (!found) return { left: text, right: '' }
  return { left: text.slice(0, found.index), right: text.slice(found.index + found[0].length) }
}

/** Of rows that name what belongs to them by the labels of options; null where they do not. */
const pairsByLabels = (block: QuestionBlock): { pairs: DraftPair[]; extras: string[]; several: boolean } | null => {
  const options = optionsIn(block)
  const rows = block.items.map(textOf).map(pairIn)
  const isWithoutKey = rows.every(({ right }) => right === '')
  const meant = rows.map(({ right }) => (right === '' ? null : optionsMeant(options, right)))
  const named = meant.flatMap((places) => places ?? [])
  if (rows.length === 0 || options.texts.length === 0) return null
  if (isWithoutKey) return { pairs: rows, extras: options.texts, several: false }
  if (meant.includes(null)) return null
  return {
    pairs: rows.flatMap(({ left }, at) =>
      (meant[at] ?? []).map((place) => ({ left, right: options.texts[place] ?? '' })),
    ),
    extras: options.texts.filter((_, place) => !named.includes(place)),
    several: named.length > rows.length,
  }
}

export const matchingText: KindText<'matching'> = {
  holds: ['options', 'items'],
  read: (block, report) => {
    const byLabels = pairsByLabels(block)
    if (byLabels?.pairs.every(({ right }) => right === ''))
      report({ line: block.line, problem: 'no_answer', text: textOf(block.prompt) })
    const pairs = byLabels?.pairs ?? [...block.items.map(textOf), ...optionsIn(block).texts].map(pairIn)
    const empty = { left: '', right: '' }
    const several = valueIn(block, { name: 'several', meant: isYes, report }) ?? byLabels?.several
    return {
      pairs: pairs.length > 0 ? pairs : [empty, empty],
      extras: [...(byLabels?.extras ?? []), ...textsOf(block, 'extra')],
      ...(several && { several: true }),
    }
  },
  write: ({ pairs, extras, several }) => [
    ...pairs.flatMap(({ left, right }) => written('-', left === '' && right === '' ? '' : `${left} => ${right}`)),
    ...extras.flatMap((extra) => written('Extra:', extra)),
    ...(several ? ['Several in a row: yes'] : []),
  ],
}
