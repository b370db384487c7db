import { expect, it } from 'vitest'
import { show } from '../../testing/show.tsx'
import { ResumeCode } from './resume-code.tsx'

it.each([
  { code: 'K7M4XP', shown: 'K7M 4XP' },
  { code: 'K7M4XPQ', shown: 'K7M 4XP Q' },
])('shows $code as it is easiest to write down: $shown', ({ code, shown }) => {
  show(<ResumeCode code={code} />)
  expect(document.body.textContent).toContain(shown)
})

it('shows nothing where there is none', () => {
  show(<ResumeCode code={null} />)
  expect(document.body.textContent).toBe('')
})
