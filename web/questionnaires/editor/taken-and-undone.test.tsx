import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, it } from 'vitest'
import { field } from '../../testing/field.ts'
import { act, show } from '../../testing/show.tsx'
import { listedPrompts, press, Questions, rows } from '../../testing/show-questions.tsx'
import { signedIn } from '../../testing/signed-in.ts'
import { shownToasts } from '../../ui/toast.ts'

beforeEach(signedIn)

const TEXT = ['1. Who?\na) p\nb) q\nAns: a', '2. Why?\na) p\nb) q\nAns: b', '3. When?\na) p\nb) q\nAns: b'].join('\n\n')

const taking = async () => {
  const router = createMemoryRouter([{ path: '*', element: <Questions /> }])
  const page = show(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  press('Paste questions')
  field('Paste or type here').focus()
  await page.user.paste(TEXT)
  return page
}
const offer = () => shownToasts().find(({ action }) => action?.label === 'Undo')
const undo = () => act(() => offer()?.action?.onAct())

it('what was taken is taken back in one step, with its text', async () => {
  await taking()
  press('Add 3 questions')
  expect(listedPrompts()).toEqual(['Who?', 'Why?', 'When?'])
  expect(offer()?.text).toBe('3 questions added')
  undo()
  expect(rows()).toHaveLength(1)
  expect(field('Question text').value).toBe('')
  press('Paste questions')
  expect(field('Paste or type here').value).toBe(TEXT)
})

it('what was not taken stays where it was pasted, and is taken later', async () => {
  const { user } = await taking()
  await user.click(field('Add question 2'))
  press('Add 2 of 3 questions')
  expect(listedPrompts()).toEqual(['Who?', 'When?'])
  expect(offer()?.text).toBe('2 questions added. The rest stays under “Paste questions”.')
  press('Paste questions')
  expect(field('Paste or type here').value).toBe('2. Why?\na) p\nb) q\nAns: b')
  press('Add 1 question')
  expect(listedPrompts()).toEqual(['Who?', 'When?', 'Why?'])
})

it('what was taken is pasted again once it is undone by the list’s own button', async () => {
  const { user } = await taking()
  await user.click(field('Add question 2'))
  press('Add 2 of 3 questions')
  press('Undo')
  expect(rows()).toHaveLength(1)
  press('Paste questions')
  expect(field('Paste or type here').value).toBe(TEXT)
})

it('the offer to take it back is gone with the next change', async () => {
  await taking()
  press('Add 3 questions')
  expect(offer()).toBeTruthy()
  press('Add question')
  expect(rows()).toHaveLength(4)
  expect(offer()).toBeUndefined()
})
