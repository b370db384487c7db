// @module-tag long
import { screen, within } from '@testing-library/dom'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  aDraftsServer,
  changedElsewhere,
  type DraftsServer,
  sentByAnotherTab,
  titlesOn,
} from '../../testing/drafts-server.ts'
import { field, fillIn } from '../../testing/field.ts'
import { soon, stopTime } from '../../testing/passing-time.ts'
import { closeShared } from '../../testing/shared-dialog.ts'
import { act } from '../../testing/show.tsx'
import { showDashboard } from '../../testing/show-dashboard.tsx'
import { press } from '../../testing/show-questions.tsx'
import { signedIn } from '../../testing/signed-in.ts'
import { shownToasts } from '../../ui/toast.ts'
import { Surveys } from '../list/lists.tsx'
import { ContinueSurvey } from './continue-survey.tsx'
import { CreateSurvey } from './create-survey.tsx'
import { EditSurvey } from './edit-survey.tsx'

const LIST = '/dashboard/surveys'
const PAGES = [
  { path: LIST, element: <Surveys /> },
  { path: `${LIST}/create`, element: <CreateSurvey /> },
  { path: `${LIST}/drafts/:draft`, element: <ContinueSurvey /> },
  { path: `${LIST}/:id/edit`, element: <EditSurvey /> },
]

type Page = ReturnType<typeof showDashboard>

const open = (address = '') => showDashboard(LIST + address, PAGES)
const go = (page: Page, address = '') => act(() => void page.router.navigate(LIST + address))
const at = (page: Page) => page.router.state.location.pathname
/** Another device of the same teacher has nothing of what this one keeps. */
const openElsewhere = (page: Page, address = '') => {
  page.show(null)
  localStorage.clear()
  signedIn()
  return open(address)
}

const isSaved = () => soon(() => expect(screen.getByText(/^Saved \d/)).toBeTruthy())
const shown = (text: string | RegExp) => soon(() => expect(screen.queryAllByText(text).length).toBeGreaterThan(0))
const isTitled = (title: string) => soon(() => expect(field('Title').value).toBe(title))
const listed = () => [...document.querySelectorAll('tbody tr')].map((row) => row.textContent)
const isListed = (...drafts: string[]) =>
  soon(() => expect(listed()).toEqual(drafts.map((draft) => expect.stringContaining(draft))))
const follow = (label: string) => act(() => field(label).click())
const onlyId = ({ drafts }: DraftsServer) => [...drafts.keys()][0] ?? ''

const begin = async (title: string) => {
  const page = open('/create')
  fillIn('Title', title)
  await isSaved()
  return page
}

const complete = async () => {
  fillIn('Question text', 'How do you come?')
  fillIn('Option 1', 'By train')
  fillIn('Option 2', 'By bus')
  await isSaved()
}

beforeEach(() => {
  stopTime()
  signedIn()
})

