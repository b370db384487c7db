import { screen } from '@testing-library/dom'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { loadProse } from '../../questions/parts/prose.tsx'
import { field } from '../../testing/field.ts'
import { act, show } from '../../testing/show.tsx'
import { shownToasts } from '../../ui/toast.ts'
import type { FocusWish } from '../question-form/question-form.tsx'
import { useQuizDraft } from '../quizzes/use-quiz-draft.ts'
import { QuestionsStep } from './questions-step.tsx'
import { QuizPreview } from './quiz-preview.tsx'

function Step({ hasPreview = false }) {
  const draft = useQuizDraft()
  const [focus, setFocus] = useState<FocusWish | null>(null)
  return (
    <>
      <QuestionsStep
        draft={draft}
        focus={focus}
        setFocus={setFocus}
        onPreview={() => undefined}
        onNext={() => undefined}
        onShortcuts={() => undefined}
      />
      {hasPreview && (
        <QuizPreview
          details={draft.details}
          entries={draft.list.entries}
          refusal={null}
          isSaving={false}
          canSave
          saveLabel="Save"
          onBack={() => undefined}
          onSettings={() => undefined}
          onSave={() => undefined}
          onOpen={() => undefined}
        />
      )}
    </>
  )
}

/** To look for a role among all that an editor has takes long. */
const press = (name: string) => {
  const buttons = [...document.querySelectorAll('button')]
  const found = buttons.find((each) => (each.getAttribute('aria-label') ?? each.textContent) === name)
  if (!found) throw new Error(`no button ${name}`)
  act(() => found.click())
  return found
}
const rows = () => [...screen.getByLabelText('Questions', { selector: 'ol' }).children]
/** The sign of its state, and its name. */
const rowNames = () => rows().map((row) => row.querySelector('button')?.textContent ?? '')
const openRow = (at: number) => act(() => rows()[at]?.querySelector('button')?.click())
/** The list that is dragged has a voice of its own. */
const said = () => [...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent)
const heading = () => document.querySelector('h2')?.textContent

describe('a passage', () => {
  it('takes the blank question that stands last, is written, and gets more questions', async () => {
    const { user } = show(<Step />)
    press('Add a passage')
    expect(heading()).toBe('Passage 1')
    expect(said()).toContain('Passage 1 added')
    expect(document.activeElement).toBe(field('Text of the passage'))
    expect(screen.getByText('Its questions: 1')).toBeTruthy()
    expect(screen.getByText('Still needed: the text of the passage.')).toBeTruthy()
    await user.paste('The Teesta rises in Sikkim.')
    expect(screen.getByText('This passage is complete.')).toBeTruthy()

    press('Add question to passage 1')
    expect(heading()).toBe('Question 2 of 2')
    expect(field('Belongs to').value).toBe(
      screen.getByText<HTMLOptionElement>(/^Passage 1: /, { selector: 'option' }).value,
    )
    press('Add question')
    expect(heading()).toBe('Question 3 of 3')
    expect(field('Belongs to').value).toBe('')
    expect(rowNames().map((name) => /Passage \d|Question \d/.exec(name)?.[0])).toEqual([
      'Passage 1',
      'Question 1',
      'Question 2',
      'Question 3',
    ])
  })

  it('is left and joined by a choice, which is said', async () => {
    const { user } = show(<Step />)
    press('Add a passage')
    press('Add question to passage 1')
    await user.selectOptions(field('Belongs to'), 'No passage')
    expect(said()).toContain('Question 2 belongs to no passage')
    await user.selectOptions(field('Belongs to'), 'Passage 1')
    expect(said()).toContain('Question 2 belongs to passage 1')
    openRow(1)
    await user.selectOptions(field('Belongs to'), 'No passage')
    expect(said()).toContain('Question 2 belongs to no passage')
  })

  it('without questions says so, and is deleted and put back without losing any', async () => {
    const { user } = show(<Step />)
    press('Add a passage')
    openRow(1)
    await user.selectOptions(field('Belongs to'), 'No passage')
    openRow(0)
    expect(screen.getByText('No question belongs to it yet.')).toBeTruthy()
    expect(screen.getByText(/Still needed:.*at least 1 question that belongs to it/)).toBeTruthy()

    press('Add question to passage 1')
    openRow(0)
    press('Delete passage')
    expect(rows()).toHaveLength(2)
    const offer = shownToasts().at(-1)
    expect(offer?.text).toBe('Passage 1 deleted. Its question is still there.')
    act(() => offer?.action?.onAct())
    expect(rows()).toHaveLength(3)
    expect(screen.getByText('Its questions: 1')).toBeTruthy()
  })
})

describe('what is written in a passage', () => {
  it('is prose, with the tools of a question, and is shown as students see it', async () => {
    await loadProse(['prose'])
    const { user } = show(<Step hasPreview />)
    press('Add a passage')
    await user.paste('The river')
    field('Text of the passage').select()
    press('Bold (Ctrl+B)')
    await user.keyboard('A hill')
    expect(field('Text of the passage').value).toBe('**A hill**')
    expect(screen.getByText('As it will look').parentElement?.querySelector('strong')?.textContent).toBe('A hill')
    expect(screen.getByText('A hill', { selector: 'details strong' })).toBeTruthy()
    openRow(1)
    expect(screen.getByText('Passage 1: A hill', { selector: 'option' })).toBeTruthy()
  })

  it('needs words for each of its pictures', async () => {
    const { user } = show(<Step />)
    press('Add a passage')
    await user.paste(`![](${'p'.repeat(22)})`)
    expect(screen.getByText('Still needed: a few words on what its picture shows.')).toBeTruthy()
    await user.type(screen.getByLabelText(/^What does picture 1 show/), 'a delta')
    expect(field('Text of the passage').value).toBe('')
    expect(screen.getByText('This passage is complete.')).toBeTruthy()
  })
})

describe('a text', () => {
  it('stands before a blank last question, can be copied, and belongs to no passage', async () => {
    const { user } = show(<Step />)
    press('Add a text')
    expect(heading()).toBe('Text 1')
    expect(document.activeElement).toBe(field('Text'))
    expect(screen.getByText('Still needed: a text.')).toBeTruthy()
    await user.paste('Calm down first.')
    press('Duplicate')
    expect(heading()).toBe('Text 2')
    expect(field('Text').value).toBe('Calm down first.')
    expect(screen.queryByLabelText('Belongs to')).toBeNull()
    press('Delete text')
    expect(rows()).toHaveLength(2)
  })
})

it('the preview shows a passage once, before its questions, and counts questions alone', async () => {
  const { user } = show(<Step hasPreview />)
  press('Add a passage')
  await user.paste('The Teesta rises in Sikkim.')
  press('Add question to passage 1')
  press('Add a text')
  await user.paste('Well done')
  expect(screen.getByText('Passage for questions 1–2')).toBeTruthy()
  expect(screen.getAllByText('The Teesta rises in Sikkim.', { selector: 'details div' })).toHaveLength(1)
  expect(screen.getByText('Well done', { selector: 'li div' })).toBeTruthy()
  expect(screen.getByText('2 questions')).toBeTruthy()
})
