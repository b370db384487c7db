import { screen, within } from '@testing-library/dom'
import type { ReactElement } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { type DraftQuestion, emptyQuestion } from '#domain/questionnaires/drafts/draft.ts'
import { aDraftsServer, type DraftsServer, titlesOn } from '../../testing/drafts-server.ts'
import { pass, soon, stopTime } from '../../testing/passing-time.ts'
import { act } from '../../testing/show.tsx'
import { showDashboard } from '../../testing/show-dashboard.tsx'
import { press } from '../../testing/show-questions.tsx'
import { signedIn } from '../../testing/signed-in.ts'
import { shownToasts } from '../../ui/toast.ts'
import type { DraftKind } from '../drafts/draft-kind.ts'
import { draftPlace, inHand, readDraft, writeDraft } from '../drafts/draft-place.ts'
import { CreateQuiz } from '../editor/create-quiz.tsx'
import { emptyDetails } from '../entries/stored-draft.ts'
import { CreatePoll } from '../polls/create-poll.tsx'
import { emptyPoll } from '../polls/poll-draft.ts'
import { POLL_DRAFTS } from '../polls/poll-drafts.ts'
import { QUIZ_DRAFTS } from '../quizzes/quiz-drafts.ts'
import { CreateSurvey } from '../survey-builder/create-survey.tsx'
import { emptySurvey } from '../surveys/draft.ts'
import { SURVEY_DRAFTS } from '../surveys/survey-drafts.ts'

const DIVERGED = 'This draft was changed in two places'
const ID = 'ab'.repeat(16)
const NOW = '2026-01-15T09:00:00.000Z'

type Written = { title: string; prompts: readonly string[] }
const MINE: Written = { title: 'Mine', prompts: ['Which gas?', 'How many legs?'] }
const THEIRS: Written = { title: 'Theirs', prompts: ['Which gas is it?', 'Who wrote it?'] }

const asking =
  (kind: 'opinion' | 'single_choice') =>
  (prompt: string): DraftQuestion => ({
    ...emptyQuestion(kind),
    prompt,
  })

type AKind<Draft> = { kind: DraftKind<Draft>; page: ReactElement; draft: (written: Written) => Draft }

/** On this device and on the server is something else, and it is opened. */
const diverging =
  <Draft,>({ kind, page, draft }: AKind<Draft>) =>
  async (server: DraftsServer, { mine = MINE, theirs = THEIRS } = {}) => {
    const place = draftPlace(inHand(kind.name))
    writeDraft(kind, place, draft(mine))
    place.base.write({ id: ID, revision: 1, sent: [], unsaved: true })
    const content = kind.contentOf(draft(theirs))
    server.drafts.set(ID, { ...{ id: ID, revision: 2, change: 'theirs', saved_at: NOW }, kind: kind.name, content })
    const address = `${kind.home}/create`
    showDashboard(address, [{ path: address, element: page }])
    await soon(() => expect(screen.queryByText(DIVERGED)).toBeTruthy())
  }

const KINDS = {
  quiz: diverging({
    kind: QUIZ_DRAFTS,
    page: <CreateQuiz />,
    draft: ({ title, prompts }) => ({
      details: { ...emptyDetails(), title, questionCount: prompts.length },
      items: prompts.map(asking('single_choice')),
    }),
  }),
  poll: diverging({
    kind: POLL_DRAFTS,
    page: <CreatePoll />,
    draft: ({ title, prompts }) => ({
      ...emptyPoll(),
      title,
      entries: prompts.map((prompt, at) => ({ key: at + 1, question: asking('opinion')(prompt), inPassage: false })),
    }),
  }),
  survey: diverging({
    kind: SURVEY_DRAFTS,
    page: <CreateSurvey />,
    draft: ({ title, prompts }) => {
      const entries = prompts.map((prompt, at) => ({
        key: at + 2,
        question: asking('opinion')(prompt),
        inPassage: false,
      }))
      const page = { key: 1, title: '', instructions: '', shownIf: null, jumps: [], entries }
      return { ...emptySurvey(), title, pages: [page] }
    },
  }),
}

