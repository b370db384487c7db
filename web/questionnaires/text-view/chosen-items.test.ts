import { expect, it } from 'vitest'
import { readQuizText } from '#domain/formats/quiz-text/read-quiz-text.ts'
import type { DraftItem } from '#domain/questionnaires/drafts/draft-item.ts'
import { carriedOver, inDoubt, numbersIn, problemsOfEach, restOf, sourcesOf, takenItems } from './chosen-items.ts'

const question = (prompt: string, inPassage = false): DraftItem => ({
  ...{ kind: 'true_false', prompt, draft: { correct: true } },
  ...(inPassage && { inPassage }),
})
const part = (kind: 'group' | 'text' | 'section', text: string): DraftItem =>
  kind === 'section' ? { kind, title: text, text: '', format: 'prose' } : { kind, text, format: 'prose' }
const nameOf = (item: DraftItem) => ('prompt' in item ? item.prompt : 'title' in item ? item.title : item.text)

const PAPER = [
  ...[part('section', 'A'), part('text', 'read'), question('1'), question('2')],
  ...[part('section', 'B'), part('group', 'passage'), question('3', true), question('4', true), question('5')],
  part('text', 'the end'),
]

it.each<[string, number[], string]>([
  ['all', [], 'A read 1 2 B passage 3 4 5 the end'],
  ['a section without any of its questions', [2, 3], 'B passage 3 4 5 the end'],
  ['a text whose question stays', [2], 'A 2 B passage 3 4 5 the end'],
  ['a passage of which one is taken', [6], 'A read 1 2 B passage 4 5 the end'],
  ['a passage of which none is', [6, 7], 'A read 1 2 B 5 the end'],
  ['none', [2, 3, 6, 7, 8], ''],
])('parts go with their questions: %s', (_, left, taken) => {
  expect(takenItems(PAPER, new Set(left)).map(nameOf).join(' ')).toBe(taken)
})

it.each<[string, string, string, number[], number[]]>([
  ['nothing changed', 'a b c', 'a b c', [1], [1]],
  ['one was changed', 'a b c', 'a x c', [1], [1]],
  ['one came before it', 'a b c', 'x a b c', [1], [2]],
  ['one before it went', 'a b c', 'b c', [1, 2], [0, 1]],
  ['it went itself', 'a b c', 'a c', [1], []],
  ['all came anew', 'a b', 'x y z', [0, 1], []],
  ['the same twice', 'a a b', 'a a a b', [0], [0]],
])('what is not taken stays so when %s', (_, before, after, left, then) => {
  expect([...carriedOver(before.split(' '), after.split(' '), new Set(left))]).toEqual(then)
})

const TEXT = [
  'Section A: Reading',
  ...['', '1. Why?', 'a) p', 'b) q', '', '2. Who?', 'a) p', 'b) q', '', 'Section B: Writing', '', '3. When?', 'a) p'],
  ...['b) q', '', 'Answers: 1. a 2. b 3. b'],
].join('\n')

it('what is not taken stays as it was typed, with its heading and the key at the end', () => {
  const read = readQuizText(TEXT)
  const [first, second] = [2, 4].map((at) => restOf(TEXT, read, new Set([at])))
  expect(first).toBe('Section A: Reading\n\n2. Who?\na) p\nb) q\n\nAnswers: 1. a 2. b 3. b')
  expect(second).toBe('Section B: Writing\n\n3. When?\na) p\nb) q\n\nAnswers: 1. a 2. b 3. b')
  expect(readQuizText(second ?? '').items[1]).toEqual(read.items[4])
  expect(restOf(TEXT, read, new Set())).toBe('')
})

it('each question is known by its lines', () => {
  expect(sourcesOf(TEXT, readQuizText(TEXT).places)[1]).toBe('1. Why?\na) p\nb) q')
})

it('a question is in doubt with a problem in its lines, or without what it needs', () => {
  const text = '1. Why?\na) p\nb) q\nAns: a\n\n2. Who?\na) p\nb) q\n\n3. When?\na) p\nb) q\nAns: z'
  const read = readQuizText(text)
  expect([...inDoubt(read.items, problemsOfEach(read))]).toEqual([1, 2])
})

it('a problem with keys at the end is one of their question', () => {
  const read = readQuizText('1. Why?\na) p\nb) q\n\n2. Who?\na) p\nb) q\n\nAnswers: 1. a 2. z')
  expect(problemsOfEach(read).map((told) => told.map(({ line }) => line))).toEqual([[], [9]])
})

it.each<[string, number[] | null]>([
  ['', []],
  ['3', [3]],
  ['1-3, 7', [1, 2, 3, 7]],
  ['1 - 3 7', [1, 2, 3, 7]],
  ['2–4;6', [2, 3, 4, 6]],
  ['4-2', null],
  ['all', null],
  ['1-', null],
])('%j names %j', (text, numbers) => {
  const found = numbersIn(text)
  expect(found && [...found]).toEqual(numbers)
})
