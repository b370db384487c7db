import { screen, within } from '@testing-library/dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { listQuestionnaires } from '#contract/questionnaires/listing.ts'
import { actOnQuizzes, listQuizChoices } from '#contract/questionnaires/quiz-actions.ts'
import { requests } from '#contract/questionnaires/quiz-actions-requests.ts'
import { openPage } from '../../testing/open-page.tsx'
import { signedIn } from '../../testing/signed-in.ts'
import { aTeacherServer } from '../../testing/teacher-server.ts'
import { Polls } from './lists.tsx'

const at = '2026-01-02T00:00:00.000Z'
const row = (title: string) => ({
  ...{ kind: 'poll' as const, id: title.toLowerCase(), title, subject: '', share_code: 'ABCD2345' },
  ...{ no_of_questions: 1, answered: 2, average_percent: null, created_at: at, updated_at: at },
})

type Status = 'active' | 'closed' | 'archived'

/** Two polls, and what is done with them; `isHeard`: the reply to that arrives. */
const aTeacher = () => {
  const server = aTeacherServer()
  const places = new Map<string, { status: Status; isBinned: boolean }>(
    ['Lunch', 'Dinner'].map((title) => [title, { status: 'active', isBinned: false }]),
  )
  const heard = { isHeard: true }
  server.answers(listQuizChoices, { subjects: [], tags: [] })
  server.answers(listQuestionnaires, ({ query: { show } }) => {
    const all = [...places].map(([title, { status, isBinned }]) => ({
      ...row(title),
      ...{ status, ...(isBinned && { bin_until: at }) },
    }))
    const inBin = all.filter((each) => each.bin_until)
    const archived = all.filter(({ status, ...each }) => status === 'archived' && !each.bin_until)
    const listed = all.filter(({ status }) => status !== 'archived')
    const rows = show === 'bin' ? inBin : show === 'archived' ? archived : listed
    const totals = { listed: listed.length, drafts: 0, answered: 2, average_percent: null }
    const away = { archived: archived.length, in_bin: inBin.length }
    return { rows, page: 1, pages: 1, found: rows.length, totals: { ...totals, ...away } }
  })
  server.answers(actOnQuizzes, ({ body }) => {
    const { ids, action } = z.parse(requests.actOnQuizzes.body, body)
    const after = {
      status: action === 'restore' || action === 'reopen' ? 'active' : action === 'close' ? 'closed' : 'archived',
      isBinned: action === 'bin',
    } as const
    const of = (id: string) => [...places.keys()].find((title) => title.toLowerCase() === id) ?? ''
    const isSo = (id: string) => JSON.stringify(places.get(of(id))) === JSON.stringify(after)
    const [changed, unchanged] = [ids.filter((id) => !isSo(id)), ids.filter(isSo)]
    for (const id of ids) places.set(of(id), after)
    if (!heard.isHeard) {
      server.state.isDown = true
      throw new TypeError('the reply is lost')
    }
    return { changed, unchanged, failed: [] }
  })
  const reach = (isReached: boolean) => {
    server.state.isDown = !isReached
    heard.isHeard = true
  }
  const loseNext = () => {
    heard.isHeard = false
  }
  return { reach, loseNext }
}

const open = (search = '') => openPage(Polls, '/dashboard/polls', `/dashboard/polls${search}`)
type User = ReturnType<typeof open>['user']
const titles = () => [...document.querySelectorAll('tbody th > :first-child')].map(({ textContent }) => textContent)
const remove = async (user: User, title: string) => {
  await user.click(await screen.findByRole('button', { name: `More for ${title}` }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }))
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
  await expect.poll(() => screen.queryByRole('alertdialog')).toBe(null)
}

beforeEach(() => {
  localStorage.clear()
  signedIn()
})

describe('what is done with one of a list', () => {
  it('is taken back by the same button once the server is reached again', async () => {
    const { reach } = aTeacher()
    const { user } = open()
    await remove(user, 'Lunch')
    await expect.poll(titles).toEqual(['Dinner'])
    reach(false)
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText(/^The server could not be reached/)).toBeTruthy()
    reach(true)
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await expect.poll(titles).toEqual(['Lunch', 'Dinner'])
  })

  it('is told as done, with the way back, once it is said again after a lost reply', async () => {
    const { reach, loseNext } = aTeacher()
    const { user } = open()
    await screen.findByRole('button', { name: 'More for Lunch' })
    loseNext()
    await remove(user, 'Lunch')
    expect(await screen.findByText(/^The server could not be reached/)).toBeTruthy()
    reach(true)
    await remove(user, 'Lunch')
    expect(await screen.findByText('Deleted. It stays in the bin for 30 days.')).toBeTruthy()
    await expect.poll(titles).toEqual(['Dinner'])
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await expect.poll(titles).toEqual(['Lunch', 'Dinner'])
  })

  it('is told at once, however long the list takes to be read anew', async () => {
    const { reach } = aTeacher()
    const { user } = open()
    await screen.findByRole('button', { name: 'More for Lunch' })
    const answered = fetch
    vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) =>
      (init.method ?? 'GET') === 'GET' ? new Promise(() => undefined) : answered(url, init),
    )
    reach(false)
    await remove(user, 'Lunch')
    expect(screen.getByText(/^The server could not be reached/)).toBeTruthy()
    reach(true)
    await user.click(screen.getByRole('button', { name: 'More for Lunch' }))
    await user.click(screen.getByRole('button', { name: 'Archive' }))
    expect(await screen.findByText('Archived')).toBeTruthy()
  })
})
