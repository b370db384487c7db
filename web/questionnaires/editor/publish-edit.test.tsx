import { fireEvent, screen } from '@testing-library/dom'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { usualSettings } from '#domain/questionnaires/settings.ts'
import { aDraftsServer, changedElsewhere } from '../../testing/drafts-server.ts'
import { soon, stopTime } from '../../testing/passing-time.ts'
import { act } from '../../testing/show.tsx'
import { showDashboard } from '../../testing/show-dashboard.tsx'
import { press } from '../../testing/show-questions.tsx'
import { signedIn } from '../../testing/signed-in.ts'
import { EditQuiz } from './edit-quiz.tsx'

const ADDRESS = '/dashboard/quizzes/quiz1/edit'
const PAGES = [{ path: '/dashboard/quizzes/:id/edit', element: <EditQuiz /> }]

const CONTENT = {
  ...{ version_id: 'v1', number: 1, is_current: true, title: 'Sums', subject: 'Maths', duration: 900_000_000_000 },
  ...{ is_negative_marking: false, marks_per_question: 1, negative_marks: 0, paper: 'with_start' },
  ...{ settings: usualSettings(), groups: [], texts: [] },
  questions: ['2 + 2?', '2 + 1?'].map((problem, at) => ({
    ...{ id: `q${at + 1}`, format: 'prose', problem, options: ['3', '4'], correct_answer: 1 - at },
  })),
}
const VERSION = {
  ...{ id: 'v1', number: 1, title: 'Sums', no_of_questions: 2, published_at: '2026-01-15T09:00:00.000Z' },
  ...{ under_way: 0, handed_in: 3 },
}
const LISTED = {
  quiz: { id: 'quiz1', title: 'Sums', share_code: 'ABCD2345', status: 'active' },
  ...{ current: VERSION, rows: [VERSION], page: 1, pages: 1, found: 1, under_way: 0, handed_in: 3 },
}

/** A published quiz that people have taken, in the wizard; what is published of it. */
const anEdit = async () => {
  const server = aDraftsServer()
  const { fetch } = globalThis
  const published: { title: string }[] = []
  const answers = (method: string, path: string, body: string): unknown => {
    if (path.endsWith('/quiz1/content')) return CONTENT
    if (path.endsWith('/quiz1/versions') && method === 'GET') return LISTED
    if (path.endsWith('/quiz1/edit')) return { draft: [...server.drafts.values()][0] ?? null }
    if (!path.endsWith('/quiz1/versions')) return null
    published.push(JSON.parse(body))
    return { version_id: 'v2', number: 2 }
  }
  vi.stubGlobal('fetch', async (url: string, init: { method: string; body: string }) => {
    const data = answers(init.method, new URL(url, 'http://here').pathname, init.body)
    return data ? Response.json({ response: { status: 200, status_text: 'OK', data } }) : fetch(url, init)
  })
  const page = showDashboard(ADDRESS, PAGES)
  await soon(() => expect(screen.getByLabelText('Question text')).toBeTruthy())
  return { server, published, page }
}

beforeEach(() => {
  stopTime()
  signedIn()
})

/** As browsers do it: that a dialog is closed is told after it. */
const closingLate = () => {
  vi.spyOn(HTMLDialogElement.prototype, 'close').mockImplementation(function (this: HTMLDialogElement) {
    this.open = false
    setTimeout(() => this.dispatchEvent(new Event('close')))
  })
  onTestFinished(() => void vi.restoreAllMocks())
}

const shown = (text: string | RegExp) => soon(() => expect(screen.queryAllByText(text).length).toBeGreaterThan(0))
const confirm = () =>
  act(() => [...document.querySelectorAll<HTMLElement>('dialog[open] footer button')].at(-1)?.click())
const ask = (text: string) =>
  act(() => void fireEvent.input(screen.getByLabelText('Question text'), { target: { value: text } }))

it('publishes nothing that was chosen against while it was asked', async () => {
  closingLate()
  const { server, published, page } = await anEdit()
  ask('2 + 3?')
  await soon(() => expect(server.drafts.size).toBe(1))
  ask('2 + 4?')
  changedElsewhere(server, [...server.drafts.keys()][0] ?? '', 'Theirs')
  act(() => void page.router.navigate(`${ADDRESS}?section=prvw`))
  press('Publish changes')
  await shown(/^Every answer stays/)
  await shown('This draft was changed in two places')
  press('All of elsewhere')
  press('Go on with this')
  await shown(/^This is how students will see it/)
  expect(screen.queryByText(/^Every answer stays/)).toBeNull()
  press('Publish changes')
  await shown(/^Every answer stays/)
  confirm()
  await soon(() => expect(published.map(({ title }) => title)).toEqual(['Theirs']))
})

it('names what is refused as it was sent, whatever was written on since', async () => {
  const { page } = await anEdit()
  const { fetch } = globalThis
  const held: (() => void)[] = []
  const problems = { 'questions.1': 'picture_missing' }
  const error = { code: 'invalid_request', message: '', problems }
  vi.stubGlobal('fetch', async (url: string, init: { method: string }) => {
    if (init.method !== 'POST') return fetch(url, init)
    await new Promise<void>((go) => held.push(go))
    return Response.json({ response: { status: 400, status_text: '', data: null, error } }, { status: 400 })
  })
  ask('2 + 3?')
  act(() => void page.router.navigate(`${ADDRESS}?section=prvw`))
  press('Publish changes')
  await shown(/^Every answer stays/)
  confirm()
  await soon(() => expect(held).toHaveLength(1))
  act(() => void page.router.navigate(`${ADDRESS}?section=qsi`))
  await soon(() => expect(screen.getByLabelText('Question text')).toBeTruthy())
  press('Move down')
  act(() => void page.router.navigate(`${ADDRESS}?section=prvw`))
  for (const go of held) go()
  await shown(/^Question 2: /)
  act(() => screen.getByText(/^Question 2: /).click())
  await soon(() => expect(screen.getByLabelText<HTMLInputElement>('Question text').value).toBe('2 + 1?'))
})
