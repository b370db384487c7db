import { screen } from '@testing-library/dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { aDraftsServer } from '../../testing/drafts-server.ts'
import { field, fillIn } from '../../testing/field.ts'
import { soon, stopTime } from '../../testing/passing-time.ts'
import { closeShared } from '../../testing/shared-dialog.ts'
import { act } from '../../testing/show.tsx'
import { showDashboard } from '../../testing/show-dashboard.tsx'
import { press } from '../../testing/show-questions.tsx'
import { signedIn } from '../../testing/signed-in.ts'
import { shownToasts } from '../../ui/toast.ts'
import { Surveys } from '../list/lists.tsx'
import { CreateSurvey } from './create-survey.tsx'
import { EditSurvey } from './edit-survey.tsx'

const LIST = '/dashboard/surveys'
const PAGES = [
  { path: LIST, element: <Surveys /> },
  { path: `${LIST}/create`, element: <CreateSurvey /> },
  { path: `${LIST}/:id/edit`, element: <EditSurvey /> },
]

/** A published survey, in the builder again; so many have answered it. */
const anEdit = async (responses: number) => {
  const server = aDraftsServer()
  const page = showDashboard(`${LIST}/create`, PAGES)
  const at = () => page.router.state.location.pathname
  fillIn('Title', 'The trip')
  fillIn('Question text', 'Was it god?')
  fillIn('Option 1', 'Yse')
  fillIn('Option 2', 'No')
  press('Publish')
  await closeShared()
  await soon(() => expect(at()).toBe(LIST))
  const [survey] = server.surveys
  if (!survey) throw new Error('nothing was published')
  survey.responses = responses
  act(() => void page.router.navigate(`${LIST}/${survey.id}/edit`))
  await soon(() => expect(field('Option 1').value).toBe('Yse'))
  const question_id = survey.sections[0]?.questions[0]?.id
  return { server, survey, question_id, at, page }
}

const publish = () => press('Publish next version')
const isAsked = () => soon(() => expect(screen.getByText(/^Every answer stays as it was given/)).toBeTruthy())
const isPublished = (at: () => string) => soon(() => expect(at()).toBe(LIST))
/** In the dialog, which stands behind the button that opened it. */
const confirm = () => act(() => screen.getAllByRole('button', { name: 'Publish next version' }).at(-1)?.click())
const choose = (label: string, option: RegExp) => {
  const select = screen.getByLabelText<HTMLSelectElement>(label)
  const found = [...select.options].find(({ text }) => option.test(text))
  act(() => {
    select.value = found?.value ?? ''
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })
}

beforeEach(() => {
  stopTime()
  signedIn()
})

