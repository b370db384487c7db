import { screen } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import content from '../../content/en.json'
import { answers } from '../../testing/answers.ts'
import { show, showAfter } from '../../testing/show.tsx'
import { LivePoll } from './live-poll.tsx'

const page = <LivePoll {...content.featurePages.poll.live} />

const ALL = 'Only the last step'
const NONE = 'No, let us go on'

const choice = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name: (said) => said.endsWith(name) })
const vote = () => screen.getByRole('button', { name: 'Vote' })
const row = (name: string) =>
  screen.getAllByRole('row').find(({ textContent }) => textContent?.includes(name))?.textContent
const votes = () => screen.getByRole('status').textContent

describe('the poll to try', () => {
  it('moves a bar with each vote, finds nothing chosen for the next, and sends nothing', async () => {
    const calls = answers('no network')
    const { user } = show(page)
    expect(votes()).toBe('0 votes')
    choice(ALL).focus()
    await user.keyboard(' ')
    vote().focus()
    await user.keyboard('{Enter}')
    expect([votes(), row(ALL)]).toEqual(['1 vote', expect.stringContaining('1 (100%)')])
    expect(screen.queryAllByRole('radio', { checked: true })).toEqual([])
    await user.click(choice(NONE))
    await user.click(vote())
    expect([row(ALL), row(NONE)]).toEqual([expect.stringContaining('1 (50%)'), expect.stringContaining('1 (50%)')])
    await user.click(screen.getByRole('button', { name: 'Start over' }))
    expect(votes()).toBe('0 votes')
    expect(calls).toEqual([])
  })

  it('asks for an answer first', async () => {
    const { user } = show(page)
    await user.click(vote())
    expect(screen.getByRole('alert').textContent).toBe('Choose an answer first.')
    await user.click(choice(ALL))
    expect([screen.queryByRole('alert'), votes()]).toEqual([null, '0 votes'])
  })

  it('counts what was chosen before its script had come', async () => {
    const { user } = showAfter(() => {
      choice(ALL).checked = true
    }, page)
    await user.click(vote())
    expect(votes()).toBe('1 vote')
  })
})
