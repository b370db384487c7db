import { MAX_RANKED } from '../../questions/ranking.ts'
import { textOf } from '../lines/words.ts'
import { optionsIn } from './choices.ts'
import { type KindText, textsOf, valueIn, written, writtenLong } from './kind-text.ts'
import { isYes } from './opinions.ts'
import { wholeIn } from './typed.ts'

export const rankingText: KindText<'ranking'> = {
  holds: ['options', 'items'],
  read: (block, report) => {
    const items = [...block.items.map(textOf), ...optionsIn(block).texts]
    const top = valueIn(block, { name: 'top', meant: (text) => wholeIn(text, 1, MAX_RANKED), report })
    return { items: items.length > 0 ? items : ['', '', ''], top }
  },
  write: ({ items, top }) => [...items.flatMap((item) => written('-', item)), ...(top === null ? [] : [`Top: ${top}`])],
}

export const matrixText: KindText<'matrix'> = {
  holds: [],
  read: (block, report) => {
    const [rows, columns] = [textsOf(block, 'row'), textsOf(block, 'column')]
    return {
      rows: rows.length > 0 ? rows : ['', ''],
      columns: columns.length > 0 ? columns : ['', '', ''],
      several: valueIn(block, { name: 'several', meant: isYes, report }) ?? false,
    }
  },
  write: ({ rows, columns, several }) => [
    ...rows.flatMap((row) => written('Row:', row)),
    ...columns.flatMap((column) => written('Column:', column)),
    ...(several ? ['Several in a row: yes'] : []),
  ],
}

export const consentText: KindText<'consent'> = {
  holds: [],
  read: (block) => ({ statement: textsOf(block, 'statement').join('\n') }),
  write: ({ statement }) => (statement === '' ? [] : writtenLong('Statement:', statement)),
}
