import { describe, expect, it } from 'vitest'
import { wholeMarks } from '../../marking/marks.ts'
import { emptyQuestion } from './draft.ts'
import { type DraftItem, type DraftPart, markedQuestions, partGaps, placedItems } from './draft-item.ts'

const question = (prompt: string, inPassage?: boolean): DraftItem => ({
  ...emptyQuestion(),
  prompt,
  ...(inPassage !== undefined && { inPassage }),
})
const passage = (text: string): DraftPart => ({ kind: 'group', text })
const inProse = (part: DraftPart): DraftPart => ({ ...part, format: 'prose' })
const PICTURE = '![](abcdefghijklmnopqrstuv)'
const text = (words: string): DraftPart => ({ kind: 'text', text: words })

describe('a passage or a text that is being written', () => {
  it.each([
    { part: passage('P'), members: 1, gaps: [] },
    { part: passage(' \n'), members: 2, gaps: ['text'] },
    { part: passage('P'), members: 0, gaps: ['questions'] },
    { part: passage(''), members: 0, gaps: ['text', 'questions'] },
    { part: passage('P'), members: 50, gaps: [] },
    { part: passage('P'), members: 51, gaps: ['fewer_questions'] },
    { part: passage(` ${'x'.repeat(20_000)} `), members: 1, gaps: [] },
    { part: passage('x'.repeat(20_001)), members: 1, gaps: ['shorter'] },
    { part: text('T'), members: 0, gaps: [] },
    { part: inProse(passage(PICTURE)), members: 1, gaps: ['picture'] },
    { part: inProse(text(`T ${PICTURE}`)), members: 0, gaps: ['picture'] },
    { part: inProse(text(PICTURE.replace('[]', '[a delta]'))), members: 0, gaps: [] },
    { part: passage(PICTURE), members: 1, gaps: [] },
    { part: text(''), members: 0, gaps: ['text'] },
  ])('with $members questions still needs $gaps', ({ part, members, gaps }) =>
    expect(partGaps(part, members)).toEqual(gaps),
  )
})

describe('a draft as it is published', () => {
  it('has its questions in order, and beside them where passages and texts stand', () => {
    const items = [
      text(' first '),
      question('a'),
      passage(' P '),
      question('b', true),
      question('c', true),
      text('then'),
      inProse(passage('Q')),
      question('d', true),
      question('e'),
      inProse(text('last ')),
    ]
    const { questions, ...places } = placedItems(items)
    expect(questions.map(({ prompt }) => prompt)).toEqual(['a', 'b', 'c', 'd', 'e'])
    expect(questions.some((each) => 'inPassage' in each)).toBe(false)
    expect(places).toEqual({
      passageOfEach: [null, 0, 0, 1, null],
      passages: [{ text: 'P' }, { text: 'Q', format: 'prose' }],
      texts: [
        { text: 'first', before: 0 },
        { text: 'then', before: 3 },
        { text: 'last', format: 'prose', before: null },
      ],
      sections: [],
    })
  })
})

it('has each question as it is marked in its section', () => {
  const section = (points: number): DraftItem => ({ kind: 'section', title: 'S', text: '', points: wholeMarks(points) })
  const asked = (points?: number): DraftItem => ({ ...emptyQuestion(), ...(points && { points: wholeMarks(points) }) })
  const items = [asked(), section(4), asked(), asked(1), section(2), asked()]
  expect(markedQuestions(items).map(({ points }) => points)).toEqual([undefined, 4800, 1200, 2400])
})
