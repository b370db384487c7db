import { screen } from '@testing-library/dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { giveResponse, type RespondedPaperOnWire, readResponded, readResponse } from '#contract/runs/responses.ts'
import { respondedCover } from '#contract/site/covers.ts'
import { paperOf } from '../../testing/response-server.ts'
import { show, showAfter } from '../../testing/show.tsx'
import { aTeacherServer } from '../../testing/teacher-server.ts'
import { coverIn } from '../all-pages/cover-in-page.ts'
import { renderCover } from '../render-cover.tsx'
import { Respond } from './respond.tsx'

const aServer = (change: Partial<RespondedPaperOnWire> = {}, kind: 'poll' | 'survey' = 'survey') => {
  const server = aTeacherServer()
  server.answers(readResponded, { ...paperOf(kind, ['q1']), ...change })
  server.answers(readResponse, { response: null })
  server.answers(giveResponse, { revision: 1, is_ended: true, saved_at: 0 })
  return server
}

const open = (code = 'ABCD2345') => show(<Respond code={code} />)
const send = () => screen.getByRole('button', { name: 'Send' })
const bread = () => screen.findByRole('radio', { name: /Bread$/ })

beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('visualViewport', null)
})

it.each(['poll', 'survey'] as const)('a %s is answered, sent, and said to have arrived once it has', async (kind) => {
  const { sent } = aServer({}, kind)
  const { user } = open()
  await user.click(await bread())
  await user.click(send())
  expect(await screen.findByText('Your answers have arrived.')).toBeTruthy()
  expect(sent(giveResponse).at(-1)).toMatchObject({
    body: { answers: [{ question_id: 'q1', value: [1] }], is_ended: true, based_on: 0 },
  })
})

it('says that answers are kept while no network takes them', async () => {
  const { state } = aServer()
  const { user } = open()
  await user.click(await bread())
  state.isDown = true
  await user.click(send())
  expect(await screen.findByText(/^Your answers are kept on this device/)).toBeTruthy()
  expect(screen.queryByText('Your answers have arrived.')).toBe(null)
  state.isDown = false
  dispatchEvent(new Event('online'))
  expect(await screen.findByText('Your answers have arrived.')).toBeTruthy()
})

it('says of an answer to a survey that it is saved once the server has it, and not before', async () => {
  const { state, answers } = aServer()
  answers(giveResponse, { revision: 1, is_ended: false, saved_at: 0 })
  const { user } = open()
  const chosen = await bread()
  state.isDown = true
  await user.click(chosen)
  expect(await screen.findByText(/^Kept on this device/)).toBeTruthy()
  expect(screen.queryByText('Saved')).toBe(null)
  state.isDown = false
  dispatchEvent(new Event('online'))
  expect(await screen.findByText('Saved')).toBeTruthy()
})

it.each(['poll', 'survey'] as const)('tells whoever changes what they sent to a %s when that counts', async (kind) => {
  const { sent } = aServer({ responding: { ...paperOf(kind).responding, changeable: true } }, kind)
  const { user } = open()
  await user.click(await bread())
  await user.click(send())
  await user.click(await screen.findByRole('button', { name: 'Change my answers' }))
  await user.click(screen.getByRole('radio', { name: /Rice$/ }))
  expect(await screen.findByText(/^What you change counts once you send it/)).toBeTruthy()
  expect(sent(giveResponse)).toHaveLength(1)
  await user.click(send())
  expect(await screen.findByText('Your answers have arrived.')).toBeTruthy()
  expect(sent(giveResponse).at(-1)).toMatchObject({ body: { answers: [{ value: [0] }], is_ended: true } })
})

it('tells whoever goes on with what another window has sent that it can not be changed', async () => {
  const { answers } = aServer()
  answers(giveResponse, { revision: 1, is_ended: true, saved_at: 0 })
  const { user } = open()
  await user.click(await bread())
  expect(await screen.findByText('You have answered already, and answers can not be changed here.')).toBeTruthy()
  expect(screen.queryByText(/^What you change counts/)).toBe(null)
})

it('can be asked for again where it does not come', async () => {
  const { state } = aServer()
  state.isDown = true
  const { user } = open()
  const again = await screen.findByRole('button', { name: 'Try again' })
  state.isDown = false
  await user.click(again)
  expect(await bread()).toBeTruthy()
})

it('asks for another code where nothing has that one', async () => {
  const { answers } = aServer()
  answers(readResponded, () => ({ refused: 'quiz_not_found' }))
  open()
  expect(await screen.findByText('There is nothing with this code')).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('ABCD2345')
})

