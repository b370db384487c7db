import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen } from '@testing-library/dom'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import * as z from 'zod/mini'
import { type DraftContentOnWire, draftContent } from '#contract/drafts.ts'
import { FAILURES, type FailureCode } from '#contract/failure.ts'
import { endSession, startSession } from '../accounts/session.ts'
import { forgetOnLogOut } from '../app/forget-on-log-out.ts'
import { act, show } from '../testing/show.tsx'
import { ContinueDraft } from './continue-draft.tsx'
import { CreateQuiz } from './create-quiz.tsx'

type Stored = {
  id: string
  kind: 'quiz'
  revision: number
  change: string
  saved_at: string
  content: DraftContentOnWire
}

const NOW = '2026-01-15T09:00:00.000Z'
const saveBody = z.strictObject({ based_on: z.int(), change: z.string(), content: draftContent })
const asked = z.object({ method: z.string(), body: z.nullish(z.string()) })

/** Keeps drafts as the server does, and says no to everything else. */
const aServer = () => {
  const drafts = new Map<string, Stored>()
  const refused = (code: FailureCode) => {
    const { status, message } = FAILURES[code]
    return Response.json({ response: { status, status_text: '', data: null, error: { code, message } } }, { status })
  }
  const answer = (data: unknown) => Response.json({ response: { status: 200, status_text: 'OK', data } })
  const server = { drafts, isReached: true, asked: 0 }
  // After what is shown is gone, which sends what it still has.
  onTestFinished(() => void vi.unstubAllGlobals())
  vi.stubGlobal('fetch', async (url: string, init: unknown) => {
    server.asked += 1
    if (!server.isReached) throw new TypeError('fetch failed')
    const { method, body } = asked.parse(init)
    const id = /teacher\/drafts\/(\w+)/.exec(url)?.[1]
    if (id === undefined) return refused('not_found')
    const stands = drafts.get(id)
    if (method !== 'PUT') return stands ? answer(stands) : refused('not_found')
    const { based_on, change, content } = z.parse(saveBody, JSON.parse(body ?? ''))
    if (!stands && based_on > 0) return refused('not_found')
    if (stands && stands.revision !== based_on) return refused('draft_changed')
    drafts.set(id, { id, kind: 'quiz', revision: based_on + 1, change, saved_at: NOW, content })
    return answer({ revision: based_on + 1, saved_at: NOW })
  })
  return server
}

/** A storage that may become full. */
const aDevice = () => {
  const items = new Map<string, string>()
  const device = { isFull: false }
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    removeItem: (key: string) => void items.delete(key),
    clear: () => items.clear(),
    setItem: (key: string, value: string) => {
      if (device.isFull) throw new DOMException('full', 'QuotaExceededError')
      items.set(key, value)
    },
  })
  return device
}

const titles = ({ drafts }: ReturnType<typeof aServer>) =>
  [...drafts.values()].map(({ content }) => content.details.title)

