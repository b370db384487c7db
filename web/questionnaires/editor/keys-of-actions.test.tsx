import { screen } from '@testing-library/dom'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { show } from '../../testing/show.tsx'
import type { FocusWish } from '../question-form/question-form.tsx'
import { useQuizDraft } from '../quizzes/use-quiz-draft.ts'
import { keysOf, SHORTCUTS, type Shortcut } from '../shortcuts/shortcuts.ts'
import { QuestionsOrText } from './questions-or-text.tsx'
import { StartOver } from './start-over.tsx'
import { useWizardKeys } from './use-wizard-keys.tsx'

beforeEach(() => localStorage.clear())

const editor = () => {
  const go = vi.fn<(to: string) => void>()
  const finish = vi.fn<() => void>()
  function Editor() {
    const draft = useQuizDraft()
    const [focus, setFocus] = useState<FocusWish | null>({ field: 'problem' })
    const keys = useWizardKeys({ section: 'qsi', canGoOn: true, go, back: () => undefined, finish: { qsi: finish } })
    return (
      <>
        <StartOver onStartOver={draft.startOver} />
        <QuestionsOrText
          draft={draft}
          focus={focus}
          setFocus={setFocus}
          onPreview={() => go('prvw')}
          onNext={finish}
          onShortcuts={keys.showShortcuts}
        />
        {keys.shortcuts}
      </>
    )
  }
  return { ...show(<Editor />), go, finish }
}

const isShortcut = (name: string): name is Shortcut => name in SHORTCUTS
/** Those of the list and of what stands beside it are told there. */
const TOLD = [
  ...Object.keys(SHORTCUTS)
    .filter(isShortcut)
    .flatMap((name) => SHORTCUTS[name].map((_, at) => keysOf(name, at))),
  ...['Control+A', 'Control+Shift+A', 'Escape', 'Enter', 'Shift+Enter', 'Alt+Enter'],
]

const nameOf = (button: HTMLElement) => button.getAttribute('aria-label') ?? button.textContent ?? ''
/** A question's fields have keys of their own, the list is gone through with arrow keys, and what leads to a line is no action. */
const isAction = (button: HTMLElement) =>
  button.closest('dialog, ol, [data-form]') === null && !/^(More to add and to do$|Line \d)/.test(nameOf(button))
const actions = () => screen.getAllByRole('button').filter(isAction)
const withoutKey = () =>
  actions()
    .filter((button) => !TOLD.includes(button.getAttribute('aria-keyshortcuts') ?? ''))
    .map(nameOf)

const textField = () => screen.getByLabelText<HTMLTextAreaElement>('All of it as text')

describe('every action', () => {
  it.each([
    ['one by one', ''],
    ['while several are chosen', '{Alt>}m{/Alt}'],
    ['while something is searched', '{Control>}{Shift>}f{/Shift}{/Control}'],
    ['as text', '{Alt>}v{/Alt}'],
  ])('names a key that is told: %s', async (_, keys) => {
    const { user } = editor()
    await user.keyboard('{Control>}{Enter}{/Control}')
    if (keys !== '') await user.keyboard(keys)
    expect(actions().length).toBeGreaterThan(6)
    expect(withoutKey()).toEqual([])
  })
})

describe('a key', () => {
  it('leads from the questions to their text and back, where one goes on writing', async () => {
    const { user } = editor()
    await user.keyboard('Which?{Alt>}v{/Alt}')
    expect(document.activeElement).toBe(textField())
    expect(textField().value).toMatch(/^1\. Which\?/)
    await user.keyboard('{Alt>}v{/Alt}')
    expect(document.activeElement?.getAttribute('name')).toBe('problem')
  })

  it.each([
    ['one by one', ''],
    ['as text', '{Alt>}v{/Alt}'],
  ])('does what is done in every step, %s', async (_, keys) => {
    const { user, go, finish } = editor()
    if (keys !== '') await user.keyboard(keys)
    await user.keyboard('{Alt>}r{/Alt}{Alt>}i{/Alt}{Alt>}s{/Alt}')
    expect(go.mock.calls).toEqual([['prvw'], ['dts'], ['set']])
    await user.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}')
    expect(finish).toHaveBeenCalledOnce()
    await user.keyboard('{Alt>}{Shift>}{Delete}{/Shift}{/Alt}')
    expect(screen.getByText('Start over?')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await user.keyboard('{Control>}/{/Control}')
    expect(document.querySelector('dialog[open]')?.textContent).toContain('Anywhere in the editor')
  })

  it('undoes and does again what was written as text', async () => {
    const { user } = editor()
    await user.keyboard('{Alt>}v{/Alt}')
    await user.paste('1. 2 + 2?\na) 3\nb) 4\nAns: b')
    expect(screen.getByText('1 question')).toBeTruthy()
    await user.keyboard('{Control>}z{/Control}')
    expect(textField().value.trim()).toBe('')
    await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
    expect(textField().value).toContain('2 + 2?')
  })
})
