import { screen } from '@testing-library/dom'
import { beforeEach, expect, it } from 'vitest'
import type { DraftItem } from '#domain/questionnaires/drafts/draft-item.ts'
import { errorOf, field } from '../../testing/field.ts'
import { keepQuiz } from '../../testing/kept-drafts.ts'
import { pass, stopTime } from '../../testing/passing-time.ts'
import { openRow, rows, showQuestions } from '../../testing/show-questions.tsx'
import { signedIn } from '../../testing/signed-in.ts'
import { emptyDetails } from '../entries/stored-draft.ts'

beforeEach(() => {
  stopTime()
  signedIn()
})

const options = () => screen.getAllByLabelText<HTMLTextAreaElement>(/^Option \d+$/)
const correct = (number: number) => field(`Correct answer: ${number}`)

it('a new question has as many options as the one before, and Enter in an empty last one goes on', async () => {
  const { user } = showQuestions()
  await user.click(field('Question text'))
  await user.keyboard('Which?{Enter}a{Enter}b{Enter}c{Enter}')
  expect(options()).toHaveLength(4)
  await user.keyboard('{Enter}')
  expect(options()).toHaveLength(3)
  await pass(50)
  expect(document.activeElement).toBe(correct(1))
  await user.keyboard(' ')
  expect(correct(1).checked).toBe(true)
  await user.click(field('Option 2'))
  await user.keyboard('{Alt>}{Shift>}{ArrowUp}{/Shift}{/Alt}')
  expect(options().map(({ value }) => value)).toEqual(['b', 'a', 'c'])
  expect(document.activeElement).toBe(field('Option 1'))
  expect(correct(2).checked).toBe(true)
  expect(screen.getByText('Now 1 of 3')).toBeTruthy()
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(options().map(({ value }) => value)).toEqual(['', '', ''])
  await user.keyboard('{Alt>}3{/Alt}')
  expect(field('Type of question').value).toBe('true_false')
  expect(rows()).toHaveLength(3)
})

it('a paste of two megabytes into a question is refused, with the words beside it', async () => {
  const { user } = showQuestions()
  await user.type(field('Question text'), 'Which?')
  await user.paste('x'.repeat(2_000_000))
  expect(errorOf('Question text')).toMatch(/^This is longer than a text can be.* Nothing was pasted\.$/)
  expect(field('Question text').value).toBe('Which?')
  await user.paste(' one?')
  expect(field('Question text').value).toBe('Which? one?')
  expect(errorOf('Question text')).toBeNull()
})

it.each([1, 20])('what is typed into a question changes its row alone, of %i', async (count) => {
  const question = (at: number): DraftItem => ({
    kind: 'single_choice',
    format: 'prose',
    prompt: `Colour ${at}`,
    draft: { options: ['red', 'green'], correct: 0 },
  })
  const items = Array.from({ length: count }, (_, at) => question(at + 1))
  keepQuiz({ details: emptyDetails(), items })
  const { user } = showQuestions()
  openRow(count)
  const changed = new Set<Element | null | undefined>()
  const watch = new MutationObserver((changes) => {
    for (const { target } of changes) changed.add(target.parentElement?.closest('li[data-key]'))
  })
  watch.observe(screen.getByLabelText('Questions', { selector: 'ol' }), {
    ...{ subtree: true, childList: true, characterData: true, attributes: true },
  })
  await user.type(field('Question text'), ' so')
  watch.disconnect()
  expect([...changed]).toEqual([rows()[count - 1]])
})
