import { screen } from '@testing-library/dom'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { show } from '../../testing/show.tsx'
import { useDraft } from '../use-draft.ts'
import type { FocusWish } from './question-form.tsx'
import { QuestionsStep } from './questions-step.tsx'

const step = () => {
  const onPreview = vi.fn<() => void>()
  const onNext = vi.fn<() => void>()
  function Step() {
    const draft = useDraft()
    const [focus, setFocus] = useState<FocusWish | null>({ field: 'problem' })
    return <QuestionsStep draft={draft} focus={focus} setFocus={setFocus} onPreview={onPreview} onNext={onNext} />
  }
  return { ...show(<Step />), onPreview, onNext }
}

const rows = () => screen.getByLabelText('Questions', { selector: 'ol' }).children
const named = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)
const focused = () => document.activeElement?.getAttribute('name')

it('a question is added by each of its keys, and shown to be written', async () => {
  const { user } = step()
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(rows()).toHaveLength(2)
  await user.keyboard('{Alt>}3{/Alt}')
  expect(rows()).toHaveLength(3)
  expect(named('kind')?.value).toBe('true_false')
  expect(focused()).toBe('problem')
  await user.keyboard('{Alt>}g{/Alt}')
  expect(rows()).toHaveLength(4)
  await user.keyboard('{Alt>}{Shift>}{Enter}{/Shift}{/Alt}')
  expect(rows()).toHaveLength(5)
  await user.keyboard('{Alt>}k{/Alt}')
  expect(focused()).toBe('kind')
  await user.keyboard('{Alt>}{Delete}{/Alt}')
  expect(rows()).toHaveLength(4)
  await user.keyboard('{Control>}z{/Control}')
  expect(rows()).toHaveLength(5)
})

it('several are chosen by a key, until one goes on writing', async () => {
  const { user } = step()
  await user.keyboard('{Control>}{Enter}{/Control}{Alt>}m{/Alt}')
  expect(document.activeElement?.getAttribute('aria-current')).toBe('true')
  expect(named('problem')).toBeNull()
  await user.keyboard('{Shift>}{ArrowUp}{/Shift}')
  expect(screen.getByText('2 chosen')).toBeTruthy()
  await user.keyboard('{Control>}d{/Control}')
  expect(rows()).toHaveLength(4)
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(rows()).toHaveLength(5)
  expect(focused()).toBe('problem')
  await user.keyboard('{Alt>}m{/Alt}{Escape}')
  expect(screen.queryByText('0 chosen')).toBeNull()
  expect(document.activeElement?.getAttribute('aria-current'), 'the focus stays in the list').toBe('true')
})

it('what is found, told and shown next has its key', async () => {
  const { user, onPreview, onNext } = step()
  await user.keyboard('{Control>}{Shift>}f{/Shift}{/Control}')
  expect(focused()).toBe('find')
  await user.keyboard('{Escape}')
  expect(focused()).toBe('problem')
  await user.keyboard('{Alt>}r{/Alt}')
  expect(onPreview).toHaveBeenCalledOnce()
  await user.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}')
  expect(onNext).toHaveBeenCalledOnce()
  await user.keyboard('?')
  expect(named('problem')?.value).toBe('?')
  await user.keyboard('{Control>}/{/Control}')
  expect(screen.getByText('Anywhere in the questions')).toBeTruthy()
})

it('an empty quiz offers ways to begin, until one has begun', async () => {
  const { user } = step()
  await user.keyboard('W')
  expect(screen.getByText('How would you like to begin?'), 'nothing moves while the first is written').toBeTruthy()
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(screen.queryByText('How would you like to begin?')).toBeNull()
})
