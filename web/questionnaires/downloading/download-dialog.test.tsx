import { screen } from '@testing-library/dom'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, it, vi } from 'vitest'
import { type DraftQuestion, readDraft } from '#domain/questionnaires/drafts/draft.ts'
import type { DraftItem } from '#domain/questionnaires/drafts/draft-item.ts'
import { act, show } from '../../testing/show.tsx'
import { button, press } from '../../testing/show-questions.tsx'
import { draftListOf } from '../entries/draft-list.ts'
import { readText } from '../entries/pasted-questions.ts'
import { emptyDetails } from '../entries/stored-draft.ts'
import DownloadDialog from './download-dialog.tsx'
import { DownloadQuestions } from './download-questions.tsx'

const saved: { name: string; blob: Blob }[] = []
beforeEach(() => {
  saved.length = 0
  let blob = new Blob()
  vi.spyOn(URL, 'createObjectURL').mockImplementation((made) => {
    blob = made as Blob
    return 'blob:file'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, blob })
  })
  return () => vi.restoreAllMocks()
})

const ask = (kind: DraftQuestion['kind'], draft: object, written: object = {}): DraftItem => {
  const read = readDraft(kind, { prompt: 'Why?', format: 'prose', ...written }, draft)
  if (read === null) throw new Error(`no draft of ${kind}`)
  return read
}
const choice = (written: object = {}) => ask('single_choice', { options: ['p', 'q'], correct: 1 }, written)
const essay = () => ask('open_ended', { least: null, most: null, rubric: [], model: '' })

const open = (items: readonly DraftItem[], title = 'Heat: part 1/2') => {
  const onClose = vi.fn()
  const list = { ...draftListOf(items), details: { ...emptyDetails(), title } }
  const router = createMemoryRouter([{ path: '*', element: <DownloadDialog list={list} onClose={onClose} /> }])
  show(<RouterProvider router={router} />)
  return { onClose }
}
const pick = (name: string) => act(() => screen.getByRole('radio', { name }).click())
const left = () => [...document.querySelectorAll('dialog li')].map((each) => each.textContent?.trim())
/** With the mark that a reader of bytes takes away. */
const bytes = async () => new Uint8Array((await saved[0]?.blob.arrayBuffer()) ?? [])
const content = async () => new TextDecoder().decode(await bytes())

it.each([
  ['Text', 'Heat part 1 2.txt', /^1\. Why\?\na\) p\nb\) q\nAns: b\n/],
  ['GIFT', 'Heat part 1 2 GIFT.txt', /^::Q1::\[plain\]Why\? \{/],
  ['Aiken', 'Heat part 1 2 Aiken.txt', /^Why\?\nA\. p\nB\. q\nANSWER: B\n/],
  ['CSV', 'Heat part 1 2.csv', /^Question,Type,Option A,Option B,Correct answer,Marks\r\n/],
])('%s is saved by the title, and is read as the same', async (format, name, beginning) => {
  const { onClose } = open([choice()])
  pick(format)
  expect(screen.getByText('All of it has its place.')).toBeTruthy()
  press('Download')
  expect(onClose).toHaveBeenCalled()
  expect(saved[0]?.name).toBe(name)
  expect(await content()).toMatch(beginning)
  expect(readText(await content()).items).toEqual([choice()])
})

it('a table begins with the mark by which spreadsheets know its letters', async () => {
  open([choice()], 'গঙ্গা')
  pick('CSV')
  press('Download')
  expect([...(await bytes())].slice(0, 3)).toEqual([0xef, 0xbb, 0xbf])
  expect(saved[0]?.name).toBe('গঙ্গা.csv')
})

it('what a format has no place for is said before, the same together', () => {
  const explained = choice({ explanation: 'So', points: 4800 })
  open([
    { kind: 'section', title: 'Heat', text: '', format: 'prose' },
    ...[explained, explained, essay(), explained, choice({ explanation: 'So' })],
  ])
  pick('Aiken')
  expect(screen.getByText('Aiken has no place for:')).toBeTruthy()
  expect(left()).toEqual([
    '1 question, which is left out (question 3)',
    'The heading of 1 section',
    'The explanations of 4 questions (questions 1–2, 4–5)',
    'The marks of 3 questions (questions 1–2, 4)',
  ])
  pick('Text')
  expect(screen.getByText('All of it has its place.')).toBeTruthy()
})

it('what no question fits is not downloaded', () => {
  open([essay()])
  pick('Aiken')
  expect(screen.getByText('Nothing of it can be written as Aiken, which has no place for:')).toBeTruthy()
  expect(button('Download').disabled).toBe(true)
})

it('nothing is made of nothing', () => {
  open([ask('single_choice', { options: ['', ''], correct: null }, { prompt: '' })], '')
  expect(screen.getByText('Nothing is written yet.')).toBeTruthy()
  expect(button('Download').disabled).toBe(true)
})

it.each([
  [' ', 'Questions.txt'],
  ['///', 'Questions.txt'],
  ['?', 'Questions.txt'],
  ['.hidden', 'hidden.txt'],
  ['😀', '😀.txt'],
  ['-5', '-5.txt'],
])('of the title “%s” a file has the name %s', (title, name) => {
  open([choice()], title)
  press('Download')
  expect(saved[0]?.name).toBe(name)
})

it('a title that is longer than a name of a file may be is cut', () => {
  open([choice()], 'অ'.repeat(200))
  press('Download')
  expect(new TextEncoder().encode(saved[0]?.name).length).toBeLessThan(255)
})

it('has a key of its own', async () => {
  const router = createMemoryRouter([{ path: '*', element: <DownloadQuestions list={draftListOf([choice()])} /> }])
  const { user } = show(<RouterProvider router={router} />)
  await user.keyboard('{Alt>}j{/Alt}')
  expect(await screen.findByRole('radio', { name: 'GIFT' })).toBeTruthy()
})
