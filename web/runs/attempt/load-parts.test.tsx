import { screen } from '@testing-library/dom'
import { expect, it, vi } from 'vitest'
import { anAttempt } from '../../testing/an-attempt.ts'
import { show } from '../../testing/show.tsx'
import { aPaper } from '../../testing/student-server.ts'
import { createServerClock } from '../device/clock.ts'

// What was loaded once stays for as long as a page stands.
vi.resetModules()
const { askedIn } = await import('../../questions/players.tsx')
const { loadParts } = await import('./load-parts.ts')
const { Questions } = await import('./questions.tsx')

const open = (which?: string) => {
  const onWire = aPaper(which === undefined ? {} : { settings: { screen: which } })
  const { attempt } = anAttempt()
  const paper = { ...onWire, questions: askedIn(onWire.questions) }
  show(<Questions {...{ attempt, paper }} view={attempt.view()} clock={createServerClock(() => 0)} />)
  return onWire
}
const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent)

it('a paper is shown as usual unless it says otherwise, and where what it says did not come or is not known', async () => {
  const paper = open('national')
  expect(buttons()).toContain('Next')
  expect(buttons()).not.toContain('Save & Next')
  expect(await loadParts(paper)).toBe(true)
  open('of another version')
  expect(buttons()).not.toContain('Save & Next')
})

it('the screen of national tests has the buttons of a question below it, once', async () => {
  await loadParts(aPaper({ settings: { screen: 'national' } }))
  open('national')
  expect(buttons()).toEqual(expect.arrayContaining(['Clear Response', 'Mark for Review & Next', 'Save & Next']))
  expect(buttons()).not.toContain('Mark for reviewMarked for review')
  expect(buttons()).not.toContain('Clear')
})
