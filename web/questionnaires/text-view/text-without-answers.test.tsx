import { screen } from '@testing-library/dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { aDraftsServer } from '../../testing/drafts-server.ts'
import { field, fillIn } from '../../testing/field.ts'
import { pass, stopTime } from '../../testing/passing-time.ts'
import { showDashboard } from '../../testing/show-dashboard.tsx'
import { button, listedPrompts, openRow, press, quizText } from '../../testing/show-questions.tsx'
import { signedIn } from '../../testing/signed-in.ts'
import { draftPlace, readDraft } from '../drafts/draft-place.ts'
import { CreatePoll } from '../polls/create-poll.tsx'
import { POLL_DRAFTS } from '../polls/poll-drafts.ts'
import { CreateSurvey } from '../survey-builder/create-survey.tsx'
import { SURVEY_DRAFTS } from '../surveys/survey-drafts.ts'

const PAGES = [
  { path: '/poll', element: <CreatePoll /> },
  { path: '/survey', element: <CreateSurvey /> },
]
const open = (kind: 'poll' | 'survey') => showDashboard(`/${kind}`, PAGES)
type Page = ReturnType<typeof open>

beforeEach(() => {
  stopTime()
  signedIn()
  aDraftsServer()
})

/** In the place of what stands there; what is typed in one go is undone in one go, so it comes after a while. */
const write = async ({ user }: Page, text: string) => {
  await pass(2000)
  await user.click(quizText())
  quizText().select()
  await user.paste(text)
}

const TYPED = 'Ask them today\n\n1. Tea or coffee?\na) Tea\nb) Coffee\n\n2. How was it?\nType: scale'

describe.each(['poll', 'survey'] as const)('a %s as text', (kind) => {
  it('is what its questions are, is undone, and keeps what is in none of them', async () => {
    const page = open(kind)
    press('As text')
    expect(quizText().value).toBe('')
    await write(page, TYPED)
    expect(screen.getByText('2 questions')).toBeTruthy()
    expect(button('Line 1: it belongs to no question: “Ask them today”')).toBeTruthy()
    press('One by one')
    expect(listedPrompts()).toEqual(['Tea or coffee?', 'How was it?'])
    openRow(kind === 'survey' ? 2 : 1)
    await pass(2000)
    fillIn('Option 1', 'Milk')
    press('As text')
    expect(quizText().value).toBe(TYPED.replace('a) Tea', 'a) Milk'))
    press(/^Undo/)
    expect(quizText().value).toBe(TYPED)
    press(/^Undo/)
    expect(quizText().value).toBe('')
    press(/^Redo/)
    expect(quizText().value).toBe(TYPED)

    await pass(2000)
    page.show(null)
    open(kind)
    expect(quizText().value).toBe(TYPED)
    press('One by one')
    expect(screen.getByText('1 line of the text is in no question yet.')).toBeTruthy()
    press(/^Undo/)
    press('As text')
    expect(quizText().value).toBe('')
  })

  it('that is typed letter by letter is undone in one go', async () => {
    const { user } = open(kind)
    press('As text')
    await user.click(quizText())
    await user.keyboard('1. Why?')
    press(/^Undo/)
    expect(quizText().value).toBe('')
    expect(button('Undo').disabled).toBe(true)
  })

  it('says what may be written, without right answers', () => {
    open(kind)
    press('As text')
    const legend = screen.getByText('How to write each type').parentElement?.textContent ?? ''
    expect(legend).toMatch(/Which day suits you/)
    expect(legend).not.toMatch(/Ans:|Marks:/)
  })
})

it('a poll of one question stays by itself until it is asked for as text', () => {
  open('poll')
  expect(screen.queryByRole('button', { name: 'One by one' })).toBeNull()
  press('As text')
  expect(quizText()).toBeTruthy()
  press('One by one')
  expect(field('Question text').value).toBe('')
})

it('a poll keeps its text with its draft', async () => {
  const page = open('poll')
  press('As text')
  await write(page, TYPED)
  await pass(2000)
  const kept = readDraft(POLL_DRAFTS, draftPlace('new-poll'))
  expect(kept).toMatchObject({ text: TYPED, entries: [{ question: { prompt: 'Tea or coffee?' } }, {}] })
  await write(page, '1. Tea or coffee?\na) Tea\nb) Coffee')
  await pass(2000)
  expect(readDraft(POLL_DRAFTS, draftPlace('new-poll'))?.text).toBeUndefined()
})

it('a rule of a page stays with it while its questions are written as text', async () => {
  const page = open('survey')
  fillIn('Title', 'Tea')
  press('As text')
  await write(page, '1. Tea or coffee?\na) Tea\nb) Coffee\n\nSection:\n\n2. How much?\nType: scale')
  press('One by one')
  openRow(3)
  press('Show this page only if …')
  press('As text')
  await write(page, quizText().value.replace('How much?', 'How many cups?'))
  await pass(2000)
  const kept = readDraft(SURVEY_DRAFTS, draftPlace('new-survey'))
  expect(kept?.pages).toMatchObject([
    { title: '', shownIf: null, entries: [{ question: { prompt: 'Tea or coffee?' } }] },
    { title: '', shownIf: { conditions: [{}] }, entries: [{ question: { prompt: 'How many cups?' } }] },
  ])
})
