import { describe, expect, it } from 'vitest'
import { wholeMarks } from '../../marking/marks.ts'
import { readQuizText } from './read-quiz-text.ts'
import { writeQuizText } from './write-quiz-text.ts'

const marksOf = (text: string) =>
  readQuizText(text).items.flatMap((item) => {
    if (!('draft' in item) && item.kind !== 'section') return []
    const marks = item.points === undefined ? null : item.points / wholeMarks(1)
    return [[item.kind === 'section' ? `# ${item.title}` : item.prompt, marks]]
  })
const problemsOf = (text: string) => readQuizText(text).problems.map(({ problem }) => problem)

describe('marks behind a question', () => {
  it.each([
    ['1. Define force. [2+3]', 'Define force.', 5],
    ['1. Define force and its unit. (1+1+1)', 'Define force and its unit.', 3],
    ['1. What is a cell? [2+3=5]', 'What is a cell?', 5],
    ['1. What is a cell? (2½)', 'What is a cell?', 2.5],
    ['1. What is a cell? 2½', 'What is a cell?', 2.5],
    ['১। কোষ কাকে বলে? [২+৩]', 'কোষ কাকে বলে?', 5],
    ['১। উদাহরণ দাও। ½', 'উদাহরণ দাও।', 0.5],
    ['१. कोशिका क्या है? (१+२)', 'कोशिका क्या है?', 3],
  ])('%j', (text, prompt, marks) => expect(marksOf(text)).toEqual([[prompt, marks]]))

  it.each([
    '1. Simplify: (2+3)',
    '1. Evaluate [2+3]',
    '1. What is a cell? [2+3=6]',
    '1. How many legs has a bird? 2',
    '1. What is half of 5? 2+½ of 1',
    '1. Solve x = 3 × 2½',
  ])('what may be mathematics stays: %j', (text) => expect(marksOf(text)).toEqual([[text.slice(3), null]]))
})

const TWO = '\n1. What is a cell?\n2. What is a leaf?'
const THREE = `${TWO}\n3. What is a root?`

describe('a product in a heading', () => {
  it.each([
    ['Answer any five: 5×2=10', THREE, 2],
    ['5×2=10 Answer any five', THREE, 2],
    ['Answer any two: 2×5=10', THREE, 5],
    ['Section A 3 x 4 = 12', THREE, 4],
    ['Section B (1×3=3)', THREE, 1],
    ['Section B: 3*3=9', THREE, 3],
    ['বিভাগ – ক ৩×২=৬', THREE, 2],
    ['সংক্ষিপ্ত প্রশ্ন যে কোনো পাঁচটি: ৫×২=১০', THREE, 2],
    ['खण्ड अ 1×3=3', THREE, 1],
    ['Section A 2½×2=5', TWO, 2.5],
  ])('is what each question is worth: %j', (heading, questions, marks) => {
    expect(marksOf(heading + questions)[0]).toEqual([`# ${heading}`, marks])
    expect(problemsOf(heading + questions)).not.toContain('heading_marks')
  })

  it.each(['Section A (5×4=20)', 'Answer any four: 5×2=10'])(
    'that fits no number of questions is told: %j',
    (heading) => {
      expect(marksOf(heading + TWO)[0]).toEqual([`# ${heading}`, null])
      expect(problemsOf(heading + TWO)).toContain('heading_marks')
    },
  )

  it.each(['Section A (5×4=21)', 'Section A (2×5)'])('that is none says nothing: %j', (heading) =>
    expect(marksOf(heading + TWO)[0]).toEqual([`# ${heading}`, null]),
  )

  it('marks in words, and those of a question, say more', () =>
    expect(marksOf('Section A (2×5=10)\nMarks: 3\n1. What is a cell? [2+2]\n2. What is a leaf?')).toEqual([
      ['# Section A (2×5=10)', 3],
      ['What is a cell?', 4],
      ['What is a leaf?', null],
    ]))

  it('above letters is of each of them, and no part of the words', () =>
    expect(marksOf('১। উত্তর দাও: ১×৩=৩\n(ক) সূর্য কী?\n(খ) চাঁদ কী?\n(গ) তারা কী?')).toEqual([
      ['সূর্য কী?', 1],
      ['চাঁদ কী?', 1],
      ['তারা কী?', 1],
    ]))

  it('what is taken back stays so when it is written', () => {
    const [first, ...others] = readQuizText(`Section A (3×2=6)${THREE}`).items
    if (first?.kind !== 'section') throw new Error('no section was read')
    const { points: _, ...section } = first
    const [again] = readQuizText(writeQuizText([section, ...others])).items
    expect(again).toEqual(section)
  })
})
