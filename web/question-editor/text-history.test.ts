import { expect, it } from 'vitest'
import { advance, draftListOf } from './draft-list.ts'
import { readText } from './pasted-questions.ts'
import { createTextHistory } from './text-history.ts'

const RIGHT = '1. Which?\nAns: b\na) Mars\nb) Jupiter'
const WRONG = RIGHT.replace('Ans: b', 'Ans: z')

const begun = () => {
  const history = createTextHistory()
  const list = draftListOf(readText(RIGHT).items)
  const stands = (entries: typeof list.entries, text: string) =>
    history.stands({ entries, text, left: readText(text).leftover.length })
  stands(list.entries, RIGHT)
  const wrong = advance(list, { type: 'tookText', items: readText(WRONG).items, at: 0 })
  return { history, list, wrong, stands }
}

it('gives a text back with the questions whose change is undone, and again when that is done again', () => {
  const { history, list, wrong, stands } = begun()
  stands(wrong.entries, WRONG)
  expect(history.beside(wrong.entries)).toBe(null)
  const undone = advance(wrong, { type: 'undone' })
  expect(undone.entries).toBe(list.entries)
  expect(history.beside(undone.entries)).toBe(RIGHT)
  stands(undone.entries, RIGHT)
  expect(history.beside(advance(undone, { type: 'redone' }).entries)).toBe(WRONG)
})

it('gives none back where something was written since that is in no question', () => {
  const { history, list, wrong, stands } = begun()
  stands(wrong.entries, WRONG)
  stands(wrong.entries, `A note\n\n${WRONG}`)
  expect(history.beside(list.entries)).toBe(null)
})

it('knows no text of questions that were never beside one', () => {
  const { history, wrong } = begun()
  expect(history.beside(wrong.entries)).toBe(null)
})
