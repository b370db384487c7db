import { fireEvent, screen } from '@testing-library/dom'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { forgetOnLogOut } from '../../app/forget-on-log-out.ts'
import { isAnythingOnlyHere } from '../../app/only-here.ts'
import { endSession, startSession } from '../../people/accounts/session.ts'
import {
  aDraftsServer,
  aStored,
  changedElsewhere,
  type DraftsServer,
  sentByAnotherTab,
  titlesOn,
} from '../../testing/drafts-server.ts'
import { keptQuiz } from '../../testing/kept-drafts.ts'
import { pass, soon, stopTime } from '../../testing/passing-time.ts'
import { act } from '../../testing/show.tsx'
import { showDashboard } from '../../testing/show-dashboard.tsx'

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

const openWizard = () => showDashboard('/dashboard/quizzes/create')

const title = () => screen.getByLabelText<HTMLInputElement>('Title')
const typeTitle = (text: string) => act(() => void fireEvent.input(title(), { target: { value: text } }))
const shown = (text: string | RegExp) => soon(() => expect(screen.queryAllByText(text).length).toBeGreaterThan(0))
const press = (name: string) => {
  const button = screen.getByRole('button', { name })
  act(() => button.click())
}

const onlyId = ({ drafts }: DraftsServer) => [...drafts.keys()][0] ?? ''

beforeEach(() => {
  stopTime()
  localStorage.clear()
  startSession({ auth_token: 'a token', user: { id: 'mita' } })
})
afterEach(() => {
  endSession('expired')
  localStorage.clear()
})

