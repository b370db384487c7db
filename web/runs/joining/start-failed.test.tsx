import { screen } from '@testing-library/dom'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { FAILURES, type FailureCode } from '#contract/wire/failure.ts'
import { show } from '../../testing/show.tsx'
import { failure } from '../../testing/student-server.ts'
import { StartFailed } from './start-failed.tsx'

const anAnswer = (code: FailureCode, { isTrying = false } = {}) => {
  const on = { onStop: vi.fn(), onResume: vi.fn(), onCorrect: vi.fn(), onSomebodyElse: vi.fn() }
  const refused = { ...failure(code, FAILURES[code].status).failure }
  return { ...show(<StartFailed failure={refused} isTrying={isTrying} {...on} />), ...on }
}

const calls = (on: Record<string, unknown>) =>
  Object.entries(on).flatMap(([name, given]) => (vi.isMockFunction(given) && given.mock.calls.length > 0 ? [name] : []))

describe('a start that failed', () => {
  it('because the page is out of date offers to load it anew', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
    onTestFinished(() => reload.mockRestore())
    const { user } = anAnswer('page_outdated')
    expect(screen.getByText('This page is out of date. Please reload it; the clock has not started.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Reload' }))
    expect(reload).toHaveBeenCalledOnce()
  })

  it.each<[FailureCode, string, string]>([
    ['already_started', 'Continue with your resume code', 'onResume'],
    ['already_started', 'Correct the number', 'onCorrect'],
    ['other_attempt', 'Take it as myself', 'onSomebodyElse'],
    ['other_attempt', 'Correct the number', 'onCorrect'],
  ])('with %s leads on by “%s”', async (code, label, called) => {
    const { user, show: _, ...on } = anAnswer(code)
    await user.click(screen.getByRole('button', { name: label }))
    expect(calls(on)).toEqual([called])
  })

  it('that is tried again can be stopped, at a press', async () => {
    const { user, onStop } = anAnswer('busy', { isTrying: true })
    await user.click(screen.getByRole('button'))
    expect(onStop).toHaveBeenCalledOnce()
  })
})
