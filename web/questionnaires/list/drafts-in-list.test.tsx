import { screen, within } from '@testing-library/dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { aDraftsServer, aStored, changedElsewhere, titlesOn } from '../../testing/drafts-server.ts'
import { errorOf, field, fillIn } from '../../testing/field.ts'
import { pass, soon, stopTime } from '../../testing/passing-time.ts'
import { act } from '../../testing/show.tsx'
import { showDashboard } from '../../testing/show-dashboard.tsx'
import { press } from '../../testing/show-questions.tsx'
import { signedIn } from '../../testing/signed-in.ts'
import { shownToasts } from '../../ui/toast.ts'

beforeEach(() => {
  stopTime()
  signedIn()
})

const LIST = '/dashboard/quizzes'
const COMPLETE = { duration: 15, questionCount: 1 }
type Page = ReturnType<typeof showDashboard>

const listed = () => [...document.querySelectorAll('tbody tr')].map(({ textContent }) => textContent ?? '')
const isListed = (...titles: string[]) =>
  soon(() => expect(listed().map((row, at) => row.includes(titles[at] ?? '?'))).toEqual(titles.map(() => true)))
const go = (page: Page, address: string) => act(() => void page.router.navigate(address))
const isSaved = () => soon(() => expect(screen.getByText(/^Saved \d/)).toBeTruthy())
const isTitled = (title: string) => soon(() => expect(field('Title').value).toBe(title))
const startOver = () => {
  press('Start over')
  const asked = within(screen.getByRole('alertdialog'))
  const told = asked.queryByText(/stays in your list of quizzes as a draft/)?.textContent
  act(() => asked.getByText('Start over', { selector: 'button *' }).click())
  return told
}

describe('a draft in the list', () => {
  it('stands there once it has a title, counted and found with the quizzes', async () => {
    const server = aDraftsServer()
    server.published.push({ title: 'Test 1', no_of_questions: 1 })
    const page = showDashboard(`${LIST}/create`)
    fillIn('Subject', 'Science')
    await pass(3000)
    expect(titlesOn(server)).toEqual([])
    expect(screen.getByText(/^Draft saved on this device/)).toBeTruthy()
    fillIn('Title', 'Light')
    await isSaved()
    go(page, LIST)
    await isListed('Light', 'Test 1')
    const about = screen.getByText(/^1 question, saved /)
    expect(about.title, 'whole where it is cut').toBe(about.textContent)
    expect(screen.getByText('and 1 draft')).toBeTruthy()
    expect(screen.getByText('2 quizzes and drafts')).toBeTruthy()
    fillIn('Search by title, subject or code', 'Test')
    await isListed('Test 1')
  })

  it('goes on where another device has left it, up to its publishing', async () => {
    const server = aDraftsServer()
    aStored(server, COMPLETE)
    const { user, router } = showDashboard(LIST)
    await isListed('Light')
    act(() => screen.getByLabelText('Continue Light').click())
    await soon(() => expect(field('Question text').value, 'with its questions').toBe('What is light?'))
    fillIn('Option 1', 'a wave')
    fillIn('Option 2', 'food')
    await user.click(field('Correct answer: 1'))
    await pass(2000)
    press('Save & Next')
    press('Publish Quiz')
    await soon(() => expect(screen.getByText('Quiz Saved Successfully!')).toBeTruthy())
    act(() => void router.navigate(LIST))
    await soon(() => expect(listed()).toEqual([expect.stringMatching(/^Light.*active/)]))
    expect(titlesOn(server)).toEqual([])
  })

  it('that was changed on another device meanwhile is shown as it is there, and that is said', async () => {
    const server = aDraftsServer()
    const id = aStored(server, COMPLETE)
    showDashboard(`${LIST}/drafts/${id}?section=dts`)
    await isTitled('Light')
    changedElsewhere(server, id, 'Lenses')
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    await isTitled('Lenses')
    expect(screen.getByText(/^This draft was changed on another device/)).toBeTruthy()
  })

  it('is deleted everywhere, and can be put back', async () => {
    const server = aDraftsServer()
    aStored(server)
    const page = showDashboard(LIST)
    await isListed('Light')
    press('Delete Light')
    act(() => within(screen.getByRole('alertdialog')).getByText('Delete', { selector: 'button *' }).click())
    await soon(() => expect(screen.getByText('No quizzes yet')).toBeTruthy())
    expect(titlesOn(server)).toEqual([])
    shownToasts().at(-1)?.action?.onAct()
    await isListed('Light')
    go(page, `${LIST}/create`)
    await isTitled('')
  })

  it('is put back also where the reply to deleting it, or to putting it back, was lost', async () => {
    const server = aDraftsServer()
    aStored(server)
    showDashboard(LIST)
    await isListed('Light')
    const remove = async () => {
      press('Delete Light')
      act(() => within(screen.getByRole('alertdialog')).getByText('Delete', { selector: 'button *' }).click())
      await soon(() => expect(titlesOn(server)).toEqual([]))
      await soon(() => expect(screen.queryByRole('alertdialog')).toBe(null))
    }
    const told = () => shownToasts().at(-1)
    server.areDeletionsHeard = false
    await remove()
    expect(told()?.tone).toBe('error')
    server.areDeletionsHeard = true
    await remove()
    expect(told()?.tone).toBe('success')
    server.isReached = false
    act(() => told()?.action?.onAct())
    await soon(() => expect(told()).toMatchObject({ tone: 'error', action: { label: 'Undo' } }))
    server.isReached = true
    act(() => told()?.action?.onAct())
    await isListed('Light')
    expect(titlesOn(server)).toEqual(['Light'])
  })

  it('gets another name, which no draft can be without', async () => {
    const server = aDraftsServer()
    aStored(server)
    showDashboard(LIST)
    await isListed('Light')
    press('Rename Light')
    fillIn('Title', ' ')
    press('Rename')
    expect(errorOf('Title')).toBe('Title is required')
    fillIn('Title', 'Optics')
    press('Rename')
    await isListed('Optics')
    expect(titlesOn(server)).toEqual(['Optics'])
  })
})

describe('whoever begins anew', () => {
  it('leaves the draft that is saved in the list, and writes another one beside it', async () => {
    const server = aDraftsServer()
    const page = showDashboard(`${LIST}/create`)
    fillIn('Title', 'Light')
    await isSaved()
    expect(startOver()).toBe('“Light” stays in your list of quizzes as a draft. Here you begin with an empty one.')
    await isTitled('')
    fillIn('Title', 'Another one')
    await soon(() => expect(titlesOn(server)).toEqual(['Light', 'Another one']))
    go(page, LIST)
    await isListed('Another one', 'Light')
  })

  it('is offered the draft that waits', async () => {
    const server = aDraftsServer()
    showDashboard(`${LIST}/create`)
    fillIn('Title', 'Light')
    await isSaved()
    startOver()
    await soon(() => expect(screen.getByRole('link', { name: 'Go on with “Light”' })).toBeTruthy())
    expect(server.drafts.size).toBe(1)
    act(() => screen.getByRole('link', { name: 'Go on with “Light”' }).click())
    await isTitled('Light')
  })
})
