import { screen } from '@testing-library/dom'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { endSession, startSession } from '../../people/accounts/session.ts'
import { keepQuiz } from '../../testing/kept-drafts.ts'
import { show } from '../../testing/show.tsx'
import { emptyDetails } from '../entries/stored-draft.ts'
import type { FocusWish } from '../question-form/question-form.tsx'
import { useQuizDraft } from '../quizzes/use-quiz-draft.ts'
import { QuestionsStep } from './questions-step.tsx'

afterEach(() => {
  endSession('expired')
  localStorage.clear()
})

const step = () => {
  function Step() {
    const draft = useQuizDraft()
    const [focus, setFocus] = useState<FocusWish | null>({ field: 'problem' })
    return (
      <QuestionsStep
        draft={draft}
        focus={focus}
        setFocus={setFocus}
        onPreview={() => undefined}
        onNext={() => undefined}
        onShortcuts={() => undefined}
      />
    )
  }
  return show(<Step />)
}

/** As the next page begins, with what this one has left on the device. */
const reloaded = (page: ReturnType<typeof step>) => {
  page.show(null)
  return step()
}

const rows = () => screen.getByLabelText('Questions', { selector: 'ol' }).children
const named = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)
const focused = () => document.activeElement?.getAttribute('name')

it.each([
  { planned: 2, added: 2, count: '0 of 2 complete', raised: '0 of 3 complete' },
  { planned: 3, added: 2, count: '0 of 3 complete', raised: '0 of 3 complete' },
  { planned: 1, added: 1, count: '0 of 1 complete', raised: '0 of 2 complete' },
])('of $planned planned, $added more that are deleted after a reload leave the plan: $count', async (each) => {
  const { planned, added, count, raised } = each
  startSession({ auth_token: 'a token', user: { id: 'mita' } })
  keepQuiz({ details: { ...emptyDetails(), questionCount: planned }, items: [] })
  const before = step()
  for (let times = 0; times < added; times += 1) await before.user.keyboard('{Control>}{Enter}{/Control}')
  expect(screen.getAllByText(raised)).toBeTruthy()
  const { user } = reloaded(before)
  expect(rows()).toHaveLength(added + 1)
  for (let times = 0; times < added; times += 1) await user.keyboard('{Alt>}{Delete}{/Alt}')
  expect(rows()).toHaveLength(1)
  expect(screen.getAllByText(count)).toBeTruthy()
})

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

it('what is found has its key', async () => {
  const { user } = step()
  await user.keyboard('{Control>}{Shift>}f{/Shift}{/Control}')
  expect(focused()).toBe('find')
  await user.keyboard('{Escape}')
  expect(focused()).toBe('problem')
  await user.keyboard('?')
  expect(named('problem')?.value, 'in a field it is a sign').toBe('?')
})

it('an empty quiz offers ways to begin, until one has begun', async () => {
  const { user } = step()
  await user.keyboard('W')
  expect(screen.getByText('How would you like to begin?'), 'nothing moves while the first is written').toBeTruthy()
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(screen.queryByText('How would you like to begin?')).toBeNull()
})
