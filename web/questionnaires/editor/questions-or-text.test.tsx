import { screen } from '@testing-library/dom'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { field } from '../../testing/field.ts'
import { act, show } from '../../testing/show.tsx'
import type { FocusWish } from '../question-form/question-form.tsx'
import { useQuizDraft } from '../quizzes/use-quiz-draft.ts'
import { QuestionsOrText } from './questions-or-text.tsx'

function Step() {
  const draft = useQuizDraft()
  const [undo, setUndo] = useState<(() => void) | null>(null)
  const [focus, setFocus] = useState<FocusWish | null>(null)
  return (
    <>
      <button type="button" onClick={() => setUndo(() => draft.startOver())}>
        Start over
      </button>
      <button type="button" onClick={() => undo?.()}>
        Put back
      </button>
      <QuestionsOrText
        draft={draft}
        focus={focus}
        setFocus={setFocus}
        onPreview={() => undefined}
        onNext={() => undefined}
        onShortcuts={() => undefined}
      />
    </>
  )
}

const press = (name: string | RegExp) => {
  const found = [...document.querySelectorAll('button')].find(({ textContent }) =>
    typeof name === 'string' ? textContent === name : name.test(textContent ?? ''),
  )
  if (!found) throw new Error(`no button ${name}`)
  act(() => found.click())
}
const rows = () => [...screen.getByLabelText('Questions', { selector: 'ol' }).children]
const text = () => screen.getByLabelText<HTMLTextAreaElement>('All of it as text')

describe('a quiz as text', () => {
  it('makes its questions, and says what was changed in them', async () => {
    const { user } = show(<Step />)
    press('As text')
    expect(text().value).toBe('')
    await user.click(text())
    await user.paste('1. 2 + 2?\na) 3\nb) 4\nAns: b\n\n2. The sun is a star.\nTrue')
    expect(screen.getByText('2 questions')).toBeTruthy()
    press('One by one')
    expect(rows()).toHaveLength(2)
    const option = field('Option 1')
    await user.clear(option)
    await user.type(option, '5')
    press('As text')
    expect(text().value, 'what was not changed stays as it was typed').toBe(
      '1. 2 + 2?\na) 5\nb) 4\nAns: b\n\n2. The sun is a star.\nTrue',
    )
  })

  it('keeps what is in no question, names its line, and leads there', async () => {
    const { user } = show(<Step />)
    press('As text')
    await user.click(text())
    await user.paste('Physics\n\n1. 2 + 2?\na) 3\nb) 4\nAns: z')
    press(/^Line 6: no option fits/)
    expect(document.activeElement).toBe(text())
    expect(text().value.slice(text().selectionStart, text().selectionEnd)).toBe('Ans: z')
    press('One by one')
    expect(screen.getByText('2 lines of the text are in no question yet.')).toBeTruthy()
    press('Open the text')
    expect(text().value).toBe('Physics\n\n1. 2 + 2?\na) 3\nb) 4\nAns: z')
  })

  it('refuses a paste that no quiz can hold, and stays what it was', async () => {
    const { user } = show(<Step />)
    press('As text')
    await user.click(text())
    await user.paste('x'.repeat(2_000_000))
    expect(text().value).toBe('')
    expect(screen.getByText(/^This is longer than a text can be.* Nothing was pasted\.$/)).toBeTruthy()
  })

  it('offers how its heading says that it is marked', async () => {
    const { user } = show(<Step />)
    press('As text')
    await user.click(text())
    await user.paste('NEET (+4/-1)\n\n1. 2 + 2?\na) 3\nb) 4\nAns: b')
    expect(screen.getByText(/^Line 1 says how the quiz is marked: 4 marks, wrong/)).toBeTruthy()
    press('Use it for this quiz')
    expect(screen.getByText('This quiz is marked so.')).toBeTruthy()
  })

  it.each([
    ['Time: 2 hours', 'Line 1 says how much time the quiz has: 120 minutes.', 'This quiz has that time.'],
    [
      'Time: 45 min, 2 marks each',
      'Line 1 says how the quiz is marked: 2 marks, 45 minutes.',
      'This quiz is marked so.',
    ],
  ])('offers the time that its heading says: %s', async (heading, found, used) => {
    const { user } = show(<Step />)
    press('As text')
    await user.click(text())
    await user.paste(`${heading}\n\n1. 2 + 2?\na) 3\nb) 4\nAns: b`)
    expect(screen.getByText(found)).toBeTruthy()
    press('Use it for this quiz')
    expect(screen.getByText(used)).toBeTruthy()
  })

  it.each([
    ['its undo', () => press('Put back')],
    ['the undo of the questions', () => act(() => screen.getByRole('button', { name: /^Undo/ }).click())],
  ])('a quiz that is begun anew begins without text of the former one, which %s brings back', async (_, bringBack) => {
    const { user } = show(<Step />)
    press('As text')
    await user.click(text())
    await user.paste('What the inspector wants to see')
    press('Start over')
    expect(text().value).toBe('')
    press('One by one')
    expect(screen.queryByText(/in no question yet/)).toBeNull()
    bringBack()
    press('As text')
    expect(text().value.trim()).toBe('What the inspector wants to see')
  })
})
