import type { DraftPair } from '../questions/matching.ts'
import { optionsIn } from './choices.ts'
import { type KindText, textsOf, written } from './kind-text.ts'
import { textOf } from './words.ts'

export const orderingText: KindText<'ordering'> = {
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

export const matchingText: KindText<'matching'> = {
  read: (block) => {
    const pairs = [...block.items.map(textOf), ...optionsIn(block).texts].map(pairIn)
    const empty = { left: '', right: '' }
    return { pairs: pairs.length > 0 ? pairs : [empty, empty], extras: textsOf(block, 'extra') }
  },
  write: ({ pairs, extras }) => [
    ...pairs.flatMap(({ left, right }) => written('-', left === '' && right === '' ? '' : `${left} => ${right}`)),
    ...extras.flatMap((extra) => written('Extra:', extra)),
  ],
}
