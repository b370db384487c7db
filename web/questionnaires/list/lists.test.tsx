import { screen, within } from '@testing-library/dom'
import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { type ListedQuestionnaireOnWire, listQuestionnaires } from '#contract/questionnaires/listing.ts'
import { readPoll, resetPoll } from '#contract/questionnaires/polls.ts'
import { actOnQuizzes, listQuizChoices, tagQuizzes } from '#contract/questionnaires/quiz-actions.ts'
import { requests } from '#contract/questionnaires/quiz-actions-requests.ts'
import { responding } from '#domain/questionnaires/responding.ts'
import { openPage } from '../../testing/open-page.tsx'
import { signedIn } from '../../testing/signed-in.ts'
import { aTeacherServer } from '../../testing/teacher-server.ts'
import { Exams, Polls, Quizzes, Surveys } from './lists.tsx'

const at = '2026-01-02T00:00:00.000Z'
type Kind = ListedQuestionnaireOnWire['kind']

const isTimed = (kind: Kind): boolean => kind === 'quiz' || kind === 'exam'

const row = (kind: Kind, title: string, more: Partial<ListedQuestionnaireOnWire> = {}) => ({
  ...{
    kind,
    id: title.toLowerCase(),
    title,
    subject: isTimed(kind) ? 'Physics' : '',
    share_code: 'ABCD2345',
    no_of_questions: 3,
  },
  ...{ status: 'active' as const, answered: 2, average_percent: isTimed(kind) ? 60 : null },
  ...{ created_at: at, updated_at: at, ...(isTimed(kind) && { duration: 900_000_000_000 }) },
  ...more,
})

const DRAFT = { status: 'draft' as const, subject: '', no_of_questions: 4, created_at: at, saved_at: at }

const aTeacher = (...rows: ListedQuestionnaireOnWire[]) => {
  const server = aTeacherServer()
  const binned = new Set<string>()
  const drafts = [{ ...DRAFT, kind: 'poll' as const, id: 'd1', title: 'Dinner' }]
  const state = { rows, drafts: [] as typeof drafts }
  server.answers(listQuizChoices, { subjects: ['Physics'], tags: [{ tag: 'Class 9', quizzes: 1 }] })
  server.answers(listQuestionnaires, ({ query }) => {
    const of = (kind: string) => query.kind === 'all' || query.kind === kind
    const own = state.rows.filter(({ kind }) => of(kind))
    const [listed, inBin] = [own.filter(({ id }) => !binned.has(id)), own.filter(({ id }) => binned.has(id))]
    const begun = state.drafts.filter(({ kind }) => of(kind))
    const until = (each: ListedQuestionnaireOnWire) => ({ ...each, status: 'archived' as const, bin_until: at })
    const shown = query.show === 'bin' ? inBin.map(until) : [...begun, ...listed]
    const totals = { listed: listed.length, drafts: begun.length, answered: 2, average_percent: null }
    const place = { page: 1, pages: 1, found: shown.length }
    return { rows: shown, ...place, totals: { ...totals, archived: 0, in_bin: inBin.length } }
  })
  server.answers(actOnQuizzes, ({ body }) => {
    const { ids, action } = actOnQuizzesBody(body)
    for (const id of ids) if (action === 'bin') binned.add(id)
    for (const id of ids) if (action === 'restore') binned.delete(id)
    return { changed: ids, unchanged: [], failed: [] }
  })
  return { ...server, begin: () => (state.drafts = drafts), become: (...next: typeof rows) => (state.rows = next) }
}

const actOnQuizzesBody = (body: unknown) => z.parse(requests.actOnQuizzes.body, body)

const PAGES = { quizzes: Quizzes, exams: Exams, polls: Polls, surveys: Surveys }
const open = (page: keyof typeof PAGES, search = '') =>
  openPage(PAGES[page], `/dashboard/${page}`, `/dashboard/${page}${search}`)
const titles = () => [...document.querySelectorAll('tbody th > :first-child')].map(({ textContent }) => textContent)
const button = (name: string | RegExp) => screen.getByRole('button', { name })

beforeEach(() => {
  localStorage.clear()
  signedIn()
})

