import { screen, waitFor } from '@testing-library/dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { LayoutOnWire } from '#contract/questionnaires/layouts.ts'
import { giveResponse, type RespondedPaperOnWire, readResponded, readResponse } from '#contract/runs/responses.ts'
import type { Taking } from '#domain/questionnaires/taking.ts'
import { pictureAddress } from '#domain/text/picture.ts'
import { paperOf } from '../../testing/response-server.ts'
import { show } from '../../testing/show.tsx'
import { aTeacherServer } from '../../testing/teacher-server.ts'
import { Respond } from './respond.tsx'

const LAYOUT: LayoutOnWire = {
  groups: [{ id: 'g', stimulus: 'Of rivers', question_ids: ['q2', 'q3'] }],
  texts: [
    { id: 't1', text: 'Begin here', before: 'q1' },
    { id: 't2', text: 'You said {Q1}', before: 'q2' },
    { id: 'end', text: 'That is all', before: null },
  ],
}
/** Of two pages, the first with three questions. */
const PAGES: Partial<RespondedPaperOnWire> = {
  sections: [
    { id: 's1', title: '', instructions: '', question_ids: ['q1', 'q2', 'q3'] },
    { id: 's2', title: '', instructions: '', question_ids: ['q4'] },
  ],
}
/** The second question is there for those who said bread. */
const IF_BREAD: Taking['shown'][number] = {
  question: 1,
  when: { of: 'all', conditions: [{ question: 0, test: { is: 'any_of', values: [1] } }] },
}
const TAKING: Taking = { one_by_one: false, welcome: '', shown: [], jumps: [], filled: [] }

const open = async (kind: 'poll' | 'survey', change: Partial<RespondedPaperOnWire> = {}) => {
  const server = aTeacherServer()
  const paper = paperOf(kind, kind === 'poll' ? ['q1', 'q2', 'q3'] : ['q1', 'q2', 'q3', 'q4'])
  server.answers(readResponded, { ...paper, kinds: ['opinion', 'group', 'text'], layout: LAYOUT, ...change })
  server.answers(readResponse, { response: null })
  server.answers(giveResponse, { revision: 1, is_ended: false, saved_at: 0 })
  const { user } = show(<Respond code="ABCD2345" />)
  await screen.findAllByRole('radio')
  return user
}

const ASKED = ['q1', 'q2', 'q3', 'q4'].map((id) => `Ask ${id}`)
/** What stands on the page, from its top. */
const read = (...texts: string[]) => {
  const all = [...ASKED, 'Of rivers', 'Begin here', 'That is all', ...texts].flatMap((text) =>
    screen.queryAllByText(text),
  )
  return all
    .toSorted((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
    .map(({ textContent }) => textContent?.trim())
}
const passages = () => screen.queryAllByRole('region').map((each) => each.getAttribute('aria-label'))
const press = (name: string) => screen.getByRole('button', { name })
const choose = (question: string, option: RegExp) => {
  const asked = screen.getByText(question).closest('article')
  const radio = [...(asked?.querySelectorAll<HTMLInputElement>('[type=radio]') ?? [])].find(({ labels }) =>
    option.test(labels?.[0]?.textContent ?? ''),
  )
  if (!radio) throw new Error(`no ${option} at ${question}`)
  return radio
}

beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('visualViewport', null)
})

