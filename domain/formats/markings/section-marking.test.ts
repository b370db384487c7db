import { describe, expect, it } from 'vitest'
import type { OwnMarking } from '../../marking/marking.ts'
import { A_QUARTER, NOTHING } from '../../marking/marking.ts'
import { wholeMarks } from '../../marking/marks.ts'
import { readQuizText } from '../quiz-text/read-quiz-text.ts'
import { writeQuizText } from '../quiz-text/write-quiz-text.ts'
import { namedRange, sectionMarkingIn } from './section-marking.ts'

const one = { points: wholeMarks(1), marking: { wrongCosts: A_QUARTER } }
const two = { points: wholeMarks(2), marking: { wrongCosts: A_QUARTER } }
const free = { points: wholeMarks(2), marking: { wrongCosts: NOTHING } }

it.each<[string, OwnMarking]>([
  ['Category I (Q.1 to Q.2): carry 1 mark each. Negative marks: 1/4', one],
  ['Category II (Q.3 to Q.4): carry 2 marks each. Negative marks: 1/2', two],
  ['Category III (Q.4): carry 2 marks each. No negative marks.', free],
  ['Category III (one or more correct): 2 marks, no negative', free],
  ['Section A: 20 questions, 1 mark each, 1/4 negative', one],
  ['Section A – 20 questions of 2 marks each', { points: wholeMarks(2) }],
  ['Section II [4 marks each]', { points: wholeMarks(4) }],
  ['Part II: +2/-0.5', two],
  ['Section C: 25% negative', { marking: { wrongCosts: A_QUARTER } }],
  ['Part A (Q.1 - Q.5 Carry One Mark Each)', { points: wholeMarks(1) }],
  ['Section D: 4 marks each, no partial marking', { points: wholeMarks(4), marking: { scheme: 'all_or_nothing' } }],
  ['Section E: as in JEE (Advanced)', { marking: { scheme: 'jee_advanced' } }],
  [
    'Category 3: 2 marks each, no negative marks. Any combination with one or more incorrect answers gets 0 marks; otherwise 2 × number of correct answers marked ÷ actual number of correct answers',
    { points: wholeMarks(2), marking: { wrongCosts: NOTHING, scheme: 'proportional_zero_if_wrong' } },
  ],
  ['বিভাগ ক: প্রতিটি প্রশ্নের মান ২', { points: wholeMarks(2) }],
  ['খণ্ড খ: প্রতিটি সঠিক উত্তরের জন্য ১ নম্বর, ভুলের জন্য ১/৪ কাটা যাবে', one],
  ['खंड क: प्रत्येक प्रश्न 2 अंक का है, गलत उत्तर पर 0.5 अंक काटा जाएगा', two],
])('%s', (title, marking) => {
  expect(sectionMarkingIn(title)).toEqual({ ...marking, isWhole: true })
})

it.each<[string, OwnMarking]>([
  ['Category II: carry 2 marks each, 1/2', { points: wholeMarks(2) }],
  ['Section B: 2 marks each, 1/4 marks deducted', { points: wholeMarks(2) }],
  ['Section B: 1 mark deducted for wrong', {}],
  ['Section D: 4 marks each, partial marking', { points: wholeMarks(4) }],
  ['Part A: 5 questions of 1 mark each and 5 questions of 2 marks each', {}],
])('what it says is read in part: %s', (title, marking) => {
  expect(sectionMarkingIn(title)).toEqual({ ...marking, isWhole: false })
})

it.each(['Section A', 'Section A (20 marks)', 'Section A: Fractions 1/2', 'Section C (Negative numbers)', 'বিভাগ ক'])(
  'nothing of marks in %s',
  (title) => {
    expect(sectionMarkingIn(title)).toBeNull()
  },
)