const legends = () => screen.getAllByRole('group').map((part) => part.querySelector('legend')?.textContent ?? '')
const part = (name: string) => within(screen.getByRole('group', { name }))
const radio = (name: string, side: string) => part(name).getByRole<HTMLInputElement>('radio', { name: side })
const choose = (name: string, side: string) => act(() => radio(name, side).click())
const goOn = () => press('Go on with this')

const promptsOn = ({ drafts }: DraftsServer): Record<string, string[]> =>
  Object.fromEntries(
    [...drafts.values()].map(({ content }) => [
      content.details.title,
      content.items.map(({ problem }) => `${problem}`),
    ]),
  )
const isOnServer = (server: DraftsServer, prompts: Record<string, string[]>) =>
  soon(() => expect(promptsOn(server)).toEqual(prompts))

beforeEach(() => {
  stopTime()
  localStorage.clear()
  signedIn()
})

describe.each(['quiz', 'poll', 'survey'] as const)('a %s that was changed in two places', (name) => {
  const opens = KINDS[name]

  it('is chosen part by part, with all that only one of them has', async () => {
    const server = aDraftsServer()
    await opens(server)
    expect(legends()).toEqual(['Title', 'Question 1', 'Question 2Only on this device', 'Question 2Only elsewhere'])
    expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)).toEqual([
      ...[true, false],
      ...[true, false],
      ...[true, false],
      ...[false, true],
    ])
    choose('Question 1', 'Elsewhere')
    choose('Question 2 Only on this device', 'Without it')
    goOn()
    await isOnServer(server, {
      Mine: ['Which gas is it?', 'Who wrote it?'],
      'Theirs (not chosen)': ['Which gas?', 'How many legs?'],
    })
    expect(server.drafts.get(ID)?.content.details.title).toBe('Mine')
    expect(screen.queryByText(DIVERGED)).toBeNull()
    act(() => shownToasts().at(-1)?.action?.onAct())
    await soon(() => expect(titlesOn(server)).toEqual(['Mine']))
  })

  it('is gone on with as this device has it', async () => {
    const server = aDraftsServer()
    await opens(server)
    press('All of this device')
    goOn()
    await isOnServer(server, { Mine: [...MINE.prompts], Theirs: [...THEIRS.prompts] })
    expect(server.drafts.get(ID)?.content.details.title).toBe('Theirs')
  })

  it('is gone on with as it is elsewhere', async () => {
    const server = aDraftsServer()
    await opens(server)
    press('All of elsewhere')
    goOn()
    await isOnServer(server, { 'Mine (from this device)': [...MINE.prompts], Theirs: [...THEIRS.prompts] })
    expect(server.drafts.get(ID)?.revision).toBe(2)
  })

  it('becomes two drafts, not three, where the reply is lost and it is pressed again', async () => {
    const server = aDraftsServer()
    await opens(server)
    choose('Title', 'Elsewhere')
    server.isHeard = false
    goOn()
    await soon(() => expect(screen.queryByRole('alert')?.textContent).toMatch(/saved as a draft of its own/))
    expect(radio('Title', 'Elsewhere').checked).toBe(true)
    server.isHeard = true
    goOn()
    const left = { 'Mine (not chosen)': ['Which gas is it?'] }
    await isOnServer(server, { ...left, Theirs: ['Which gas?', 'How many legs?', 'Who wrote it?'] })
  })

  it('is one draft where all of both is in it', async () => {
    const server = aDraftsServer()
    await opens(server, { theirs: { title: 'Mine', prompts: ['Which gas?', 'Who wrote it?'] } })
    expect(screen.getByRole('status').textContent).toMatch(/^Nothing is left out/)
    goOn()
    await isOnServer(server, { Mine: ['Which gas?', 'How many legs?', 'Who wrote it?'] })
  })

  it('and says the same is one draft as it was', async () => {
    const server = aDraftsServer()
    await opens(server, { theirs: MINE })
    expect(screen.queryAllByRole('group')).toEqual([])
    expect(screen.queryByText('Everything is written the same.')).toBeTruthy()
    goOn()
    await soon(() => expect(screen.queryByText(DIVERGED)).toBeNull())
    await pass(3000)
    expect([titlesOn(server), server.drafts.get(ID)?.revision]).toEqual([['Mine'], 2])
  })
})

