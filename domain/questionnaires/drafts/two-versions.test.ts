import fc from 'fast-check'
import { expect, it } from 'vitest'
import { chosenParts, isReordered, nameOfRow, type PartRow, rowsLedBy, type Side } from './two-versions.ts'

type Versions = { here: string; there: string }

/** Signs that are the same are the same part. */
const pairsOf = ({ here, there }: Versions) =>
  new Map([...here].flatMap((sign, at) => (there.includes(sign) ? [[at, there.indexOf(sign)] as const] : [])))
const rowsOf = (lead: Side, versions: Versions) =>
  rowsLedBy(lead, pairsOf(versions), { here: versions.here.length, there: versions.there.length })
const told = (rows: readonly PartRow[], { here, there }: Versions) =>
  rows.map((row) => here[row.here ?? -1] ?? there[row.there ?? -1]).join('')

it.each<[string, string, string, string, string]>([
  ['nothing', '', '', '', ''],
  ['the same', 'ab', 'ab', 'ab', 'ab'],
  ['one more there', 'ab', 'axb', 'axb', 'axb'],
  ['more there at the beginning', 'ab', 'xyab', 'xyab', 'xyab'],
  ['one more each at one place', 'axb', 'ayb', 'axyb', 'ayxb'],
  ['one more each at the end', 'ax', 'ay', 'axy', 'ayx'],
  ['another order', 'abc', 'cab', 'abc', 'cab'],
  ['another order, and one more', 'abc', 'cxab', 'abcx', 'cxab'],
  ['nothing in common', 'ab', 'xy', 'abxy', 'xyab'],
])('All parts of two versions in the order of either: %s', (_, here, there, mine, theirs) => {
  const versions = { here, there }
  expect([told(rowsOf('here', versions), versions), told(rowsOf('there', versions), versions)]).toEqual([mine, theirs])
  expect(isReordered(pairsOf(versions))).toBe(_.startsWith('another order'))
})

const aVersion = fc.uniqueArray(fc.constantFrom(...'abcdefgh')).map((signs) => signs.join(''))
const aSide = fc.constantFrom<Side>('here', 'there')

it('What is chosen and what is not hold every part of both versions once, in the order of one of them', () => {
  fc.assert(
    fc.property(fc.record({ here: aVersion, there: aVersion }), aSide, fc.array(aSide), (versions, lead, sides) => {
      const rows = rowsOf(lead, versions)
      const items = {
        here: [...versions.here].map((sign) => `${sign}h`),
        there: [...versions.there].map((s) => `${s}t`),
      }
      const names = rows.map(nameOfRow)
      expect(new Set(names).size).toBe(rows.length)
      const sideOf = (row: PartRow) => sides[names.indexOf(nameOfRow(row))] ?? 'here'
      const otherOf = (row: PartRow): Side => (sideOf(row) === 'here' ? 'there' : 'here')
      const [chosen, left] = [chosenParts(items, { rows, sideOf }), chosenParts(items, { rows, sideOf: otherOf })]
      expect([...chosen, ...left].toSorted()).toEqual([...items.here, ...items.there].toSorted())
      const kept = [...versions[lead]].filter((sign) => chosen.some(([first]) => first === sign))
      const led = chosen.map(([first = '']) => first).filter((sign) => versions[lead].includes(sign))
      expect(led).toEqual(kept)
    }),
  )
})
