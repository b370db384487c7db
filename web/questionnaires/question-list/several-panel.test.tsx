import { screen, within } from '@testing-library/dom'
import { useReducer, useState } from 'react'
import { expect, it } from 'vitest'
import { defaultMarking } from '#domain/marking/marking.ts'
import { wholeMarks } from '#domain/marking/marks.ts'
import type { DraftQuestion } from '#domain/questionnaires/drafts/draft.ts'
import type { DraftItem } from '#domain/questionnaires/drafts/draft-item.ts'
import { show } from '../../testing/show.tsx'
import { shownToasts } from '../../ui/toast.ts'
import { advance, type DraftList, draftListOf, itemsOf } from '../entries/draft-list.ts'
import { QUIZ_OFFERS } from '../entries/offers.ts'
import { useSeveral } from '../entries/use-several.ts'
import { ListDragging } from './list-dragging.tsx'
import { QuestionList } from './question-list.tsx'
import { SeveralPanel } from './several-panel.tsx'

const question = (prompt: string): DraftQuestion => ({
  kind: 'multiple_choice',
  prompt,
  draft: { options: ['x', 'y', 'z'], correct: [0, 1], tellsHowMany: false },
})

const choosing = (items: readonly DraftItem[] = ['A', 'B', 'C', 'D'].map(question)) => {
  const now: { list: DraftList | null; said: string } = { list: null, said: '' }
  function Choosing() {
    const [list, dispatch] = useReducer(advance, items, draftListOf)
    const [said, say] = useState('')
    const several = useSeveral({ list, dispatch, say })
    Object.assign(now, { list, said })
    return (
      <ListDragging entries={list.entries} onMove={() => undefined} onAddKind={() => undefined}>
        <QuestionList
          entries={list.entries}
          open={list.open}
          usual={defaultMarking(false)}
          selection={several.selection}
          onOpen={(key) => dispatch({ type: 'opened', key })}
          onChoose={several.choose}
          onChooseAll={several.chooseAll}
          onChooseNone={several.chooseNone}
          onEnd={several.end}
        />
        {several.selection && <SeveralPanel several={several} entries={list.entries} offers={QUIZ_OFFERS} />}
      </ListDragging>
    )
  }
  const shown = show(<Choosing />)
  const rows = within(screen.getByRole('list', { name: 'Questions' }))
  return { ...shown, now, rows, items: () => (now.list ? itemsOf(now.list) : []) }
}

const row = (number: number): HTMLElement => {
  const [button] = within(screen.getAllByRole('listitem')[number - 1] ?? document.body).getAllByRole('button')
  if (!button) throw new Error(`there is no question ${number}`)
  return button
}

it('a row of questions is chosen with Shift held, and ends with Escape', async () => {
  const { user, rows } = choosing()
  row(2).focus()
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(row(3))
  expect(rows.queryAllByRole('checkbox')).toEqual([])
  await user.keyboard('{Shift>}{ArrowDown}{/Shift}')
  expect(screen.getByRole('heading', { name: '4 chosen' })).toBeTruthy()
  await user.keyboard(' ')
  expect(screen.getByRole('heading', { name: '3 chosen' })).toBeTruthy()
  await user.keyboard('{Control>}a{/Control}')
  expect(screen.getByRole('heading', { name: '4 chosen' })).toBeTruthy()
  await user.keyboard('{Escape}')
  expect(rows.queryAllByRole('checkbox')).toEqual([])
})

it('what is set goes to all chosen, and is one step', async () => {
  const { user, now, items } = choosing()
  await user.keyboard('{Control>}')
  await user.click(row(2))
  await user.click(row(4))
  await user.keyboard('{/Control}')
  await user.type(screen.getByRole('textbox', { name: 'Marks' }), '4')
  await user.click(screen.getByRole('button', { name: 'Set for all chosen: Marks' }))
  expect(items()).toMatchObject([{}, { points: wholeMarks(4) }, {}, { points: wholeMarks(4) }])
  expect(items()[0]).not.toHaveProperty('points')
  expect(now.list?.past).toHaveLength(1)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Type of question' }), 'single_choice')
  expect(now.list?.past, 'not before the button is pressed').toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Set for all chosen: Type of question' }))
  expect(items()[3]).toMatchObject({
    kind: 'single_choice',
    points: wholeMarks(4),
    draft: { options: ['x', 'y', 'z'] },
  })
  expect(items()[2]).toEqual(question('C'))
  expect(shownToasts().at(-1)?.text).toBe('Set for 2 questions')
})

it('those that are moved are told where they are', async () => {
  const { user, now, items } = choosing()
  await user.keyboard('{Control>}')
  await user.click(row(1))
  await user.click(row(3))
  await user.keyboard('{/Control}')
  await user.click(screen.getByRole('button', { name: 'Move down' }))
  expect(items()).toEqual(['B', 'A', 'D', 'C'].map(question))
  expect(now.said).toBe('Questions 1 and 3 are now 2 and 4 of 4')
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  expect(items()).toEqual(['B', 'D'].map(question))
  expect(screen.getByRole('heading', { name: '0 chosen' })).toBeTruthy()
})

it('says that something of them is kept aside where another type has no place for it, and brings it back', async () => {
  const { user, items } = choosing()
  await user.keyboard('{Control>}')
  await user.click(row(1))
  await user.click(row(3))
  await user.keyboard('{/Control}')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Type of question' }), 'True or false')
  await user.click(screen.getByRole('button', { name: 'Set for all chosen: Type of question' }))
  screen.getByText(/^Something of 2 questions is kept aside/)
  await user.click(screen.getByRole('button', { name: 'Undo the change of type' }))
  expect(items()).toEqual(['A', 'B', 'C', 'D'].map(question))
  expect(screen.queryByText(/^Something of/)).toBe(null)
})

it.each<[string, places: number[], inherits: string, hint: string]>([
  ['stands above the sections', [1], 'As the quiz', 'Empty: as the quiz.'],
  ['is of a section that says nothing of marks', [1, 3], 'As the quiz', 'Empty: as the quiz.'],
  ['is of a section with its own', [5, 6], 'As its section', 'Empty: as its section.'],
  ['is of either', [1, 5], 'As its section or the quiz', 'Empty: as its section or the quiz.'],
])('what is chosen and %s inherits its marks from there', async (_where, places, inherits, hint) => {
  const section = (title: string, rules = {}): DraftItem => ({ kind: 'section', title, text: '', ...rules })
  const [a, b, c, d] = ['A', 'B', 'C', 'D'].map(question)
  if (!a || !b || !c || !d) throw new Error('there are four')
  const { user } = choosing([a, section('Usual'), b, section('Own', { points: wholeMarks(3) }), c, d])
  await user.keyboard('{Control>}')
  for (const place of places) await user.click(row(place))
  await user.keyboard('{/Control}')
  expect(screen.getByText(hint)).toBeTruthy()
  for (const name of ['Wrong answers cost', 'Answers that are right in part'])
    expect(within(screen.getByRole('combobox', { name })).getByRole('option', { name: inherits })).toBeTruthy()
})