describe('changed words of a survey that people have answered', () => {
  it('are something new unless their author says that they mean the same', async () => {
    const { survey, at } = await anEdit(3)
    fillIn('Option 1', 'Yes')
    publish()
    await isAsked()
    confirm()
    await isPublished(at)
    expect(survey.sameMeaning).toBeUndefined()
  })

  it('are sent as the same where that was said', async () => {
    const { survey, question_id, at } = await anEdit(3)
    fillIn('Question text', 'Was it good?')
    fillIn('Option 1', 'Yes')
    publish()
    await isAsked()
    expect(screen.queryByLabelText('New: Yes'), 'what asks something else has other options').toBeNull()
    act(() => screen.getByLabelText('It asks the same as before').click())
    choose('New: Yes', /Yse/)
    confirm()
    await isPublished(at)
    expect(survey.sameMeaning).toEqual([{ question_id }, { question_id, choice: { list: 0, was: 0, is: 0 } }])
  })

  it('offer each former option once', async () => {
    await anEdit(3)
    fillIn('Option 1', 'Yes')
    fillIn('Option 2', 'Never')
    publish()
    await isAsked()
    choose('New: Yes', /No$/)
    const offered = [...screen.getByLabelText<HTMLSelectElement>('New: Never').options].map(({ text }) => text)
    expect(offered).toEqual(['Something new', 'The same as before: Yse'])
  })

  it('can be written on instead, and nothing is published', async () => {
    const { survey, at } = await anEdit(3)
    fillIn('Option 1', 'Yes')
    publish()
    await isAsked()
    press('Go on writing')
    expect(at()).toMatch(/edit$/)
    expect(survey.version_id).toBe('survey0v1')
    publish()
    await isAsked()
  })

  it('are asked about where people have answered since a call that did not arrive', async () => {
    const { survey, at } = await anEdit(0)
    fillIn('Option 1', 'Yes')
    const arrives = globalThis.fetch
    vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
      if (url.endsWith('/versions')) throw new TypeError('fetch failed')
      return arrives(url, init)
    })
    publish()
    await soon(() => expect(screen.queryByText(/could not be reached|no connection/i)).toBeTruthy())
    vi.stubGlobal('fetch', arrives)
    survey.responses = 3
    publish()
    await isAsked()
    confirm()
    await isPublished(at)
  })

  it('are asked about once, however often the answer is lost, after a reload too', async () => {
    const { server, survey, question_id, at, page } = await anEdit(3)
    const edit = at()
    const before = survey.keys.length
    fillIn('Question text', 'Was it good?')
    publish()
    await isAsked()
    act(() => screen.getByLabelText('It asks the same as before').click())
    server.isHeard = false
    confirm()
    await soon(() => expect(screen.queryByText(/could not be reached|no connection/i)).toBeTruthy())
    server.isHeard = true
    act(() => void page.router.navigate(LIST))
    await soon(() => expect(screen.queryByText('Create survey')).toBeTruthy())
    act(() => void page.router.navigate(edit))
    await soon(() => expect(field('Question text').value).toBe('Was it good?'))
    publish()
    await isPublished(at)
    const keys = survey.keys.slice(before)
    expect([keys.length, new Set(keys).size, survey.sameMeaning]).toEqual([2, 1, [{ question_id }]])
  })

  it('are said of words, not of places: what is written on afterwards is something new', async () => {
    const { survey, at } = await anEdit(3)
    fillIn('Option 1', 'Yes')
    publish()
    await isAsked()
    choose('New: Yes', /Yse/)
    press('Go on writing')
    await soon(() => expect(screen.queryByText(/^Every answer stays/)).toBeNull())
    fillIn('Option 1', 'Never')
    publish()
    await isAsked()
    await soon(() => expect(screen.getByLabelText<HTMLSelectElement>('New: Never').value).toBe(''))
    confirm()
    await isPublished(at)
    expect(survey.sameMeaning).toBeUndefined()
  })

  it.each([
    ['nobody has answered it', 0, 'Option 1'],
    ['no word has changed that people answered', 3, 'Title'],
  ])('are not asked about where %s', async (_, responses, changed) => {
    const { survey, at } = await anEdit(responses)
    fillIn(changed, 'Yes')
    publish()
    await isPublished(at)
    expect(survey.version_id).toBe('survey0v2')
  })
})

it('an edit is discarded, here and on the server, and put back', async () => {
  const { server, survey, at } = await anEdit(3)
  fillIn('Option 1', 'Yes')
  await soon(() => expect(server.drafts.size).toBe(1))
  press('Discard changes')
  act(() => screen.getAllByRole('button', { name: 'Discard changes' }).at(-1)?.click())
  await soon(() => expect(field('Option 1').value).toBe('Yse'))
  expect([server.drafts.size, survey.version_id]).toEqual([0, 'survey0v1'])
  expect(screen.queryByRole('button', { name: 'Discard changes' })).toBeNull()
  act(() => shownToasts().at(-1)?.action?.onAct())
  await soon(() => expect(field('Option 1').value).toBe('Yes'))
  await soon(() => expect(server.drafts.size).toBe(1))
  expect(at()).toMatch(/edit$/)
})

/** What is sent to publish arrives, and is not answered before it is let through. */
const heldBack = () => {
  const { fetch } = globalThis
  const held: (() => void)[] = []
  vi.stubGlobal('fetch', async (url: string, init: { method: string }) => {
    const reply = await fetch(url, init)
    if (init.method === 'POST') await new Promise<void>((go) => held.push(go))
    return reply
  })
  return held
}

describe('what is written on while an edit is on its way', () => {
  it('stays a draft', async () => {
    const { server, survey, at } = await anEdit(0)
    fillIn('Option 1', 'Yes')
    const held = heldBack()
    publish()
    await soon(() => expect(held).toHaveLength(1))
    fillIn('Option 2', 'Never')
    for (const go of held) go()
    await isPublished(at)
    expect(survey.sections[0]?.questions[0]).toMatchObject({ draft: { options: ['Yes', 'No'] } })
    await soon(() => expect(JSON.stringify([...server.drafts.values()])).toContain('Never'))
  })
})