it('What differs in the words of both is marked, and told to whoever does not see it', async () => {
  await KINDS.poll(aDraftsServer())
  const marked = (side: string) => {
    const text = radio('Question 1', side).getAttribute('aria-describedby') ?? ''
    return [...(document.getElementById(text)?.querySelectorAll('mark') ?? [])].map(({ textContent }) => textContent)
  }
  expect(marked('Elsewhere')).toEqual(['Differs:  is it'])
  expect(marked('This device')).toEqual([])
})

it('What differs in very long versions is not looked for word by word', async () => {
  const long = (word: string) => Array.from({ length: 60 }, (_, at) => `${at} ${`${word} `.repeat(90)}?`)
  await KINDS.quiz(aDraftsServer(), {
    mine: { title: 'Mine', prompts: long('light') },
    theirs: { title: 'Mine', prompts: long('lights') },
  })
  expect(document.querySelectorAll('mark')).toHaveLength(0)
})

it('A blank question that only one of them has is left out, and makes no second draft', async () => {
  const server = aDraftsServer()
  await KINDS.poll(server, {
    mine: { title: 'Lunch', prompts: [''] },
    theirs: { title: 'Lunch', prompts: ['Rice or bread?'] },
  })
  expect(radio('Question 1 Only on this device', 'Without it').checked).toBe(true)
  goOn()
  await isOnServer(server, { Lunch: ['Rice or bread?'] })
})

it('Of 200 parts each is chosen by itself', async () => {
  const server = aDraftsServer()
  const prompts = Array.from({ length: 200 }, (_, at) => `What is ${at} times ${at}?`)
  await KINDS.quiz(server, {
    mine: { title: 'Mine', prompts },
    theirs: { title: 'Mine', prompts: prompts.map((each) => `${each} And why?`) },
  })
  expect(legends()).toHaveLength(200)
  choose('Question 150', 'Elsewhere')
  goOn()
  await soon(() => expect(promptsOn(server).Mine?.[149]).toBe('What is 149 times 149? And why?'))
  expect(promptsOn(server)['Mine (not chosen)']?.[149]).toBe('What is 149 times 149?')
})

it.each(['before', 'after'])('What another tab writes just %s it is pressed is chosen of as well', async (when) => {
  const server = aDraftsServer()
  await KINDS.poll(server)
  choose('Question 1', 'Elsewhere')
  const place = draftPlace(inHand('poll'))
  const write = () => {
    const mine = readDraft(POLL_DRAFTS, place)
    if (mine) writeDraft(POLL_DRAFTS, place, { ...mine, title: 'Mine, and more' })
  }
  if (when === 'before') write()
  goOn()
  if (when === 'after') write()
  await soon(() => expect(part('Title').getByText('Mine, and more')).toBeTruthy())
  choose('Title', 'Elsewhere')
  goOn()
  await soon(() => expect(titlesOn(server)).toContain('Mine, and more (not chosen)'))
})

it('A page without a word stays unless somebody says otherwise', async () => {
  const asked = (key: number, prompt: string) => ({ key, question: asking('opinion')(prompt), inPassage: false })
  const page = (key: number, ...entries: ReturnType<typeof asked>[]) => ({
    ...{ key, title: '', instructions: '', shownIf: null, jumps: [], entries },
  })
  const pages = [page(1, asked(2, 'Which gas?')), page(3, asked(4, 'How many legs?'))]
  const server = aDraftsServer()
  await diverging({
    kind: SURVEY_DRAFTS,
    page: <CreateSurvey />,
    draft: ({ title }) => ({
      ...{ ...emptySurvey(), title },
      pages: title === 'Mine' ? pages : [page(1, asked(2, 'Which gas?'), asked(4, 'How many legs?'))],
    }),
  })(server)
  choose('Title', 'Elsewhere')
  goOn()
  await soon(() => expect(screen.queryByText(DIVERGED)).toBeNull())
  const kept = readDraft(SURVEY_DRAFTS, draftPlace(inHand('survey')))
  expect(kept?.pages.map(({ entries }) => entries.length)).toEqual([1, 1])
})