it.each([
  ['Category I (Q.1 to Q.30)', 1, 30],
  ['Section A: Questions 31-40', 31, 40],
  ['Section A (Q. No. 1 – 20)', 1, 20],
  ['Category III (Q.4): 2 marks each', 4, 4],
  ['বিভাগ ক (প্রশ্ন ১-২০)', 1, 20],
  ['खंड क: प्रश्न 1 से 5', 1, 5],
])('the questions of %s', (title, first, last) => {
  expect(namedRange(title)).toEqual({ first, last })
})

it.each(['Section A: 20 questions', 'Part 1', 'Questions 2 marks each', 'प्रत्येक प्रश्न 4 अंक', 'Section A (1-20)'])(
  'no questions named in %s',
  (title) => {
    expect(namedRange(title)).toBeNull()
  },
)

const asked = (number: number) => `${number}. Is it?\na) yes\nb) no\nAns: a`
const sectionsIn = (text: string) => readQuizText(text).items.filter(({ kind }) => kind === 'section')

describe('a section is marked as its heading says', () => {
  const CATEGORIES = [
    'Category I (Q.1 to Q.2): carry 1 mark each. Negative marks: 1/4',
    asked(1),
    asked(2),
    'Category II (Q.3 to Q.4): carry 2 marks each. Negative marks: 1/2',
    asked(3),
    'Category III (Q.4): carry 2 marks each. No negative marks.',
    asked(4),
  ].join('\n')

  it('each category has its own, where it stands; one that names a question of another is told', () => {
    const { items, problems, leftover, marking } = readQuizText(CATEGORIES)
    expect(items.map(({ kind }) => kind === 'section')).toEqual([true, false, false, true, false, true, false])
    expect(items[0]).toMatchObject(one)
    expect(items[3]).toMatchObject(two)
    expect(items[5]).toMatchObject(free)
    expect([leftover, marking]).toEqual([[], null])
    expect(problems).toEqual([
      {
        line: 10,
        problem: 'range_differs',
        text: 'Category II (Q.3 to Q.4): carry 2 marks each. Negative marks: 1/2',
      },
    ])
  })

  it('or as the words right below it say', () => {
    expect(sectionsIn(`Category I\nCarry 1 mark each. Negative marks: 1/4\n${asked(1)}`)).toMatchObject([
      { title: 'Category I', text: 'Carry 1 mark each. Negative marks: 1/4', ...one },
    ])
  })

  it('what a field says of it counts', () => {
    const [section] = sectionsIn(`Section A: 2 marks each, -0.5 for wrong\nMarks: 4\nWrong: nothing\n${asked(1)}`)
    expect(section).toMatchObject({ points: wholeMarks(4), marking: { wrongCosts: NOTHING } })
  })

  it('what is read in part is told', () => {
    const { problems, leftover } = readQuizText(`Section B: 2 marks each, -1/3\n${asked(1)}`)
    expect(problems).toEqual([{ line: 1, problem: 'heading_marks', text: 'Section B: 2 marks each, -1/3' }])
    expect(leftover).toEqual([])
  })

  it.each(['Section A: 2 marks each, 1/4 negative', 'Section A: as in JEE (Advanced)'])(
    'a section that has not what its heading says is written so: %s',
    (title) => {
      const items = [{ kind: 'section' as const, title, text: '', format: 'prose' as const }]
      expect(readQuizText(writeQuizText(items)).items).toEqual(items)
    },
  )

  it.each([
    ['Time: 2 hours', 120],
    ['Minutes: 60', 60],
    ['Time: 1 hour 15 min', 75],
  ])('%s below it is its time', (line, minutes) => {
    expect(sectionsIn(`Section A\n${line}\n${asked(1)}`)).toMatchObject([{ minutes }])
  })

  it('numbers that begin anew in each section contradict nothing', () => {
    const { problems } = readQuizText(
      ['Section A (Q.1 to Q.2)', asked(1), asked(2), 'Section B (Q.1 to Q.2)', asked(1), asked(2)].join('\n'),
    )
    expect(problems).toEqual([])
  })
})
