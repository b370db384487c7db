import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { draftFromWire } from '#contract/questionnaires/drafts-on-wire.ts'
import { defaultMarking } from '#domain/marking/marking.ts'
import type { DraftItem } from '#domain/questionnaires/drafts/draft-item.ts'
import { usualSettings } from '#domain/questionnaires/settings.ts'
import { soon, stopTime } from '../../testing/passing-time.ts'
import { act, show } from '../../testing/show.tsx'
import { useSaidMeanings } from './use-said-meanings.tsx'

beforeEach(stopTime)
afterEach(() => vi.unstubAllGlobals())

const asking = (problem: string, options = ['four', 'five']): DraftItem[] => {
  const draft = draftFromWire({ id: 'sum', problem, options, correct_answer: 0 })
  return draft ? [draft] : []
}
const quizOf = (items: DraftItem[]) => ({
  ...{ title: 'Sums', subject: 'Maths', minutes: 10, marking: defaultMarking(false), settings: usualSettings() },
  items,
})
const VERSION = {
  ...{ id: 'v1', number: 1, title: 'Sums', no_of_questions: 1, published_at: '2026-01-01T00:00:00.000Z' },
  ...{ under_way: 0, handed_in: 0 },
}

/** A quiz that so many have handed in; `reads`: what the server is asked for. */
const anEdit = (handedIn: number, base = 'v1') => {
  const reads: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    reads.push(address)
    if (address.includes('/content')) return Response.json({}, { status: 500 })
    const quiz = { id: 'z1', title: 'Sums', share_code: 'ABCD2345', status: 'active' }
    const counts = { under_way: 0, handed_in: handedIn, page: 1, pages: 1, found: 1 }
    const data = { quiz, current: VERSION, rows: [VERSION], ...counts }
    return Response.json({ response: { status: 200, status_text: '', data } })
  })
  let hook: ReturnType<typeof useSaidMeanings> | undefined
  function Editor() {
    hook = useSaidMeanings({ quizId: 'z1', versionId: base, number: 1 }, { versionId: 'v1', items: asking('2 + 2?') })
    return hook.dialog
  }
  show(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Editor />
    </QueryClientProvider>,
  )
  const publishes = (items: DraftItem[]) => {
    let meant: boolean | null = null
    act(() => void hook?.isMeant(quizOf(items)).then((is) => (meant = is)))
    return () => meant
  }
  return { publishes, said: () => hook?.said.current, reads }
}
const isAsked = () => soon(() => expect(screen.getByText('Do these words mean the same?')).toBeTruthy())
const pressed = (name: string) => act(() => screen.getByRole('button', { name }).click())

it('asks nothing where no text has changed, and nothing where nobody has taken it', async () => {
  for (const { edit, items } of [
    { edit: anEdit(3), items: asking('2 + 2?') },
    { edit: anEdit(0), items: asking('Two and two?') },
  ]) {
    const meant = edit.publishes(items)
    await soon(() => expect(meant()).toBe(true))
    expect(edit.said()).toEqual([])
  }
})

it('takes what is said to mean the same', async () => {
  const edit = anEdit(3)
  const meant = edit.publishes(asking('Two and two?', ['4', 'five']))
  await isAsked()
  act(() => screen.getByLabelText('It asks the same as before').click())
  pressed('Publish changes')
  await soon(() => expect(meant()).toBe(true))
  expect(edit.said()).toEqual([{ question_id: 'sum' }])
})

it('publishes nothing where somebody goes on writing', async () => {
  const edit = anEdit(3)
  const meant = edit.publishes(asking('Two and two?'))
  await isAsked()
  pressed('Go on writing')
  await soon(() => expect(meant()).toBe(false))
})

it('says nothing of a version that can’t be read: what is published is something new', async () => {
  const edit = anEdit(3, 'v0')
  const meant = edit.publishes(asking('Two and two?'))
  await soon(() => expect(meant()).toBe(true))
  expect(edit.reads.some((address) => address.includes('/content'))).toBe(true)
  expect(edit.said()).toEqual([])
})
