import { screen, within } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { defaultMarking } from '#domain/marking/marking.ts'
import type { DraftItem } from '#domain/questionnaires/drafts/draft-item.ts'
import { show } from '../../testing/show.tsx'
import { draftListOf } from '../entries/draft-list.ts'
import PhonePreview from './phone-preview.tsx'

const ITEMS: DraftItem[] = [
  { kind: 'text', text: 'Use a pencil.' },
  { kind: 'single_choice', prompt: 'Which is even?', draft: { options: ['3', '4', ''], correct: 1 } },
  { kind: 'group', text: 'It rained.' },
  { kind: 'true_false', prompt: 'It was dry.', draft: { correct: false }, inPassage: true },
  { kind: 'single_choice', prompt: 'Not finished', draft: { options: ['', ''], correct: null } },
]

it('the quiz is tried as students meet it, and what is answered stays while it is shown', async () => {
  const { user } = show(<PhonePreview entries={draftListOf(ITEMS).entries} />)
  expect(screen.getByText('Use a pencil.')).toBeTruthy()
  const options = await screen.findAllByRole<HTMLInputElement>('radio')
  expect(options).toHaveLength(2)
  expect(screen.queryByText('Correct answer'), 'nobody is told the answer here').toBeNull()
  await user.click(within(document.body).getByText('4'))
  expect(options[1]?.checked).toBe(true)

  await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(screen.getByText('It rained.')).toBeTruthy()
  expect(screen.queryByText('Use a pencil.')).toBeNull()
  await user.click(await screen.findByRole('radio', { name: /True/ }))

  await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(screen.getByText(/^Still needed/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Next' }).hasAttribute('disabled')).toBe(true)

  await user.click(screen.getByRole('button', { name: 'Previous' }))
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: /True/ })).checked).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Clear the answer' }))
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /True/ }).checked).toBe(false)
})

it('says what counts of a section and what its questions are worth, and stops at as many as count', async () => {
  const truth = (prompt: string): DraftItem => ({ kind: 'true_false', prompt, draft: { correct: false } })
  const items: DraftItem[] = [
    { kind: 'section', title: 'Optics', text: '', choose: 1, points: 4800 },
    ...['It is wet.', 'It is dry.'].map(truth),
    { kind: 'section', title: 'Heat', text: '' },
    truth('It is hot.'),
  ]
  const { user } = show(<PhonePreview entries={draftListOf(items).entries} usual={defaultMarking(true)} />)
  const isOpen = async () => !(await screen.findByRole<HTMLInputElement>('radio', { name: /True/ })).disabled
  expect(screen.getByText(/^Answer any 1 of these 2 questions/)).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Question 1 of 3 · 4 marks · wrong −1' })).toBeTruthy()
  await user.click(await screen.findByRole('radio', { name: /True/ }))
  expect(screen.getByText('1 answer of 1 given')).toBeTruthy()
  expect(await isOpen()).toBe(true)

  await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(await isOpen()).toBe(false)
  expect(screen.getByRole('alert').textContent).toContain('1')
  await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(await isOpen()).toBe(true)
  expect(screen.queryByText(/Answer any/)).toBe(null)

  await user.click(screen.getByRole('button', { name: 'Previous' }))
  await user.click(screen.getByRole('button', { name: 'Previous' }))
  await user.click(screen.getByRole('button', { name: 'Clear the answer' }))
  await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(await isOpen()).toBe(true)
})

it('says how many of a section’s questions each student meets', async () => {
  const truth = (inPassage: boolean): DraftItem => ({
    kind: 'true_false',
    prompt: inPassage ? 'It is wet.' : 'It is hot.',
    draft: { correct: false },
    inPassage,
  })
  const passage = (text: string): DraftItem[] => [{ kind: 'group', text }, truth(true), truth(true)]
  const items: DraftItem[] = [
    { kind: 'section', title: 'Optics', text: '', draw: 2 },
    ...['Of rivers', 'Of seas', 'Of rain'].flatMap(passage),
    { kind: 'section', title: 'Heat', text: '' },
    truth(false),
  ]
  const { entries } = draftListOf(items)
  const { user } = show(<PhonePreview entries={entries} usual={defaultMarking(true)} />)
  expect(screen.getByText(/Each student meets 4 of the 6 questions in this section/)).toBeTruthy()
  for (let at = 0; at < 6; at += 1) await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(await screen.findByText('It is hot.')).toBeTruthy()
  expect(screen.queryByText(/Each student meets/)).toBe(null)
})
