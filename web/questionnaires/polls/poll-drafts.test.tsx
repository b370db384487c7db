import { screen } from '@testing-library/dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { aDraftsServer, changedElsewhere, type DraftsServer, titlesOn } from '../../testing/drafts-server.ts'
import { field, fillIn } from '../../testing/field.ts'
import { pass, soon, stopTime } from '../../testing/passing-time.ts'
import { act } from '../../testing/show.tsx'
import { showDashboard } from '../../testing/show-dashboard.tsx'
import { listedPrompts, press } from '../../testing/show-questions.tsx'
import { signedIn } from '../../testing/signed-in.ts'
import { shownToasts } from '../../ui/toast.ts'
import { draftPlace, openPlace } from '../drafts/draft-place.ts'
import { questionsOf } from '../entries/draft-list.ts'
import { ContinuePoll } from './continue-poll.tsx'
import { CreatePoll } from './create-poll.tsx'
import { emptyPoll, keptOf, type PollDraft } from './poll-draft.ts'
import { POLL_DRAFTS } from './poll-drafts.ts'

const POLLS = '/dashboard/polls'
const PAGES = [
  { path: POLLS, element: <p>The list</p> },
  { path: `${POLLS}/create`, element: <CreatePoll /> },
  { path: `${POLLS}/drafts/:draft`, element: <ContinuePoll /> },
  { path: `${POLLS}/:id/present`, element: <p>On the projector</p> },
]
const open = (address: string) => showDashboard(POLLS + address, PAGES)
const prompt = () => field('Question text')
const isSaved = () => soon(() => expect(screen.getByText(/^Saved \d/)).toBeTruthy())
const shown = (text: string | RegExp) => soon(() => expect(screen.queryAllByText(text).length).toBeGreaterThan(0))
const onlyId = ({ drafts }: DraftsServer) => [...drafts.keys()][0] ?? ''

const begin = async () => {
  const page = open('/create')
  fillIn('Question text', 'Which chapter first?')
  fillIn('Option 1', 'Light')
  fillIn('Option 2', 'Sound')
  await isSaved()
  return page
}

beforeEach(() => {
  stopTime()
  signedIn()
})

describe('a poll that is being written', () => {
  it('is saved under what it asks, and goes on on another device', async () => {
    const server = aDraftsServer()
    const page = await begin()
    expect(titlesOn(server)).toEqual(['Which chapter first?'])
    page.show(null)
    localStorage.clear()
    signedIn()
    open(`/drafts/${onlyId(server)}`)
    await soon(() => expect(prompt().value).toBe('Which chapter first?'))
    expect(field('Option 2').value).toBe('Sound')
    expect(field('Title (optional)').value).toBe('')
    fillIn('Option 2', 'Sound and noise')
    await soon(() => expect(JSON.stringify(server.drafts.get(onlyId(server)))).toContain('Sound and noise'))
  })

  it('is one poll however often its answer is lost, and no draft any more', async () => {
    const server = aDraftsServer()
    const page = await begin()
    const scrolled = vi.spyOn(HTMLElement.prototype, 'scrollIntoView')
    server.isHeard = false
    press('Start')
    await shown('That did not work')
    expect(scrolled.mock.contexts.at(-1)).toHaveProperty('textContent', expect.stringMatching(/^That did not work/))
    server.isHeard = true
    press('Start')
    await shown('On the projector')
    expect([server.surveys.length, titlesOn(server)]).toEqual([1, []])
    act(() => void page.router.navigate(`${POLLS}/create`))
    await soon(() => expect(prompt().value).toBe(''))
  })

  it('is one poll though its answer was lost and the page was loaded anew', async () => {
    const server = aDraftsServer()
    const page = await begin()
    server.isHeard = false
    press('Start')
    await shown('That did not work')
    server.isHeard = true
    page.show(null)
    open('/create')
    press('Start')
    await shown('On the projector')
    expect(server.surveys.length).toBe(1)
  })

  it('that was changed in two places is shown as both', async () => {
    const server = aDraftsServer()
    await begin()
    changedElsewhere(server, onlyId(server), 'Theirs')
    fillIn('Question text', 'Which one first?')
    await shown('This draft was changed in two places')
    expect(screen.queryByText(/marking/)).toBeNull()
    press('All of elsewhere')
    press('Go on with this')
    await soon(() => expect(field('Title (optional)').value).toBe('Theirs'))
    expect(titlesOn(server).toSorted()).toEqual(['Theirs', 'Which one first? (from this device)'])
  })

  it('makes room for another one, and comes back', async () => {
    const server = aDraftsServer()
    await begin()
    press('Start over')
    await soon(() => expect(prompt().value).toBe(''))
    expect(titlesOn(server)).toEqual(['Which chapter first?'])
    await pass(1000)
    act(() => shownToasts().at(-1)?.action?.onAct())
    await soon(() => expect(prompt().value).toBe('Which chapter first?'))
    await pass(2000)
    expect(listedPrompts()).toEqual(['Which chapter first?'])
    expect(shownToasts().map(({ text }) => text)).not.toContainEqual(expect.stringMatching(/two tabs/))
    expect(titlesOn(server)).toEqual(['Which chapter first?'])
  })
})

it('a poll whose question alone was changed in two places differs in nothing that it has not', async () => {
  const server = aDraftsServer()
  await begin()
  const stands = server.drafts.get(onlyId(server))
  if (!stands) throw new Error('no draft')
  const theirs = JSON.parse(JSON.stringify(stands).replaceAll('Which chapter first?', 'Which chapter last?'))
  server.drafts.set(stands.id, { ...theirs, revision: stands.revision + 1, change: 'of another device' })
  fillIn('Question text', 'Which one first?')
  await shown('This draft was changed in two places')
  expect(screen.getAllByRole('group').map((part) => part.querySelector('legend')?.textContent)).toEqual(['Question 1'])
})

const promptsIn = (poll: PollDraft | null) => (poll ? questionsOf(poll).map(({ prompt }) => prompt) : [])

describe('a poll that an earlier page has kept', () => {
  const keep = (name: string, prompt = 'Which chapter first?') => {
    const { title, responding, items } = keptOf(emptyPoll())
    const sections = [{ questions: items.map((item) => ({ ...item, problem: prompt })) }]
    const kept = { title, responding, sections, draftKey: 'k', sent: 'c' }
    localStorage.setItem(`PollDraft.mita.${name}`, JSON.stringify(kept))
  }
  it.each([
    ['in hand', 'new', 'new-poll', undefined],
    ['as a copy', 'copy.p1', 'copy-p1', undefined],
    ['as a change', 'p1.v1', 'edit-p1', 'v1'],
  ])('%s is one like any other from then on', (_, name, at, versionId) => {
    keep(name)
    const place = draftPlace(at)
    expect(promptsIn(openPlace(POLL_DRAFTS, place))).toEqual(['Which chapter first?'])
    expect(place.base.read()?.edits?.versionId).toBe(versionId)
    expect(place.sent.read()).toEqual({ content: 'c', key: 'k' })
    expect(Object.keys(localStorage).filter((key) => key.startsWith('PollDraft'))).toEqual([])
  })

  it('as changes of two versions keeps both', () => {
    keep('p1.v1', 'Of the first version?')
    keep('p1.v2', 'Of the second?')
    const prompts = () => {
      return promptsIn(openPlace(POLL_DRAFTS, draftPlace('edit-p1'))).toSorted()
    }
    prompts()
    expect(prompts()).toEqual(['Of the first version?', 'Of the second?'])
  })
})