it('takes nothing once it is closed, and says so', async () => {
  aServer({ status: 'closed' })
  open()
  expect(await screen.findByText('This is closed')).toBeTruthy()
  expect(screen.queryByRole('radio')).toBe(null)
})

it('keeps the page of what has to be answered, and is left by a link that one presses', async () => {
  const paper = paperOf('survey', ['q1'])
  const [question] = paper.questions
  if (!question) throw new Error('no question')
  const thanks = { thanks: 'Come again.', onward: 'https://school.example/next' }
  const { sent } = aServer({
    questions: [{ ...question, required: true }],
    responding: { ...paper.responding, ...thanks },
  })
  const { user } = open()
  await bread()
  await user.click(send())
  expect(screen.getByText('Please answer this')).toBeTruthy()
  expect(sent(giveResponse)).toEqual([])
  await user.click(await bread())
  await user.click(send())
  expect(await screen.findByText('Come again.')).toBeTruthy()
  const onward = screen.getByRole('link', { name: 'Go on to school.example' })
  expect(onward.getAttribute('href')).toBe('https://school.example/next')
})

it.each(['poll', 'survey'] as const)('says to all, on the page of a %s, what has to be answered', async (kind) => {
  const paper = paperOf(kind, ['q1', 'q2'])
  const [first, ...others] = paper.questions
  if (!first) throw new Error('no question')
  aServer({ questions: [{ ...first, required: true }, ...others] }, kind)
  open()
  const [said, ...more] = await screen.findAllByText('(has to be answered)')
  expect(more).toEqual([])
  expect(said?.closest('.sr-only')).toBe(null)
  expect(screen.getByRole('heading', { name: /\(has to be answered\)$/ })).toBe(said?.parentElement)
})

it.each([
  ['optional', 'You may leave this empty.'],
  ['required', 'Has to be given'],
] as const)('says of a name that is %s: %s', async (asks, said) => {
  aServer({ responding: { ...paperOf('poll').responding, ask_name: asks } }, 'poll')
  open()
  const field = await screen.findByRole('textbox', { name: 'Your name', description: said })
  expect(field).toBeTruthy()
})

it('keeps the page of an e-mail address that is none yet', async () => {
  const [question] = paperOf('survey', ['q1']).questions
  if (!question) throw new Error('no question')
  const asked = { expects: 'email', least: null, most: null, only: null, from: null, to: null, decimals: null }
  const { sent } = aServer({ kinds: ['comment'], questions: [{ ...question, kind: 'comment', asked }] })
  const { user } = open()
  await user.type(await screen.findByRole('textbox'), 'mita at school')
  await user.click(send())
  expect(screen.getByText('Please complete this answer')).toBeTruthy()
  expect(sent(giveResponse).filter(({ body }) => JSON.stringify(body).includes('"is_ended":true'))).toEqual([])
  await user.clear(screen.getByRole('textbox'))
  await user.type(screen.getByRole('textbox'), 'mita@school.in')
  await user.click(send())
  expect(await screen.findByText('Your answers have arrived.')).toBeTruthy()
})

it.each([
  ['text', false],
  ['email', true],
  ['phone', true],
] as const)('promises anonymity as far as it goes where a question expects %s', async (expects, isTold) => {
  const paper = paperOf('survey', ['q1'])
  const asked = { expects, least: null, most: null, only: null, from: null, to: null, decimals: null }
  aServer({
    responding: { ...paper.responding, anonymous: true },
    ...{ kinds: ['comment'], questions: paper.questions.map((question) => ({ ...question, kind: 'comment', asked })) },
  })
  open()
  expect(await screen.findByText(/^Nobody learns who answered/)).toBeTruthy()
  expect(screen.queryByText('Nobody learns who answered.') === null).toBe(isTold)
  expect(screen.queryByText(/What you write there says who you are\.$/) !== null).toBe(isTold)
})

it('stands under its title before it is there, where the server has said it', async () => {
  aServer()
  const cover = { title: 'Lunch', host: 'Mitra' }
  const html = await renderCover({ page: 'responding', template: '<title>Answer</title><div id="root"></div>', cover })
  const page = new DOMParser().parseFromString(html, 'text/html')
  const root = page.getElementById('root') ?? document.createElement('div')
  expect(coverIn(root, respondedCover)).toEqual(cover)
  expect(root.querySelector('h1')?.textContent).toBe('Lunch')
  let title: Element | null = null
  showAfter(
    () => {
      title = screen.getByRole('heading', { level: 1 })
    },
    <Respond code="ABCD2345" cover={cover} />,
  )
  await bread()
  expect(screen.getByRole('heading', { level: 1 })).toBe(title)
})
