import { screen } from '@testing-library/dom'
import { beforeEach, expect, it } from 'vitest'
import { aDraftsServer } from '../../testing/drafts-server.ts'
import { field, fillIn } from '../../testing/field.ts'
import { retitledInAnotherTab } from '../../testing/kept-drafts.ts'
import { pass, soon, stopTime } from '../../testing/passing-time.ts'
import { act } from '../../testing/show.tsx'
import { showDashboard } from '../../testing/show-dashboard.tsx'
import { button, listedPrompts, openRow, press } from '../../testing/show-questions.tsx'
import { signedIn } from '../../testing/signed-in.ts'
import { shownToasts } from '../../ui/toast.ts'
import { draftPlace, readDraft } from '../drafts/draft-place.ts'
import { SURVEY_DRAFTS } from '../surveys/survey-drafts.ts'
import { CreateSurvey } from './create-survey.tsx'

const open = () => showDashboard('/surveys', [{ path: '/surveys', element: <CreateSurvey /> }])
const kept = () => readDraft(SURVEY_DRAFTS, draftPlace('new-survey'))
const putBack = () => act(() => shownToasts().at(-1)?.action?.onAct())
beforeEach(() => {
  stopTime()
  signedIn()
  aDraftsServer()
})

const begin = async () => {
  const page = open()
  fillIn('Title', 'Your way to school')
  fillIn('Question text', 'How do you come?')
  await pass(1000)
  return page
}

it('what is written in a survey is undone and done again, after a reload as well', async () => {
  const page = await begin()
  press('Add a page')
  page.show(null)
  const { user } = open()
  press('Undo')
  expect(listedPrompts()).toEqual(['How do you come?'])
  act(() => field('Question text').focus())
  await user.keyboard('{Control>}z{/Control}')
  expect([field('Title').value, field('Question text').value]).toEqual(['Your way to school', ''])
  expect(document.activeElement).toBe(field('Question text'))
  press('Undo')
  expect(field('Title').value).toBe('')
  expect(button('Undo').disabled).toBe(true)
  expect(screen.getByText('Undone')).toBeTruthy()
  for (let step = 0; step < 3; step += 1) press('Redo')
  expect(listedPrompts()).toEqual(['How do you come?', ''])
  await pass(1000)
  expect(kept()?.pages).toHaveLength(2)
})

it('a rule that a removed question took along is there again with it', async () => {
  await begin()
  press('Add a page')
  press('Show this page only if …')
  openRow(2)
  press('Delete question')
  await pass(1000)
  expect(kept()?.pages[1]?.shownIf?.conditions).toMatchObject([{ question: 0 }])
  press('Undo')
  putBack()
  await pass(1000)
  const { pages = [] } = kept() ?? {}
  expect(pages[1]?.shownIf?.conditions).toMatchObject([{ question: pages[0]?.entries[0]?.key }])
  expect(listedPrompts()).toEqual(['How do you come?', ''])
})

it('a survey that was begun anew is back with a step', async () => {
  await begin()
  press('Start over')
  expect([field('Title').value, listedPrompts()]).toEqual(['', ['']])
  press('Undo')
  expect([field('Title').value, listedPrompts()]).toEqual(['Your way to school', ['How do you come?']])
  press('Redo')
  expect(field('Title').value).toBe('')
})

it('what another tab has written is a step, and one’s own are below it', async () => {
  await begin()
  retitledInAnotherTab(SURVEY_DRAFTS, 'Your way home')
  await soon(() => expect(field('Title').value).toBe('Your way home'))
  press('Undo')
  expect(field('Title').value).toBe('Your way to school')
  press('Undo')
  expect(listedPrompts()).toEqual([''])
})

it('a number that was typed shows the one that it is again', async () => {
  const { user } = await begin()
  act(() => field('Closes after so many responses').focus())
  await user.keyboard('12')
  await user.keyboard('{Control>}z{/Control}')
  expect(field('Closes after so many responses').value).toBe('')
})