describe('a draft in the wizard', () => {
  it('is on the device while somebody types without a pause', async () => {
    aDraftsServer()
    openWizard()
    // A key each 50 ms, for half a second.
    for (let text = 'Light'; text.length < 15; text += 'x') {
      typeTitle(text)
      await pass(50)
    }
    expect(keptQuiz()?.details.title).toContain('Light')
  })

  it('is asked about before whoever has typed a moment ago logs out', async () => {
    aDraftsServer()
    openWizard()
    typeTitle('Light')
    expect(isAnythingOnlyHere()).toBe(true)
    expect(keptQuiz()?.details.title).toBe('Light')
  })

  it('is saved with its title, and what was changed elsewhere is shown side by side', async () => {
    const server = aDraftsServer()
    openWizard()
    typeTitle('Light')
    await shown(/^Saved /)
    expect(titlesOn(server)).toEqual(['Light'])
    const id = onlyId(server)
    changedElsewhere(server, id, 'Theirs')
    typeTitle('Mine')
    await shown('This draft was changed in two places')
    expect(titlesOn(server)).toEqual(['Theirs'])
    press('All of elsewhere')
    press('Go on with this')
    await soon(() => expect(title().value).toBe('Theirs'))
    expect(titlesOn(server).sort()).toEqual(['Mine (from this device)', 'Theirs'])
    typeTitle('Theirs, and more')
    await soon(() => expect(server.drafts.get(id)?.content.details.title).toBe('Theirs, and more'))
  })

  it('that another tab has saved is no other device’s', async () => {
    const server = aDraftsServer()
    openWizard()
    typeTitle('Light')
    await shown(/^Saved /)
    changedElsewhere(server, onlyId(server), 'Of another tab')
    sentByAnotherTab('DraftBase.mita.new-quiz')
    typeTitle('Mine')
    await soon(() => expect(titlesOn(server)).toEqual(['Mine']))
  })

  it('goes on as a draft of its own where what was written here is chosen', async () => {
    const server = aDraftsServer()
    openWizard()
    typeTitle('Light')
    await shown(/^Saved /)
    changedElsewhere(server, onlyId(server), 'Theirs')
    typeTitle('Mine')
    await shown('This draft was changed in two places')
    press('All of this device')
    press('Go on with this')
    await soon(() => expect(title().value).toBe('Mine'))
    typeTitle('Mine, and more')
    await soon(() => expect(titlesOn(server).sort()).toEqual(['Mine, and more', 'Theirs']))
  })

  it('shows both versions after a reload too, and leads to them', async () => {
    const server = aDraftsServer()
    const page = openWizard()
    typeTitle('Light')
    await shown(/^Saved /)
    changedElsewhere(server, onlyId(server), 'Theirs')
    typeTitle('Mine')
    await shown('This draft was changed in two places')
    await soon(() => expect(document.activeElement?.textContent).toBe('This draft was changed in two places'))
    page.show(null)
    openWizard()
    await shown('This draft was changed in two places')
    expect(['Mine', 'Theirs'].map((text) => screen.queryAllByText(text).length)).toEqual([1, 1])
  })

  it('loses neither version where the second one can’t be kept', async () => {
    const server = aDraftsServer()
    openWizard()
    typeTitle('Light')
    await shown(/^Saved /)
    changedElsewhere(server, onlyId(server), 'Theirs')
    typeTitle('Mine')
    await shown('This draft was changed in two places')
    server.isReached = false
    press('All of elsewhere')
    press('Go on with this')
    await shown(/could not be saved as a draft of its own/)
    expect([titlesOn(server), keptQuiz()?.details.title]).toEqual([['Theirs'], 'Mine'])
  })

  it('that is gone elsewhere is kept here alone, until it is wanted as a new one', async () => {
    const server = aDraftsServer()
    openWizard()
    typeTitle('Light')
    await shown(/^Saved /)
    server.drafts.clear()
    typeTitle('Lenses')
    await shown(/was published or deleted elsewhere/)
    expect(titlesOn(server)).toEqual([])
    press('Save it as a new draft')
    await soon(() => expect(titlesOn(server)).toEqual(['Lenses']))
  })

  it('says that it is on the device while there is no server, and is saved afterwards', async () => {
    const server = aDraftsServer()
    server.isReached = false
    openWizard()
    typeTitle('Light')
    await shown(/^No connection. Kept on this device/)
    server.isReached = true
    act(() => void window.dispatchEvent(new Event('online')))
    await shown(/^Saved /)
    expect(titlesOn(server)).toEqual(['Light'])
  })

  it('leaves nothing behind whoever logs out while it is still being sent', async () => {
    const server = aDraftsServer()
    server.isReached = false
    openWizard()
    typeTitle('Light')
    await shown(/^No connection. Kept on this device/)
    onTestFinished(forgetOnLogOut())
    const { asked } = server
    act(() => endSession('logged_out'))
    act(() => void window.dispatchEvent(new Event('online')))
    await soon(() => expect(server.asked).toBeGreaterThan(asked))
    expect({ ...localStorage }).toEqual({})
  })

  it('is its own where the device has no room any more, and knows only an older revision', async () => {
    const server = aDraftsServer()
    const device = aDevice()
    openWizard()
    typeTitle('Light')
    await shown(/^Saved /)
    device.isFull = true
    for (const next of ['Lenses', 'Mirrors', 'Shadows']) {
      typeTitle(next)
      await soon(() => expect(titlesOn(server)).toEqual([next]))
    }
    await shown(/^This browser keeps no copy of your draft. The server does/)
  })

  it('is called saved once it is, and no more while neither device nor server take it', async () => {
    const server = aDraftsServer()
    const device = aDevice()
    openWizard()
    const saved = () => screen.queryByText(/^(Draft saved on this device|Saved) /)
    expect(saved()).toBeNull()
    typeTitle('Light')
    await soon(() => expect(saved()).toBeTruthy())
    device.isFull = true
    server.isReached = false
    typeTitle('Lenses')
    await shown(/^The server can’t be reached, and this browser keeps no copy\./)
    await shown('Not saved yet')
    expect(saved()).toBeNull()
  })

  it('of before there were drafts on the server is picked up when it is opened', async () => {
    const server = aDraftsServer()
    localStorage.setItem('QBDets', btoa(JSON.stringify({ title: 'Old one', subject: 'Physics' })))
    openWizard()
    await soon(() => expect(titlesOn(server)).toEqual(['Old one']))
  })
})

describe('a draft from the list', () => {
  it('is opened as the server has it, beside the one in hand', async () => {
    const server = aDraftsServer()
    const id = aStored(server)
    localStorage.setItem('QBDets', btoa(JSON.stringify({ title: 'In hand' })))
    showDashboard(`/dashboard/quizzes/drafts/${id}`)
    await soon(() => expect(title().value).toBe('Light'))
    typeTitle('Lenses')
    await soon(() =>
      expect(server.drafts.get(id)).toMatchObject({ revision: 4, content: { details: { title: 'Lenses' } } }),
    )
    expect(keptQuiz()?.details.title).toBe('In hand')
  })

  it('goes on without a server where the device has it', async () => {
    const server = aDraftsServer()
    const id = aStored(server)
    showDashboard(`/dashboard/quizzes/drafts/${id}`)
    await soon(() => expect(title().value).toBe('Light'))
    typeTitle('Lenses')
    await soon(() => expect(server.drafts.get(id)?.revision).toBe(4))
    document.body.replaceChildren()
    server.isReached = false
    showDashboard(`/dashboard/quizzes/drafts/${id}`)
    await soon(() => expect(title().value).toBe('Lenses'))
  })

  it('that is not there any more is said to be gone', async () => {
    aDraftsServer()
    showDashboard(`/dashboard/quizzes/drafts/${'cd'.repeat(16)}`)
    await shown('There is no such draft any more')
  })
})
