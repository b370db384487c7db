import { screen, waitFor } from '@testing-library/dom'
import { useReducer } from 'react'
import { describe, expect, it } from 'vitest'
import { defaultMarking } from '#domain/marking/marking.ts'
import { type DraftQuestion, emptyQuestion } from '#domain/questionnaires/drafts/draft.ts'
import { loadProse } from '../../questions/parts/prose.tsx'
import { show } from '../../testing/show.tsx'
import type { DraftStep } from '../entries/draft-list.ts'
import { QUIZ_OFFERS } from '../entries/offers.ts'
import { QuestionForm } from './question-form.tsx'

const changed = (question: DraftQuestion, step: DraftStep) => (step.type === 'changed' ? step.question : question)

function Form({ first }: { first: DraftQuestion }) {
  const [question, dispatch] = useReducer(changed, first)
  return (
    <QuestionForm
      id={1}
      question={question}
      kept={[]}
      offers={QUIZ_OFFERS}
      usual={defaultMarking(false)}
      focus={null}
      dispatch={dispatch}
      onFocus={() => undefined}
      onPasteQuestions={() => undefined}
      onSaid={() => undefined}
    />
  )
}

const field = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name })
const tools = () => screen.getByRole('toolbar', { name: 'Format the text', hidden: true })
const tool = (name: string) => screen.getByRole('button', { name, hidden: true })
const isShown = () => !tools().classList.contains('invisible')

describe('the fields of a question', () => {
  it('get their tools with the focus, options too, and the tools keep it', async () => {
    const { user } = show(<Form first={emptyQuestion()} />)
    expect(isShown()).toBe(false)
    await user.click(field('Option 1'))
    expect(isShown()).toBe(true)
    await user.type(field('Option 1'), 'cat')
    field('Option 1').setSelectionRange(0, 3)
    await user.click(tool('Bold (Ctrl+B)'))
    expect(field('Option 1').value).toBe('**cat**')
    expect(document.activeElement).toBe(field('Option 1'))
    await user.keyboard('s')
    expect(field('Option 1').value).toBe('**s**')
    await user.click(screen.getByRole('combobox', { name: 'Type of question' }))
    expect(isShown()).toBe(false)
  })

  it('take marks from the keyboard', async () => {
    const { user } = show(<Form first={emptyQuestion()} />)
    const text = field('Question text')
    await user.type(text, 'x')
    for (const [key, value] of [
      ['b', '**x**'],
      ['b', 'x'],
      ['i', '*x*'],
      ['m', '*$x$*'],
    ]) {
      const at = text.value.indexOf('x')
      text.setSelectionRange(at, at + 1)
      await user.keyboard(`{Control>}${key}{/Control}`)
      expect(text.value).toBe(value)
    }
  })

  it('show below them how they will look, once that is another way, and which formula can’t be read', async () => {
    await loadProse(['prose'])
    const { user } = show(<Form first={emptyQuestion()} />)
    await user.type(field('Question text'), 'It costs $5 and $6')
    expect(screen.queryByText('As it will look')).toBe(null)
    await user.clear(field('Question text'))
    await user.type(field('Question text'), 'A **cat** and $\\frac{{1}$')
    expect(screen.getByText('As it will look')).toBeTruthy()
    expect(screen.getByText('cat').localName).toBe('strong')
    await waitFor(() => expect(screen.getByText(/^This formula can’t be read: \\frac\{1\}/)).toBeTruthy(), {
      timeout: 15_000,
    })
  })

  it('that are plain have no tools', () => {
    show(<Form first={{ ...emptyQuestion(), format: undefined }} />)
    expect(screen.queryByRole('toolbar', { hidden: true })).toBe(null)
  })
})
