import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent } from '@testing-library/dom'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, it } from 'vitest'
import { field } from '../../testing/field.ts'
import { act, show } from '../../testing/show.tsx'
import { listedPrompts, press, Questions, rows } from '../../testing/show-questions.tsx'
import { signedIn } from '../../testing/signed-in.ts'
import { shownToasts } from '../../ui/toast.ts'

beforeEach(signedIn)

const TEXT = ['1. Who?\na) p\nb) q\nAns: a', '2. Why?\na) p\nb) q\nAns: b', '3. When?\na) p\nb) q\nAns: b'].join('\n\n')

const opened = () => {
  const router = createMemoryRouter([{ path: '*', element: <Questions /> }])
  return show(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}
const taking = async () => {
  const page = opened()
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
  expect(offer()?.text).toBe('2 questions added. The rest is under “Paste questions”.')
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

const SECOND = '2. Why?\na) p\nb) q\nAns: b'
const MORE = '7. Where?\na) p\nb) q\nAns: a\n8. How?\na) p\nb) q\nAns: a'
const takingSome = async () => {
  const page = await taking()
  await page.user.click(field('Add question 2'))
  press('Add 2 of 3 questions')
  return page
}
const waiting = () => {
  press('Paste questions')
  return field('Paste or type here').value
}
const pasteIntoQuestion = async ({ user }: Awaited<ReturnType<typeof takingSome>>) => {
  press('Add question')
  field('Question text').focus()
  await user.paste(MORE)
  expect(field('Paste or type here').value).toBe(MORE)
}

it('what was not taken is there after a reload', async () => {
  const { show: showNow } = await takingSome()
  showNow(null)
  opened()
  expect(waiting()).toBe(SECOND)
})

it('what stands in the dialog is there after a reload', async () => {
  const { show: showNow } = await taking()
  fireEvent(window, new Event('pagehide'))
  showNow(null)
  opened()
  expect(waiting()).toBe(TEXT)
})

it('what was not taken stays when more is pasted into a question, and is not taken either', async () => {
  const page = await takingSome()
  await pasteIntoQuestion(page)
  press('Cancel')
  expect(waiting()).toBe(`${SECOND}\n\n${MORE}`)
})

it('what was not taken stays when more is pasted into a question, and is taken', async () => {
  const page = await takingSome()
  await pasteIntoQuestion(page)
  press('Add 2 questions')
  expect(waiting()).toBe(SECOND)
  press('Cancel')
  press('Undo')
  expect(waiting()).toBe(`${SECOND}\n\n${MORE}`)
  press('Cancel')
  press('Redo')
  expect(waiting()).toBe(`${SECOND}\n\n${MORE}`)
})

it('what was put aside stays when what was taken before is taken back', async () => {
  const { user } = await taking()
  press('Add 3 questions')
  press('Paste questions')
  field('Paste or type here').focus()
  await user.paste(MORE)
  press('Cancel')
  undo()
  expect(waiting()).toBe(`${MORE}\n\n${TEXT}`)
})
