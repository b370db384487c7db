import { expect, it } from 'vitest'
import { isDraftPart } from '../../questionnaires/drafts/draft-item.ts'
import { readQuizText } from './read-quiz-text.ts'
import { writeQuizText } from './write-quiz-text.ts'

const below = (line: string) => readQuizText(`1. One?\n(a) p\n(b) q\nAns: a\n${line}`)

it.each([
  ['Required: yes', true],
  ['required : YES', true],
  ['Required: no', undefined],
  ['আবশ্যক: হ্যাঁ', true],
  ['আবশ্যক: না', undefined],
  ['अनिवार्य: हाँ', true],
  ['अनिवार्य: नहीं', undefined],
])('%j says whether a question has to be answered', (line, isRequired) => {
  const { items, problems } = below(line)
  expect(problems).toEqual([])
  expect(items).toMatchObject([{ isRequired, draft: { options: ['p', 'q'], correct: 0 } }])
  expect(items[0]).toHaveProperty('isRequired')
})

it('one that says nothing of it has nothing of it', () => {
  expect(below('Marks: 2').items[0]).not.toHaveProperty('isRequired')
})

it.each(['Required: the length of the rope', 'Required:', 'It is required: yes'])('%j is words', (line) => {
  const { items, problems } = readQuizText(`1. One?\n${line}\n(a) p\n(b) q\nAns: a`)
  expect(problems).toEqual([])
  expect(items).toMatchObject([{ prompt: `One?\n${line}` }])
  expect(items[0]).not.toHaveProperty('isRequired')
})

it('is written in words', () => {
  const [item] = below('Required: yes').items
  if (!item || isDraftPart(item)) throw new Error('no question')
  expect(writeQuizText([item])).toBe('1. One?\na) p\nb) q\nAns: a\nRequired: yes\n')
})

it('a section without a title is one by its name alone', () => {
  const text =
    'Section:\n\n1. One?\na) p\nb) q\nAns: a\n\nSection:\nInstructions: Now two.\n\n2. Two?\na) p\nb) q\nAns: b\n'
  const { items, problems, leftover } = readQuizText(text)
  expect([problems, leftover]).toEqual([[], []])
  expect(items).toMatchObject([
    { kind: 'section', title: '', text: '' },
    { prompt: 'One?' },
    { kind: 'section', title: '', text: 'Now two.' },
    { prompt: 'Two?' },
  ])
  expect(writeQuizText(items)).toBe(text)
})
