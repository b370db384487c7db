import { screen } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { field } from '../../testing/field.ts'
import { choice, DOUBTFUL, pasted, pastingInto, text } from '../../testing/paste-dialog.tsx'
import { button, press } from '../../testing/show-questions.tsx'
import type { Taken } from './paste-dialog.tsx'

const promptsOf = (taken: Taken | undefined) => taken?.items.map((item) => 'prompt' in item && item.prompt)

it('more questions than a quiz has room for are not taken, and their text stays', async () => {
  const { onTake, onClose, paste } = pastingInto(490)
  await paste(pasted(12))
  expect(screen.getByText('12 questions found')).toBeTruthy()
  expect(screen.getByText(/^There can be at most 500 questions, and there is room for 10 more/)).toBeTruthy()
  expect(button('Add 12 questions').disabled).toBe(true)
  press('Cancel')
  expect(onClose).toHaveBeenCalledWith(pasted(12))
  button('Choose the first 10').focus()
  press('Choose the first 10')
  expect(document.activeElement).toBe(button('Add 10 of 12 questions'))
  press('Add 10 of 12 questions')
  expect(onTake.mock.lastCall?.[0].items).toHaveLength(10)
  expect(onTake.mock.lastCall?.[0].rest).toContain('12. Which?')
  await paste(pasted(10))
  press('Add 10 questions')
  expect(onTake.mock.lastCall?.[0]).toMatchObject({ rest: '', text: pasted(10) })
})

it('into a full quiz nothing comes, which is said, and its text stays', async () => {
  const { onClose, paste } = pastingInto(500)
  await paste(pasted(2))
  expect(screen.getByText(/^There can be at most 500 questions, and so many are there\. Delete some/)).toBeTruthy()
  expect(button('Add 2 questions').disabled).toBe(true)
  press('Cancel')
  expect(onClose).toHaveBeenCalledWith(pasted(2))
})

it('as many as a whole quiz are found, shown a few at a time, and chosen by number', async () => {
  const { user, onTake, paste } = pastingInto(0)
  await paste(pasted(510))
  expect(screen.getByText('510 questions found')).toBeTruthy()
  expect(button('Add 510 questions').disabled).toBe(true)
  expect(document.querySelectorAll('dialog ol > li article, dialog ol > li').length).toBeLessThan(500)
  await paste(pasted(500))
  press('Add 500 questions')
  expect(onTake.mock.lastCall?.[0].items).toHaveLength(500)
  await user.type(field('Choose by number'), '1-3, 500')
  press('Add 4 of 500 questions')
  expect(onTake.mock.lastCall?.[0].items).toHaveLength(4)
  await user.type(field('Choose by number'), 'x')
  expect(screen.getByText('Write numbers only, such as 1-20, 35')).toBeTruthy()
})

it('of more than any quiz can have the first are taken, and the others stay', async () => {
  const { onTake, paste } = pastingInto(0)
  await paste(pasted(510))
  press('Choose the first 500')
  press('Add 500 of 510 questions')
  const { items, rest } = onTake.mock.lastCall?.[0] ?? {}
  expect(items).toHaveLength(500)
  expect(rest).toMatch(/^501\. Which/)
})

it('all, none or those without problems are taken, and the others stay as text', async () => {
  const { onTake, paste } = pastingInto(0)
  await paste(DOUBTFUL)
  expect(screen.getByText('3 of 3 chosen')).toBeTruthy()
  press('None')
  expect(button('Add 0 of 3 questions').disabled).toBe(true)
  press('Only without problems')
  expect([1, 2, 3].map((number) => choice(number).checked)).toEqual([false, true, false])
  press('Add 1 of 3 questions')
  expect(promptsOf(onTake.mock.lastCall?.[0])).toEqual(['Who?'])
  expect(onTake.mock.lastCall?.[0].rest).toBe(DOUBTFUL.replace('2. Who?\na) p\nb) q\nAns: a\n\n', ''))
  press('All')
  press('Add 3 questions')
  expect(onTake.mock.lastCall?.[0].items).toHaveLength(3)
})

it('what is not chosen stays so while the text changes', async () => {
  const { user, paste } = pastingInto(0)
  await paste(DOUBTFUL)
  await user.click(choice(3))
  await user.click(text())
  text().setSelectionRange(0, 0)
  await user.paste('9. First?\na) p\nb) q\nAns: a\n\n')
  expect([1, 2, 3, 4].map((number) => choice(number).checked)).toEqual([true, true, true, false])
})