describe('a survey that is being written', () => {
  it('is saved once it has a title, and goes on on another device with what it asks', async () => {
    const server = aDraftsServer()
    const page = open('/create')
    fillIn('Question text', 'How do you come?')
    await shown(/device/)
    expect(titlesOn(server)).toEqual([])
    fillIn('Title', 'Your way to school')
    await isSaved()
    const there = openElsewhere(page)
    await isListed('Your way to school')
    follow('Continue Your way to school')
    await isTitled('Your way to school')
    expect(field('Question text').value).toBe('How do you come?')
    fillIn('Title', 'Your way to work')
    await soon(() => expect(titlesOn(server)).toEqual(['Your way to work']))
    go(there)
    await isListed('Your way to work')
  })

  it('is shown as another device has saved it meanwhile, and that is said', async () => {
    const server = aDraftsServer()
    await begin('Your way to school')
    changedElsewhere(server, onlyId(server), 'Your way to work')
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    await isTitled('Your way to work')
    expect(shownToasts().map(({ text }) => text)).toContainEqual(expect.stringMatching(/changed on another device/))
  })

  it('is published once though the reply is lost, and is no draft any more', async () => {
    const server = aDraftsServer()
    const page = await begin('Your way to school')
    await complete()
    server.isHeard = false
    press('Publish')
    await soon(() => expect(screen.queryAllByRole('alert')).not.toEqual([]))
    expect(at(page)).toBe(`${LIST}/create`)
    server.isHeard = true
    press('Publish')
    await closeShared()
    await soon(() => expect(at(page)).toBe(LIST))
    await isListed('Your way to school')
    expect([server.surveys.length, server.drafts.size]).toEqual([1, 0])
    expect(screen.queryByText('and 1 draft')).toBeNull()
  })

  it('that is published or deleted elsewhere is kept here alone, until it is wanted as a new one', async () => {
    const server = aDraftsServer()
    await begin('Your way to school')
    server.drafts.clear()
    fillIn('Title', 'Written on where it is gone')
    await shown(/was published or deleted elsewhere/)
    expect(titlesOn(server)).toEqual([])
    press('Save it as a new draft')
    await soon(() => expect(titlesOn(server)).toEqual(['Written on where it is gone']))
  })

  it('on two devices apart is shown as both have it, and neither is lost', async () => {
    const server = aDraftsServer()
    const page = await begin('First words')
    server.isReached = false
    fillIn('Title', 'From the train')
    await shown(/^The server can’t be reached/)
    changedElsewhere(server, onlyId(server), 'From the office')
    server.isReached = true
    page.show(null)
    open('/create')
    await shown('This draft was changed in two places')
    expect(screen.getByRole('group', { name: 'Title' }).textContent).toMatch(/train.*office/)
    press('All of this device')
    press('Go on with this')
    await isTitled('From the train')
    expect(titlesOn(server).sort()).toEqual(['From the office', 'From the train'])
  })

  it('that another tab has saved is no other device’s', async () => {
    const server = aDraftsServer()
    await begin('First words')
    changedElsewhere(server, onlyId(server), 'Of another tab')
    sentByAnotherTab('DraftBase.mita.new-survey')
    fillIn('Title', 'Mine')
    await soon(() => expect(titlesOn(server)).toEqual(['Mine']))
  })

  it('is deleted, and put back', async () => {
    const server = aDraftsServer()
    const page = await begin('To be deleted')
    go(page)
    await isListed('To be deleted')
    press('Delete To be deleted')
    act(() => within(screen.getByRole('alertdialog')).getByText('Delete', { selector: 'button *' }).click())
    await isListed()
    expect(server.drafts.size).toBe(0)
    shownToasts().at(-1)?.action?.onAct()
    await isListed('To be deleted')
  })

  it('is not shown to whoever signs in on the same device after', async () => {
    aDraftsServer()
    const page = await begin('Your way to school')
    page.show(null)
    const kept = { ...localStorage }
    signedIn('rina')
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
    open('/create')
    await isTitled('')
  })
})

it('changes of a published survey wait on the server, and go on on another device, until they are published', async () => {
  const server = aDraftsServer()
  const page = await begin('The course')
  await complete()
  press('Publish')
  await closeShared()
  await soon(() => expect(at(page)).toBe(LIST))
  await soon(() => expect(screen.getByRole('link', { name: 'Edit The course' })).toBeTruthy())
  act(() => screen.getByRole('link', { name: 'Edit The course' }).click())
  await isTitled('The course')
  fillIn('Title', 'The whole course')
  await isSaved()
  expect(server.surveys.map(({ title }) => title)).toEqual(['The course'])
  const there = openElsewhere(page)
  await isListed('The course')
  go(there, `/drafts/${onlyId(server)}`)
  await soon(() => expect(at(there)).toBe(`${LIST}/survey0/edit`))
  go(there)
  await isListed('The course')
  act(() => screen.getByRole('link', { name: /^The course: unpublished changes/ }).click())
  await isTitled('The whole course')
  press('Publish next version')
  await soon(() => expect(at(there)).toBe(LIST))
  expect(server.surveys.map(({ title }) => title)).toEqual(['The whole course'])
  await isListed('The whole course')
  expect(screen.queryByRole('link', { name: /unpublished changes/ })).toBeNull()
})

it('changes of a published survey of two devices become one edit, part by part, and what is left a draft of a new one', async () => {
  const server = aDraftsServer()
  const page = await begin('The course')
  await complete()
  press('Publish')
  await closeShared()
  await soon(() => expect(screen.getByRole('link', { name: 'Edit The course' })).toBeTruthy())
  act(() => screen.getByRole('link', { name: 'Edit The course' }).click())
  await isTitled('The course')
  fillIn('Option 2', 'On foot')
  await isSaved()
  const id = onlyId(server)
  changedElsewhere(server, id, 'The course of today')
  fillIn('Option 1', 'By boat')
  await shown('This draft was changed in two places')
  // The other device has what was saved before.
  expect(screen.getAllByRole('group').map((part) => part.querySelector('legend')?.textContent)).toEqual([
    'Title',
    'Question 1',
  ])
  const [, elsewhere] = screen.getByRole('group', { name: 'Title' }).querySelectorAll('input')
  act(() => elsewhere?.click())
  press('Go on with this')
  await isTitled('The course of today')
  expect(field('Option 1').value).toBe('By boat')
  await soon(() => expect(JSON.stringify(server.drafts.get(id)?.content)).toContain('By boat'))
  const drafts = [...server.drafts.values()].map(({ content, edits }) => [content.details.title, edits !== undefined])
  expect(drafts.toSorted()).toEqual([
    ['The course (not chosen)', false],
    ['The course of today', true],
  ])
  expect(at(page)).toBe(`${LIST}/survey0/edit`)
})
