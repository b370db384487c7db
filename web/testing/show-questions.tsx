import { screen } from '@testing-library/dom'
import { useState } from 'react'
import { QuestionsOrText } from '../questionnaires/editor/questions-or-text.tsx'
import type { FocusWish } from '../questionnaires/question-form/question-form.tsx'
import { useQuizDraft } from '../questionnaires/quizzes/use-quiz-draft.ts'
import { act, show } from './show.tsx'

export function Questions() {
  const draft = useQuizDraft()
  const [focus, setFocus] = useState<FocusWish | null>(null)
  const nothing = () => undefined
  return <QuestionsOrText {...{ draft, focus, setFocus }} onPreview={nothing} onNext={nothing} onShortcuts={nothing} />
}

/** The questions of the draft that this device keeps, one by one or as text. */
export const showQuestions = () => show(<Questions />)

const nameOf = (button: HTMLElement) => button.getAttribute('aria-label') ?? button.textContent ?? ''

/** A button by its name. To look for a role among all that an editor has takes long. */
export const button = (name: string | RegExp): HTMLButtonElement => {
  const found = [...document.querySelectorAll('button')].find((each) =>
    typeof name === 'string' ? nameOf(each) === name : name.test(nameOf(each)),
  )
  if (!found) throw new Error(`no button ${name}`)
  return found
}

export const press = (name: string | RegExp) => act(() => button(name).click())

/** The rows of the list of questions. */
export const rows = () => [...screen.getByLabelText('Questions', { selector: 'ol' }).children]
export const openRow = (number: number) =>
  act(() => rows()[number - 1]?.querySelector<HTMLElement>('[data-row]')?.click())

/** What the questions ask, as the list tells it; pages and sections are left out. */
export const listedPrompts = () =>
  rows()
    .filter((row) => /Question \d/.test(row.textContent ?? ''))
    .map((row) => row.querySelector('[title]:not(button)')?.getAttribute('title') ?? '')

/** The quiz as text. */
export const quizText = () => screen.getByLabelText<HTMLTextAreaElement>('All of it as text')
