import { screen } from '@testing-library/dom'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { FIELD_ACTIONS, fieldKey } from '../../questions/editing/field-keys.ts'
import { MixesOptions } from '../../questions/editing/mixes-options-context.tsx'
import { KNOWLEDGE_KINDS } from '../../questions/editors.tsx'
import { show } from '../../testing/show.tsx'
import type { FocusWish } from '../question-form/question-form.tsx'
import { useQuizDraft } from '../quizzes/use-quiz-draft.ts'
import { QuestionsStep } from './questions-step.tsx'

beforeEach(() => localStorage.clear())

const nothing = () => undefined

const editor = () => {
  function Editor() {
    const draft = useQuizDraft()
    const [focus, setFocus] = useState<FocusWish | null>({ field: 'problem' })
    return (
      <MixesOptions value={true}>
        <QuestionsStep {...{ draft, focus, setFocus }} onPreview={nothing} onNext={nothing} onShortcuts={nothing} />
      </MixesOptions>
    )
  }
  return show(<Editor />)
}

const nameOf = (button: HTMLElement) => button.getAttribute('aria-label') ?? button.textContent ?? ''
/** Rows say how they are moved; what unfolds what every button has its key for is no action. */
const IN_FIELDS = [
  ...FIELD_ACTIONS.map((action) => fieldKey(action, '')['aria-keyshortcuts']),
  ...['Alt+Shift+ArrowUp', 'Alt+Shift+ArrowDown', 'Alt+Shift+ArrowUp Alt+Shift+ArrowDown', 'ArrowUp ArrowDown'],
]
const fieldButtons = () =>
  [...document.querySelectorAll<HTMLElement>('[data-form] button')].filter(
    (button) => button.closest('[role="toolbar"]') === null && !/^More for/.test(nameOf(button)),
  )
const fieldButtonsWithoutKey = () =>
  fieldButtons()
    .filter((button) => !IN_FIELDS.includes(button.getAttribute('aria-keyshortcuts') ?? ''))
    .map(nameOf)

it.each(KNOWLEDGE_KINDS)('every button in the fields of a question names a key that is told: %s', async (kind) => {
  const { user } = editor()
  await user.selectOptions(screen.getByLabelText('Type of question'), kind)
  expect(fieldButtons().length).toBeGreaterThan(0)
  expect(fieldButtonsWithoutKey()).toEqual([])
  for (const button of fieldButtons()) {
    const [keys] = (button.getAttribute('aria-keyshortcuts') ?? '').split(' ')
    if (keys?.startsWith('Alt+') && !keys.includes('Arrow')) expect(button.title).toContain(`(${keys})`)
  }
})

describe('a key', () => {
  it('does in a field what the button near it does, to its own row', async () => {
    const { user } = editor()
    const option = (number: number) => screen.getByRole<HTMLTextAreaElement>('textbox', { name: `Option ${number}` })
    const fix = (number: number) => screen.getByRole('button', { name: `Keep option ${number} in its place` })
    const options = () => screen.getAllByRole('textbox', { name: /^Option / }).length
    await user.type(option(2), 'two')
    await user.keyboard('{Alt>}l{/Alt}')
    expect([fix(1), fix(2)].map((each) => each.getAttribute('aria-pressed'))).toEqual(['false', 'true'])
    expect(option(2).value).toBe('two')
    const before = options()
    await user.keyboard('{Alt>}n{/Alt}')
    expect(options()).toBe(before + 1)
    expect(document.activeElement).toBe(option(before + 1))
    await user.click(option(2))
    await user.keyboard('{Alt>}w{/Alt}')
    expect(options()).toBe(before)
    expect(screen.queryByDisplayValue('two')).toBeNull()
    await user.click(screen.getByLabelText('Question text'))
    await user.keyboard('{Alt>}w{/Alt}{Alt>}l{/Alt}')
    expect(options(), 'a row is meant only from within it').toBe(before)
  })

  it('chooses a picture for the field that it is pressed in', async () => {
    const { user } = editor()
    const chosen: (string | undefined)[] = []
    const click = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(function (this: HTMLInputElement) {
      chosen.push(this.closest('[data-pictures]')?.querySelector('textarea')?.name)
    })
    for (const field of [screen.getByLabelText('Question text'), screen.getByRole('textbox', { name: 'Option 2' })]) {
      await user.click(field)
      click.mockClear()
      chosen.length = 0
      await user.keyboard('{Alt>}a{/Alt}')
      expect(chosen).toEqual([field.getAttribute('name')])
    }
    click.mockRestore()
  })

  it.each([
    ['t', '[[]]'],
    ['u', '[[#]]'],
    ['c', '[[>*|]]'],
  ])('inserts a blank by Alt and %s', async (key, written) => {
    const { user } = editor()
    await user.selectOptions(screen.getByLabelText('Type of question'), 'fill_in_blanks')
    const passage = document.querySelector<HTMLTextAreaElement>('[name="passage"]')
    if (!passage) throw new Error('no passage')
    await user.click(passage)
    await user.keyboard(`{Alt>}${key}{/Alt}`)
    expect(passage.value).toBe(written)
  })
})