const openAt = (address: string) => {
  const router = createMemoryRouter(
    [
      { path: '/dashboard/quizzes/create', element: <CreateQuiz /> },
      { path: '/dashboard/quizzes/drafts/:draft', element: <ContinueDraft /> },
      { path: '*', element: null },
    ],
    { initialEntries: [address] },
  )
  const client = new QueryClient()
  show(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return router
}
const openWizard = () => openAt('/dashboard/quizzes/create')

const title = () => screen.getByLabelText<HTMLInputElement>('Title')
const typeTitle = (text: string) => act(() => void fireEvent.input(title(), { target: { value: text } }))
const soon = (check: () => void) => vi.waitFor(check, { timeout: 5000, interval: 20 })
const shown = (text: string | RegExp) => soon(() => expect(screen.queryAllByText(text).length).toBeGreaterThan(0))
const press = (name: string) => {
  const button = screen.getByRole('button', { name })
  act(() => button.click())
}

const changedElsewhere = ({ drafts }: ReturnType<typeof aServer>, id: string, next: string) => {
  const before = drafts.get(id)
  if (!before) throw new Error('there is no such draft')
  const content = { ...before.content, details: { ...before.content.details, title: next } }
  drafts.set(id, { ...before, revision: before.revision + 1, change: 'of another device', content })
}
const onlyId = ({ drafts }: ReturnType<typeof aServer>) => [...drafts.keys()][0] ?? ''

beforeEach(() => {
  localStorage.clear()
  startSession({ auth_token: 'a token', user: { id: 'mita' } })
})
afterEach(() => {
  endSession('expired')
  localStorage.clear()
})

describe('a draft in the wizard', { timeout: 20_000 }, () => {
  it('is on the device while somebody types without a pause', async () => {
    aServer()
    openWizard()
    const started = Date.now()
    let text = 'Light'
    await soon(() => {
      text += 'x'
      typeTitle(text)
      expect(atob(localStorage.getItem('QBDets') ?? '')).toContain('Light')
    })
    expect(Date.now() - started).toBeLessThan(1000)
  })

  it('is saved with its title, and what was changed elsewhere is shown side by side', async () => {
    const server = aServer()
    openWizard()
    typeTitle('Light')
    await shown(/^Saved /)
    expect(titles(server)).toEqual(['Light'])
    const id = onlyId(server)
    changedElsewhere(server, id, 'Theirs')
    typeTitle('Mine')
    await shown('This draft was changed in two places')
    expect(titles(server)).toEqual(['Theirs'])
    press('Go on with this one: Saved from elsewhere')
    await soon(() => expect(title().value).toBe('Theirs'))
    expect(titles(server).sort()).toEqual(['Mine (from this device)', 'Theirs'])
    typeTitle('Theirs, and more')
    await soon(() => expect(server.drafts.get(id)?.content.details.title).toBe('Theirs, and more'))
  })

  it('goes on as a draft of its own where what was written here is chosen', async () => {
    const server = aServer()
    openWizard()
    typeTitle('Light')
    await shown(/^Saved /)
    changedElsewhere(server, onlyId(server), 'Theirs')
    typeTitle('Mine')
    await shown('This draft was changed in two places')
    press('Go on with this one: On this device')
    await soon(() => expect(title().value).toBe('Mine'))
    typeTitle('Mine, and more')
    await soon(() => expect(titles(server).sort()).toEqual(['Mine, and more', 'Theirs']))
  })

  it('loses neither version where the second one can’t be kept', async () => {
    const server = aServer()
    openWizard()
    typeTitle('Light')
    await shown(/^Saved /)
    changedElsewhere(server, onlyId(server), 'Theirs')
    typeTitle('Mine')
    await shown('This draft was changed in two places')
    server.isReached = false
    press('Go on with this one: Saved from elsewhere')
    await shown(/could not be saved as a draft of its own/)
    expect([titles(server), atob(localStorage.getItem('QBDets') ?? '')]).toEqual([
      ['Theirs'],
      expect.stringContaining('Mine'),
    ])
  })

  it('that is gone elsewhere is kept here alone, until it is wanted as a new one', async () => {
    const server = aServer()
    openWizard()
    typeTitle('Light')
    await shown(/^Saved /)
    server.drafts.clear()
    typeTitle('Lenses')
    await shown(/was published or deleted elsewhere/)
    expect(titles(server)).toEqual([])
    press('Save it as a new draft')
    await soon(() => expect(titles(server)).toEqual(['Lenses']))
  })

  it('says that it is on the device while there is no server, and is saved afterwards', async () => {
    const server = aServer()
    server.isReached = false
    openWizard()
    typeTitle('Light')
    await shown(/^No connection. Kept on this device/)
    server.isReached = true
    act(() => void window.dispatchEvent(new Event('online')))
    await shown(/^Saved /)
    expect(titles(server)).toEqual(['Light'])
  })

  it('leaves nothing behind whoever logs out while it is still being sent', async () => {
    const server = aServer()
    server.isReached = false
    openWizard()
    typeTitle('Light')
    await shown(/^No connection. Kept on this device/)
    onTestFinished(forgetOnLogOut())
    const { asked } = server
    act(() => endSession('logged_out'))
    act(() => void window.dispatchEvent(new Event('online')))
    await soon(() => expect(server.asked).toBeGreaterThan(asked))
    expect({ ...localStorage }).toEqual({ QBOwner: 'mita' })
  })

  it('is its own where the device has no room any more, and knows only an older revision', async () => {
    const server = aServer()
    const device = aDevice()
    openWizard()
    typeTitle('Light')
    await shown(/^Saved /)
    device.isFull = true
    for (const next of ['Lenses', 'Mirrors', 'Shadows']) {
      typeTitle(next)
      await soon(() => expect(titles(server)).toEqual([next]))
    }
    await shown(/^This browser keeps no copy of your draft. The server does/)
  })

  it('of before there were drafts on the server is picked up when it is opened', async () => {
    const server = aServer()
    localStorage.setItem('QBDets', btoa(JSON.stringify({ title: 'Old one', subject: 'Physics' })))
    openWizard()
    await soon(() => expect(titles(server)).toEqual(['Old one']))
  })
})

describe('a draft from the list', { timeout: 20_000 }, () => {
  const aStored = (server: ReturnType<typeof aServer>, id = 'ab'.repeat(16)) => {
    const content = { details: { title: 'Light', subject: 'Physics' }, items: [{ problem: 'What is light?' }] }
    server.drafts.set(id, { id, kind: 'quiz', revision: 3, change: 'of another device', saved_at: NOW, content })
    return id
  }

  it('is opened as the server has it, beside the one in hand', async () => {
    const server = aServer()
    const id = aStored(server)
    localStorage.setItem('QBDets', btoa(JSON.stringify({ title: 'In hand' })))
    openAt(`/dashboard/quizzes/drafts/${id}`)
    await soon(() => expect(title().value).toBe('Light'))
    typeTitle('Lenses')
    await soon(() =>
      expect(server.drafts.get(id)).toMatchObject({ revision: 4, content: { details: { title: 'Lenses' } } }),
    )
    expect(atob(localStorage.getItem('QBDets') ?? '')).toContain('In hand')
  })

  it('goes on without a server where the device has it', async () => {
    const server = aServer()
    const id = aStored(server)
    openAt(`/dashboard/quizzes/drafts/${id}`)
    await soon(() => expect(title().value).toBe('Light'))
    typeTitle('Lenses')
    await soon(() => expect(server.drafts.get(id)?.revision).toBe(4))
    document.body.replaceChildren()
    server.isReached = false
    openAt(`/dashboard/quizzes/drafts/${id}`)
    await soon(() => expect(title().value).toBe('Lenses'))
  })

  it('that is not there any more is said to be gone', async () => {
    aServer()
    openAt(`/dashboard/quizzes/drafts/${'cd'.repeat(16)}`)
    await shown('There is no such draft any more')
  })
})
