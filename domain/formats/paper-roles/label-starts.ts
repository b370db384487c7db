import type { Start } from '../lines/markers.ts'
import { labelIn } from '../lines/markers.ts'
import { ROMAN, SERIES } from '../lines/scripts.ts'

/** Questions below the heading of a task that have letters or Roman numbers: `(i) The sun is a ____.` */

const MARK = /^[([]?\s?(?:[ivx]{1,4}|\p{L})\s?[)\].]+\s*/iu
const LETTERED = SERIES.filter((series) => series !== ROMAN && /^\p{L}/u.test(series[0] ?? ''))

/** The starts that a label can be: `i` is the first Roman number, or the ninth letter. */
export const labelStartsIn = (line: string): Start[] => {
  const label = MARK.test(line) ? labelIn(line) : null
  if (label === null) return []
  const text = line.replace(MARK, '')
  return [ROMAN, ...LETTERED].flatMap((series) => {
    const place = series.indexOf(label)
    return place === -1 ? [] : [{ number: place + 1, isNamed: false, sign: `label ${series[0]}`, text }]
  })
}