describe('the list', () => {
  const ALL = [
    row('quiz', 'Light'),
    row('exam', 'Finals'),
    row('poll', 'Lunch'),
    row('survey', 'Library', { anonymous: true }),
  ]

  it.each([
    ['quizzes', 'Quizzes', ['Light'], 'Create Quiz', '/dashboard/quizzes/create'],
    ['exams', 'Exams', ['Finals'], 'Create exam', '/dashboard/exams/create'],
    ['polls', 'Polls', ['Lunch'], 'Create poll', '/dashboard/polls/create'],
    ['surveys', 'Surveys', ['LibraryAnonymous'], 'Create survey', '/dashboard/surveys/create'],
  ] as const)('of %s has them alone, and begins another', async (page, heading, shown, create, to) => {
    aTeacher(...ALL)
    open(page)
    await expect.poll(titles).toEqual(shown)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading)
    expect(screen.getAllByRole('link', { name: create })[0]?.getAttribute('href')).toBe(to)
    expect(screen.getByRole('link', { name: heading }).getAttribute('aria-current')).toBe('page')
  })

  it('says of a practice paper what it is, and counts nobody in it', async () => {
    aTeacher(row('exam', 'Finals'), row('exam', 'Mock', { practice: true, answered: 0, average_percent: null }))
    open('exams')
    await expect.poll(titles).toEqual(['Finals', 'MockPractice'])
    const counts = [...document.querySelectorAll('tbody tr')].map((each) =>
      within(each as HTMLElement).queryByText('2'),
    )
    expect(counts.map((count) => count !== null)).toEqual([true, false])
  })

  it('of all says what each is, narrows to a kind, and asks what to create', async () => {
    aTeacher(...ALL)
    const { user, at: where } = open('polls', '?kind=all&q=l')
    await expect.poll(titles).toEqual(['Quiz: Light', 'Exam: Finals', 'Poll: Lunch', 'Survey: LibraryAnonymous'])
    await user.click(button('Create'))
    const offered = within(screen.getByRole('dialog')).getAllByRole('link')
    expect(offered.map((link) => link.getAttribute('href'))).toEqual([
      '/dashboard/quizzes/create',
      '/dashboard/exams/create',
      '/dashboard/polls/create',
      '/dashboard/surveys/create',
    ])
    await user.click(button('Close'))
    await user.click(screen.getByRole('link', { name: 'Surveys' }))
    expect(where()).toBe('/dashboard/surveys?q=l')
  })

  it('has what each kind can do, behind three dots', async () => {
    aTeacher(...ALL)
    const { user } = open('quizzes', '?kind=all')
    const offered = async (title: string) => {
      await user.click(await screen.findByRole('button', { name: `More for ${title}` }))
      const list = [...screen.getByRole('dialog').querySelectorAll('li')].map(({ textContent }) => textContent)
      await user.click(button('Close'))
      return list
    }
    const LOOK = 'Logo, colours and look'
    const last = ['Archive', 'Delete']
    const about = (whose: string) => [
      'Rename',
      'Tags',
      `${whose} data: ${whose === 'Students’' ? 'requests, ' : ''}how long it is kept, erase`,
    ]
    expect(await offered('Light')).toEqual([
      ...['Share link or QR code', 'Results', 'Edit', 'Duplicate', 'Preview as a student', 'Versions', 'Settings'],
      ...[LOOK, ...about('Students’'), 'Close to new students', ...last],
    ])
    expect(await offered('Finals')).toEqual(await offered('Light'))
    expect(await offered('Lunch')).toEqual([
      ...['Share link or QR code', 'Results', 'Present', 'Edit', 'Settings', LOOK, 'Copy', 'Remote'],
      ...['Questions from the audience', 'Reset', ...about('People’s'), 'Stop taking answers', ...last],
    ])
    expect(await offered('Library')).toEqual([
      ...['Share link or QR code', 'Responses', 'Edit survey', 'Settings', LOOK, 'Copy'],
      ...[...about('People’s'), 'Stop taking answers', ...last],
    ])
  })

  it('acts on several of several kinds, and says of each that is left why', async () => {
    const { answers, sent } = aTeacher(...ALL)
    answers(actOnQuizzes, { changed: ['light'], unchanged: [], failed: [{ id: 'lunch', why: 'status_not_possible' }] })
    answers(tagQuizzes, { changed: ['light', 'lunch'], unchanged: [], failed: [] })
    const { user } = open('quizzes', '?kind=all')
    await user.click(await screen.findByRole('button', { name: 'Select' }))
    for (const title of ['Light', 'Lunch']) await user.click(screen.getByLabelText(`Select ${title}`))
    const bulk = within(screen.getByRole('group', { name: 'With what is selected' }))
    await user.click(bulk.getByRole('button', { name: 'Archive' }))
    expect(sent(actOnQuizzes).at(-1)).toMatchObject({ body: { ids: ['light', 'lunch'], action: 'archive' } })
    const told = await screen.findByRole('alertdialog', { name: '1 was left as it is' })
    expect(told.textContent).toContain('LunchThat is not possible as it stands now.')
    await user.click(within(told).getByRole('button', { name: 'OK' }))
    await user.click(bulk.getByRole('button', { name: 'Tags' }))
    await user.click(await screen.findByLabelText('Class 9'))
    await user.click(button('Save tags'))
    expect(sent(tagQuizzes)).toMatchObject([{ body: { ids: ['light', 'lunch'], add: ['Class 9'] } }])
  })

  it('can be asked for again where it does not come', async () => {
    const { state } = aTeacher(...ALL)
    state.isDown = true
    const { user } = open('surveys')
    const again = await screen.findByRole('button', { name: 'Try again' })
    state.isDown = false
    await user.click(again)
    await expect.poll(titles).toEqual(['LibraryAnonymous'])
  })

  it.each([
    ['over', 'time is over'],
    ['full', 'full'],
  ] as const)('does not say open where nobody can answer: %s', async (shut, said) => {
    aTeacher(row('survey', 'Library', { shut }))
    open('surveys')
    expect(await screen.findByText(said)).toBeTruthy()
    expect(screen.queryByText('active')).toBe(null)
  })

  it.each([
    ['before it opens', { opens_at: '2099-03-04T10:00:00.000Z' }, /^opens .*2099/],
    ['once it is closed', { closes_at: '2001-03-04T10:00:00.000Z', shut: 'over' }, /^closed since .*2001/],
  ] as const)('says of a quiz when its window is, %s', async (_, change, said) => {
    aTeacher(row('quiz', 'Light', change))
    open('quizzes')
    expect(await screen.findByText(said)).toBeTruthy()
    expect(screen.queryByText('active')).toBe(null)
  })
})