describe('a poll', () => {
  it('shows a passage and texts with its questions, and says in them what was answered', async () => {
    const user = await open('poll')
    const before = ['Begin here', 'Ask q1', 'You said …', 'Of rivers', 'Ask q2', 'Ask q3', 'That is all']
    expect(read('You said …')).toEqual(before)
    expect(passages()).toEqual(['Passage for the 2 questions below'])
    await user.click(choose('Ask q1', /Bread$/))
    expect(screen.getByText('You said Bread')).toBeTruthy()
  })

  it('tells its passages apart', async () => {
    const groups = [
      { id: 'g', stimulus: 'Of rivers', question_ids: ['q1', 'q2'] },
      { id: 'h', stimulus: 'Of hills', question_ids: ['q3'] },
    ]
    await open('poll', { layout: { groups, texts: [] } })
    expect(passages()).toEqual(['Passage 1 of 2, for 2 questions', 'Passage 2 of 2, for 1 question'])
  })

  it('leads to what lacks an answer though the passage above it is folded away', async () => {
    const { questions } = paperOf('poll', ['q1', 'q2', 'q3'])
    const user = await open('poll', {
      questions: questions.map((each) => (each.id === 'q2' ? { ...each, required: true } : each)),
    })
    await user.click(press('Passage for the 2 questions below'))
    await user.click(press('Send'))
    expect(document.activeElement).toBe(screen.getByText('Ask q2').closest('h2'))
  })
})

describe('a survey', () => {
  it('keeps the texts of what is hidden, and the answers of what stays', async () => {
    const user = await open('survey', { ...PAGES, taking: { ...TAKING, shown: [IF_BREAD] } })
    expect(read('You said …')).toEqual(['Begin here', 'Ask q1', 'You said …', 'Of rivers', 'Ask q3'])
    expect(passages()).toEqual(['Passage for the question below'])
    const rice = choose('Ask q3', /Rice$/)
    await user.click(rice)
    await user.click(choose('Ask q1', /Bread$/))
    expect(read('You said Bread')).toEqual(['Begin here', 'Ask q1', 'You said Bread', 'Of rivers', 'Ask q2', 'Ask q3'])
    expect(passages()).toEqual(['Passage for the 2 questions below'])
    expect(choose('Ask q3', /Rice$/)).toBe(rice)
    expect(rice.checked).toBe(true)
    await user.click(press('Next'))
    expect(read()).toEqual(['Ask q4', 'That is all'])
  })

  it('ends a page with the texts before the next', async () => {
    await open('survey', { ...PAGES, layout: { groups: [], texts: [{ id: 't', text: 'Turn over', before: 's2' }] } })
    expect(read('Turn over')).toEqual(['Ask q1', 'Ask q2', 'Ask q3', 'Turn over'])
  })

  it('shows a passage in each step of its questions, one by one, as far open as it was', async () => {
    const user = await open('survey', { ...PAGES, taking: { ...TAKING, one_by_one: true } })
    const name = 'Passage for the question below'
    expect(read()).toEqual(['Begin here', 'Ask q1'])
    await user.click(press('Next'))
    expect(read('You said …')).toEqual(['You said …', 'Of rivers', 'Ask q2'])
    await user.click(press(name))
    await user.click(press('Next'))
    expect(read('You said …')).toEqual(['Of rivers', 'Ask q3'])
    expect(press(name).getAttribute('aria-expanded')).toBe('false')
    await user.click(press('Next'))
    expect(read()).toEqual(['Ask q4', 'That is all'])
  })
})

it('the pictures of passages and texts are fetched before they are seen', async () => {
  const [ofPassage, ofText] = ['p'.repeat(22), 't'.repeat(22)]
  const frame = { width: 40, height: 30, placeholder: '#336699' }
  const layout: LayoutOnWire = {
    groups: [
      { id: 'g', stimulus: 'Of rivers', format: 'prose', pictures: { [ofPassage]: frame }, question_ids: ['q4'] },
    ],
    texts: [{ id: 't', text: 'Look', format: 'prose', pictures: { [ofText]: frame }, before: 'q4' }],
  }
  await open('survey', { ...PAGES, layout, needs: ['prose'] })
  const call = fetch
  const fetched: string[] = []
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    fetched.push(address)
    return address.startsWith('/media/') ? Promise.resolve(new Response(null, { status: 404 })) : call(address, init)
  })
  await waitFor(() => expect(fetched).toEqual(expect.arrayContaining([ofText, ofPassage].map(pictureAddress))))
})
