import { describe, expect, it } from 'vitest'
import { settings } from '../settings.ts'
import { closedAlready, doubtsOf, doubtsOfPart } from './doubts.ts'
import type { DraftQuestion } from './draft.ts'

const FIGURE = '![A triangle](abcdef123)'

const question = (
  options: string[],
  more: { prompt?: string; fixed?: number[]; correct?: number } = {},
): DraftQuestion => {
  const { prompt = 'Which?', correct = 0, fixed } = more
  return { kind: 'single_choice', prompt, draft: { options, correct, ...(fixed && { fixed }) } }
}

describe('what may not have been meant in a question', () => {
  it.each<[string, DraftQuestion, mixes: boolean, doubts: object[]]>([
    ['nothing', question(['3', '4']), true, []],
    ['two that read the same', question(['3', '3']), true, [{ kind: 'same', place: 1, like: 0 }]],
    ['one that is left out', question(['3', '', '4']), true, [{ kind: 'left_out', place: 1 }]],
    ['not one that is right', question(['3', '', '4'], { correct: 1 }), true, []],
    ['not what stays by its words', question(['3', '4', 'All of the above']), true, []],
    [
      'what its author lets move',
      question(['3', '4', 'All of the above'], { fixed: [] }),
      true,
      [{ kind: 'loose', places: [2] }],
    ],
    ['not where nothing is mixed', question(['3', '4', 'All of the above'], { fixed: [] }), false, []],
    [
      'what says more besides',
      question(['iron', 'gold', 'All of the above except iron']),
      true,
      [{ kind: 'loose', places: [2] }],
    ],
    [
      'not where its author keeps it',
      question(['iron', 'gold', 'All of the above except iron'], { fixed: [2] }),
      true,
      [],
    ],
    [
      'what names others that move',
      question(['3', '4', 'Both A and B'], { fixed: [2] }),
      true,
      [{ kind: 'loose', places: [2] }],
    ],
    ['in Bengali', question(['৩', '৪', 'উপরের সবগুলি'], { fixed: [] }), true, [{ kind: 'loose', places: [2] }]],
    ['in Hindi', question(['३', '४', 'उपरोक्त सभी'], { fixed: [] }), true, [{ kind: 'loose', places: [2] }]],
    [
      'a figure that is not there',
      question(['3', '4'], { prompt: 'In the given figure, x is' }),
      true,
      [{ kind: 'no_figure' }],
    ],
    ['not one that is', question(['3', '4'], { prompt: `In the given figure, x is\n${FIGURE}` }), true, []],
    ['not one that the options are', question([FIGURE, '4'], { prompt: 'In the figure below' }), true, []],
  ])('%s', (_, asked, mixes, doubts) => expect(doubtsOf(asked, { mixes, read: [] })).toEqual(doubts))

  it('no figure where one is read before it', () => {
    const asked = question(['3', '4'], { prompt: 'চিত্রে x এর মান' })
    expect(doubtsOf(asked, { mixes: false, read: ['Some text'] })).toEqual([{ kind: 'no_figure' }])
    expect(doubtsOf(asked, { mixes: false, read: ['Some text', FIGURE] })).toEqual([])
  })
})

it.each([
  ['Study the diagram.', [], 1],
  ['Study the diagram.', [FIGURE], 0],
  [`Study the diagram. ${FIGURE}`, [], 0],
  ['Read the text.', [], 0],
])('in a passage “%s” before %j: %i', (text, others, count) =>
  expect(doubtsOfPart({ kind: 'group', text }, others)).toHaveLength(count),
)

it.each([
  [null, null],
  [99, 99],
  [100, 100],
  [101, null],
])('a paper that closes at %s is closed already at 100: %s', (closes_at, is) =>
  expect(closedAlready(settings.parse({ opening: { closes_at } }), 100)).toBe(is),
)