describe('drafts of polls', () => {
  it('stand in the list, and tell apart by their questions and when they were saved', async () => {
    aTeacher(row('poll', 'Lunch')).begin()
    open('polls')
    await expect.poll(() => titles()[0]).toMatch(/^Dinner4 questions, saved /)
    expect(screen.getByRole('link', { name: 'Continue Dinner' }).getAttribute('href')).toBe(
      '/dashboard/polls/drafts/d1',
    )
    expect(screen.getByText('2 polls and drafts')).toBeTruthy()
  })
})

describe('polls', () => {
  it('are none at first', async () => {
    aTeacher()
    open('polls')
    expect(await screen.findByText('No polls yet')).toBeTruthy()
    expect(screen.getAllByRole('link', { name: 'Create poll' })).toHaveLength(1)
  })

  it('are deleted, and taken back at once or from the bin', async () => {
    aTeacher(row('poll', 'Lunch'), row('poll', 'Dinner'))
    const { user } = open('polls')
    const remove = async () => {
      await user.click(await screen.findByRole('button', { name: 'More for Lunch' }))
      await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }))
      await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
      await expect.poll(titles).toEqual(['Dinner'])
    }
    await remove()
    await user.click(button('Undo'))
    await expect.poll(titles).toEqual(['Lunch', 'Dinner'])
    await remove()
    await user.selectOptions(screen.getByLabelText('Show'), 'Bin')
    await user.click(await screen.findByRole('button', { name: 'Delete Lunch for good' }))
    const asked = screen.getByRole('alertdialog')
    expect(asked.textContent).toContain('Nobody can bring that back')
    await user.click(within(asked).getByRole('button', { name: 'Cancel' }))
    await user.click(button('Restore Lunch'))
    expect(await screen.findByText(/^The bin is empty/)).toBeTruthy()
  })

  it('begin anew once their code is typed, and only then lose their votes', async () => {
    const { answers, sent, become } = aTeacher(row('poll', 'Lunch'))
    const read = { id: 'lunch', title: 'Lunch', share_code: 'ABCD2345', status: 'active' as const, version_id: 'v1' }
    answers(readPoll, { ...read, responding: responding.parse({}), sections: [], has_votes: true })
    answers(resetPoll, () => {
      become(row('poll', 'Lunch', { answered: 0 }))
      return { version_id: 'v2' }
    })
    const { user } = open('polls')
    await user.click(await screen.findByRole('button', { name: 'More for Lunch' }))
    await user.click(button('Reset'))
    const dialog = within(screen.getByRole('dialog'))
    // Before the poll is read nothing can be erased anyway.
    await expect.poll(() => sent(readPoll).length).toBe(1)
    await user.type(dialog.getByRole('textbox'), 'abcd')
    await user.click(dialog.getByRole('button', { name: 'Erase all votes' }))
    expect(dialog.getByText('That is not the code of this poll.')).toBeTruthy()
    expect(sent(resetPoll)).toEqual([])
    await user.type(dialog.getByRole('textbox'), ' 2345')
    await user.click(dialog.getByRole('button', { name: 'Erase all votes' }))
    expect(await screen.findByText('The poll begins anew.')).toBeTruthy()
    expect(sent(resetPoll)).toMatchObject([{ params: ['lunch'], body: { based_on: 'v1' } }])
    await expect.poll(() => screen.queryByRole('link', { name: /^Results of Lunch/ })).toBe(null)
  })
})

it('surveys are none at first, with templates to begin with in the language one chooses', async () => {
  aTeacher()
  const { user } = open('surveys')
  expect(await screen.findByText('No surveys yet')).toBeTruthy()
  expect((await screen.findByRole('link', { name: 'Exit ticket' })).getAttribute('href')).toMatch(/&language=en$/)
  await user.selectOptions(screen.getByLabelText('Language of the template'), 'bn')
  expect((await screen.findByRole('link', { name: 'অভিভাবক সভা' })).getAttribute('href')).toMatch(/&language=bn$/)
})
