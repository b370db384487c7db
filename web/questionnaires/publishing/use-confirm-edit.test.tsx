import { screen } from '@testing-library/dom'
import { beforeEach, expect, it } from 'vitest'
import { draftFromWire } from '#contract/questionnaires/drafts-on-wire.ts'
import { defaultMarking } from '#domain/marking/marking.ts'
import type { DraftQuestion } from '#domain/questionnaires/drafts/draft.ts'
import { soon, stopTime } from '../../testing/passing-time.ts'
import { act, show } from '../../testing/show.tsx'
import type { Asked } from './asked.ts'
import type { Said } from './publication.ts'
import { useConfirmEdit } from './use-confirm-edit.tsx'

beforeEach(stopTime)

const asking = (problem: string, options = ['four', 'five'], id = 'sum'): DraftQuestion[] => {
  const draft = draftFromWire({ id, problem, options, correct_answer: 0 })
  return draft ? [draft] : []
}
const asked = (questions: DraftQuestion[], marksPerQuestion = 1): Asked => ({
  questions,
  marking: { ...defaultMarking(false), marksPerQuestion },
})
const ASKED_BEFORE = asked(asking('2 + 2?'))

type Edit = { edited: Asked; isAnswered?: boolean; before?: Asked | null }

/** `said` is undefined as long as it is not decided. */
const publishing = ({ edited, isAnswered = true, before = ASKED_BEFORE }: Edit) => {
  const hook: { confirm?: ReturnType<typeof useConfirmEdit>['confirm'] } = {}
  function Editor() {
    const { confirm, dialog } = useConfirmEdit({ label: 'Publish changes' })
    hook.confirm = confirm
    return dialog
  }
  show(<Editor />)
  const decided: { said?: Said | null } = {}
  const edit = { before: async () => before, edited, isAnswered: async () => isAnswered }
  act(() => void hook.confirm?.(edit).then((said) => (decided.said = said)))
  return decided
}
const isAsked = () => soon(() => expect(screen.getByText(/^Every answer stays as it was given/)).toBeTruthy())
const pressed = (name: string) => act(() => screen.getByRole('button', { name }).click())
const isTold = (text: string | RegExp) => screen.queryAllByText(text).length > 0

it.each<[name: string, edit: Edit]>([
  ['where nothing has changed', { edited: ASKED_BEFORE }],
  ['where a question is added', { edited: asked([...asking('2 + 2?'), ...asking('3 + 3?', ['six', 'five'], 'new')]) }],
  ['where nobody has answered', { edited: asked(asking('Two and two?')), isAnswered: false }],
  ['where the version before can’t be read', { edited: asked(asking('Two and two?')), before: null }],
])('asks nothing %s', async (_, edit) => {
  const decided = publishing(edit)
  await soon(() => expect(decided.said).toEqual({}))
})

it('takes what is said to mean the same, and tells at once what that does', async () => {
  const decided = publishing({ edited: asked(asking('Two and two?', ['4', 'five'])) })
  await isAsked()
  expect(isTold('Counted apart')).toBe(true)
  act(() => screen.getByLabelText('It asks the same as before').click())
  act(() => {
    const select = screen.getByLabelText<HTMLSelectElement>('New: 4')
    select.value = 'four'
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })
  expect(isTold('Counted apart')).toBe(false)
  expect(isTold(/counted together with new ones/)).toBe(true)
  pressed('Publish changes')
  const same_meaning = [{ question_id: 'sum' }, { question_id: 'sum', choice: { list: 0, was: 0, is: 0 } }]
  await soon(() => expect(decided.said).toEqual({ same_meaning }))
})

it.each<[name: string, edited: Asked, told: (string | RegExp)[]]>([
  [
    'a question that is left out',
    asked(asking('3 + 3?', ['six'], 'other')),
    ['Asked no more', 'Question 1 until now: 2 + 2?'],
  ],
  ['other marks', asked(asking('2 + 2?'), 4), ['Counted apart', 'Question 1: 2 + 2?']],
  [
    'a choice that is left out',
    asked(
      asking('2 + 2?', ['four', 'five']).map(
        (question) => ({ ...question, draft: { options: ['four', 'six'], correct: 0 } }) as DraftQuestion,
      ),
    ),
    ['Offered no more', 'Question 1: five'],
  ],
])('tells of %s', async (_, edited, told) => {
  publishing({ edited })
  await isAsked()
  for (const text of told) expect([text, isTold(text)]).toEqual([text, true])
})

it('publishes nothing where somebody goes on writing', async () => {
  const decided = publishing({ edited: asked(asking('Two and two?')) })
  await isAsked()
  pressed('Go on writing')
  await soon(() => expect(decided.said).toBeNull())
})
