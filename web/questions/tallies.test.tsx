import { screen, within } from '@testing-library/dom'
import { beforeAll, describe, expect, it } from 'vitest'
import { noNumbers } from '#domain/questions/parts/number-counts.ts'
import type { TypedTally } from '#domain/questions/parts/typed-tally.ts'
import { show } from '../testing/show.tsx'
import { TallyComment } from './comment/tally.tsx'
import { TallyFillInBlanks } from './fill-in-blanks/tally.tsx'
import { TallyMatching } from './matching/tally.tsx'
import { TallyMultipleChoice } from './multiple-choice/tally.tsx'
import { TallyNumerical } from './numerical/tally.tsx'
import { TallyOpenEnded } from './open-ended/tally.tsx'
import { TallyOrdering } from './ordering/tally.tsx'
import { loadProse, TextsOf } from './parts/prose.tsx'
import { TallyShortAnswer } from './short-answer/tally.tsx'
import { TallySingleChoice } from './single-choice/tally.tsx'
import { TallyTrueFalse } from './true-false/tally.tsx'

/** Each row of a table: what was answered, whether it says that this is right, and how often. */
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('rowheader')
    .map((header) => `${header.textContent} ${header.closest('tr')?.querySelector('td')?.textContent}`)

const tables = () => screen.getAllByRole('table').map(rowsOf)

describe('where texts are prose', () => {
  beforeAll(() => loadProse(['prose']))

  it('what is asked looks as it was asked, and what was typed stays as it was typed', () => {
    show(
      <TextsOf value={{ format: 'prose' }}>
        <TallySingleChoice
          asked={{ options: ['**Delhi**', 'Patna'] }}
          answerKey={{ correct: 1 }}
          tally={{ chosen: [1, 0] }}
          of={1}
        />
        <TallyShortAnswer
          asked={{}}
          answerKey={{ accepted: ['Patna'], caseMatters: false, accentsMatter: true }}
          tally={typed([['**patna**', 1, false]])}
          of={1}
        />
      </TextsOf>,
    )
    expect(screen.getByText('Delhi').tagName).toBe('STRONG')
    expect(screen.getByText('**patna**')).toBeTruthy()
  })
})

