import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { QuestionBlock } from '../lines/block.ts'
import { textOf } from '../lines/words.ts'
import { columnsFor, readSheetWith } from './columns-for.ts'

const table = (...rows: string[]) => rows.map((row) => row.replaceAll('|', '\t')).join('\n')
const named = (columns: readonly (string | null)[]) => columns.map((column) => column ?? '-').join(' ')

const UNKNOWN = table(
  'Chapter|Asked|This|That|Other|Best|Level',
  'Heat|What is hot?|sun|ice|snow|A|easy',
  'Heat|What is cold?|sun|ice|fire|B|hard',
)

describe('a mapping is proposed', () => {
  it.each([
    ['by headings', table('Question|A|B|Answer', 'Why?|p|q|B'), 'prompt option option answer', 1],
    ['by cells below headings that say nothing', UNKNOWN, 'section prompt option option option answer -', 1],
    ['by cells alone', 'One?,p,q,r,B\nTwo?,p,q,r,C', 'prompt option option option answer', 0],
    [
      'with numbers and explanations',
      'Was;x;y;z;Stimmt;Warum\nDas?;p;q;r;2;Weil es eben so ist\nUnd das?;p;q;r;3;Weil auch das so ist',
      'prompt option option option answer explanation',
      1,
    ],
    ['of pairs', table('x|y', 'Capital of India?|Delhi', 'Capital of Nepal?|Kathmandu'), 'prompt answer', 1],
    ['below titles', table('Class 10|', 'Question|A|B|Answer', 'Why?|p|q|B'), 'prompt option option answer', 2],
  ])('%s', (_, text, columns, headingRows) => {
    const mapping = columnsFor(text)
    expect(named(mapping?.columns ?? [])).toBe(columns)
    expect(mapping?.headingRows).toBe(headingRows)
  })

  it('with its names and first rows', () => {
    expect(columnsFor(UNKNOWN)).toMatchObject({
      names: ['Chapter', 'Asked', 'This', 'That', 'Other', 'Best', 'Level'],
      sample: [
        ['Heat', 'What is hot?', 'sun', 'ice', 'snow', 'A', 'easy'],
        ['Heat', 'What is cold?', 'sun', 'ice', 'fire', 'B', 'hard'],
      ],
      rowCount: 2,
    })
    const long = columnsFor(table('Question|A|B|Answer', ...Array.from({ length: 40 }, () => 'Why?|p|q|B')))
    expect(long?.sample).toHaveLength(5)
    expect(long?.rowCount).toBe(40)
  })

  it.each(['', 'a', 'just words\nand more', '1. One?\n(a) p\n(b) q\nAns: a'])('of no sheet: %j', (text) => {
    expect(columnsFor(text)).toBeNull()
    expect(readSheetWith(text, { columns: ['prompt'], headingRows: 0 }).blocks).toEqual([])
  })
})

describe('a sheet is read by a mapping', () => {
  const read = (columns: Parameters<typeof readSheetWith>[1]['columns']) =>
    readSheetWith(UNKNOWN, { columns, headingRows: 1 })

  it('as it was proposed', () => {
    const mapping = columnsFor(UNKNOWN)
    const { blocks, problems, outside } = readSheetWith(UNKNOWN, mapping ?? { columns: [], headingRows: 0 })
    expect(blocks.map(({ kind }) => kind)).toEqual(['section', 'question', 'question'])
    expect(problems).toEqual([{ line: 1, problem: 'column', text: 'Level', count: 2 }])
    expect(outside).toMatchObject([{ text: 'Level: easy | hard', after: 0 }])
  })

  it('as it was changed', () => {
    const { blocks, problems } = read([null, 'prompt', 'option', 'option', null, 'answer', 'section'])
    const questions = blocks.filter((block): block is QuestionBlock => block.kind === 'question')
    expect(questions.map(({ options }) => options.map(({ words }) => textOf(words)))).toEqual([
      ['sun', 'ice'],
      ['sun', 'ice'],
    ])
    expect(blocks.map(({ kind }) => kind)).toEqual(['section', 'question', 'section', 'question'])
    expect(problems).toEqual([
      { line: 1, problem: 'column', text: 'Chapter', count: 2 },
      { line: 1, problem: 'column', text: 'Other', count: 2 },
    ])
  })

  it('whatever it says, each cell is in a question or told', () => {
    const column = fc.constantFrom(
      ...(['prompt', 'option', 'options', 'number', 'answer', 'explanation', 'marks', 'wrong'] as const),
      ...(['type', 'language', 'section', 'time', 'picture', null] as const),
    )
    fc.assert(
      fc.property(fc.array(column, { minLength: 3, maxLength: 6 }), fc.nat(2), (columns, headingRows) => {
        const cell = (row: number, at: number) => `word${row}x${at}`
        const rows = [0, 1, 2, 3].map((row) => columns.map((_, at) => cell(row, at)).join('\t'))
        const { blocks, outside } = readSheetWith(rows.join('\n'), { columns, headingRows })
        const kept = JSON.stringify([blocks, outside])
        const cells = [0, 1, 2, 3].slice(headingRows).flatMap((row) => columns.map((_, at) => cell(row, at)))
        expect(cells.filter((each) => !kept.includes(each))).toEqual([])
      }),
      { numRuns: 500 },
    )
  })
})