describe('a tally shows', () => {
  it('every option of a single choice, chosen or not', () => {
    show(
      <TallySingleChoice
        asked={{ options: ['Delhi', 'Patna', 'Pune'] }}
        answerKey={{ correct: 1 }}
        tally={{ chosen: [1, 3, 0] }}
        of={4}
      />,
    )
    expect(screen.getByRole('table', { name: 'What was chosen, of 4 who answered' })).toBeTruthy()
    expect(tables()).toEqual([['ADelhi 1 (25%)', 'BPatnaRight 3 (75%)', 'CPune 0 (0%)']])
  })

  it.each([
    [{ answers: 0, words: 0 }, 'Nobody wrote anything'],
    [{ answers: 1, words: 4 }, '1 answer, of 4 words'],
    [{ answers: 3, words: 11 }, '3 answers, of 4 words on average'],
  ])('how many wrote something, and how much: %j', (tally, said) => {
    show(<TallyOpenEnded asked={{ words: null }} answerKey={{ rubric: [], model: null }} tally={tally} of={4} />)
    expect(screen.getByText(said)).toBeTruthy()
  })

  it('every option of a multiple choice, of all who answered', () => {
    show(
      <TallyMultipleChoice
        asked={{ options: ['2', '9', '11'], choose: null }}
        answerKey={{ correct: [0, 2] }}
        tally={{ chosen: [4, 1, 2] }}
        of={4}
      />,
    )
    expect(tables()).toEqual([['A2Right 4 (100%)', 'B9 1 (25%)', 'C11Right 2 (50%)']])
  })

  it.each([
    [true, ['TrueRight 3 (75%)', 'False 1 (25%)']],
    [false, ['True 3 (75%)', 'FalseRight 1 (25%)']],
  ])('true and false, where %s is right', (correct, rows) => {
    show(<TallyTrueFalse asked={{}} answerKey={{ correct }} tally={{ saidTrue: 3, saidFalse: 1 }} of={4} />)
    expect(tables()).toEqual([rows])
  })

  it('place by place what was put there, and what belongs there', () => {
    show(
      <TallyOrdering
        asked={{ items: ['tree', 'seed', 'seed'] }}
        answerKey={{ order: [1, 2, 0], alike: [0, 1, 1] }}
        tally={{
          stood: [
            [1, 3, 0],
            [4, 0, 0],
            [0, 4, 0],
          ],
        }}
        of={4}
      />,
    )
    expect(screen.getByRole('table', { name: 'What was put in place 1' })).toBeTruthy()
    expect(tables()).toEqual([
      ['BseedRight 3 (75%)', 'Atree 1 (25%)'],
      ['Atree 4 (100%)', 'BseedRight 0 (0%)'],
      ['Bseed 4 (100%)', 'AtreeRight 0 (0%)'],
    ])
  })

  it('what was chosen for each on the left, and how many chose nothing', () => {
    show(
      <TallyMatching
        asked={{ left: ['Cat', 'Eagle'], right: ['bird', 'mammal'] }}
        answerKey={{ pairs: [1, 0] }}
        tally={{
          chosen: [
            [1, 3],
            [2, 0],
          ],
        }}
        of={4}
      />,
    )
    expect(tables()).toEqual([
      ['BmammalRight 3 (75%)', 'Abird 1 (25%)'],
      ['AbirdRight 2 (50%)', 'Nothing chosen 2 (50%)'],
    ])
  })

  it('what was filled into each blank, and what is accepted', () => {
    show(
      <TallyFillInBlanks
        asked={{ pieces: ['It is ', { kind: 'text' }, ' and ', { kind: 'choice', options: ['hot', 'cold'] }] }}
        answerKey={{
          blanks: [
            { kind: 'text', accepted: ['Iron', 'Fe'], weight: 1 },
            { kind: 'choice', correct: 1, weight: 1 },
          ],
        }}
        tally={{
          blanks: [
            {
              kind: 'typed',
              ...typed([
                ['gold', 1, false],
                ['iron', 2, true],
              ]),
              others: 1,
              right: 2,
            },
            { kind: 'choice', chosen: [1, 2] },
          ],
        }}
        of={4}
      />,
    )
    expect(tables()).toEqual([
      ['ironRight 2 (50%)', 'gold 1 (25%)', 'Other answers 1 (25%)'],
      ['coldRight 2 (50%)', 'hot 1 (25%)', 'Left empty 1 (25%)'],
    ])
    expect(screen.getByText('Accepted: Iron / Fe')).toBeTruthy()
  })

  it('the texts that were typed most, what is right however rare, and the rest together', () => {
    const wrong = 'abcdefghij'.split('').map((text, at): [string, number, boolean] => [text, 20 - at, false])
    show(
      <TallyShortAnswer
        asked={{}}
        answerKey={{ accepted: ['Paris', 'Lutetia'], caseMatters: false, accentsMatter: true }}
        tally={{ ...typed([['', 30, false], ...wrong, ['paris', 1, true]]), others: 5 }}
        of={191}
      />,
    )
    const [rows] = tables()
    expect(rows?.[0]).toBe('(nothing that can be seen) 30 (16%)')
    expect(rows).toHaveLength(10)
    // Three of ten, and those that were not counted by themselves.
    expect(rows?.slice(-2)).toEqual(['parisRight 1 (1%)', 'Other answers 41 (21%)'])
    expect(screen.getByText('Accepted: Paris · Lutetia')).toBeTruthy()
  })

  it('each word of what was written with its share of the answers, and the others without one', () => {
    const words = 'abcdefghijklm'.split('').map((word, at): [string, number, boolean] => [word, 3 - (at % 2), false])
    show(
      <TallyComment
        asked={{ expects: 'text', least: null, most: null, only: null, from: null, to: null, decimals: null }}
        answerKey={{}}
        tally={{ typed: typed([]), words: typed(words), numbers: 0, sum: '0', counts: noNumbers() }}
        of={3}
      />,
    )
    const [rows = []] = tables()
    expect(rows[0]).toBe('a 3 (100%)')
    expect(rows.at(-1)).toBe('All other words together 10')
  })

  it('numbers as people write them', () => {
    show(
      <TallyNumerical
        asked={{ decimals: null, units: ['m', 'km'] }}
        answerKey={{ ranges: [{ from: '-2', to: '-1' }], unit: 0 }}
        tally={typed([
          ['-1.5 m', 3, true],
          ['no-one', 1, false],
        ])}
        of={4}
      />,
    )
    expect(tables()).toEqual([['−1.5 mRight 3 (75%)', 'no-one 1 (25%)']])
    expect(screen.getByText('Accepted: −2 to −1 m')).toBeTruthy()
  })
})

describe('where the question is prose', () => {
  beforeAll(() => loadProse(['prose']))
  const strong = () => [...document.querySelectorAll('strong')].map(({ textContent }) => textContent)

  it('its texts are shown so', () => {
    show(
      <TextsOf value={{ format: 'prose' }}>
        <TallyMatching
          asked={{ left: ['**Cat**'], right: ['**bird**', 'mammal'] }}
          answerKey={{ pairs: [1] }}
          tally={{ chosen: [[1, 3]] }}
          of={4}
        />
      </TextsOf>,
    )
    expect(strong()).toEqual(['Cat', 'bird'])
    expect(screen.getByRole('table', { name: 'What was chosen for “Cat”' })).toBeTruthy()
  })

  it('what somebody typed means nothing but itself', () => {
    show(
      <TextsOf value={{ format: 'prose' }}>
        <TallyShortAnswer
          asked={{}}
          answerKey={{ accepted: ['Paris'], caseMatters: false, accentsMatter: true }}
          tally={typed([['**paris**', 1, false]])}
          of={1}
        />
      </TextsOf>,
    )
    expect(strong()).toEqual([])
    expect(tables()).toEqual([['**paris** 1 (100%)']])
  })
})

const typed = (answers: [text: string, count: number, isRight: boolean][]): TypedTally => ({
  named: answers.map(([text, count, isRight]) => ({ text, count, isRight })),
  others: 0,
  right: answers.reduce((sum, [, count, isRight]) => sum + (isRight ? count : 0), 0),
})
