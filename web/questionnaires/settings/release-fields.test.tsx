import { expect, it } from 'vitest'
import { ALL_AT_ONCE, type Release, releaseWhen } from '#domain/questionnaires/release.ts'
import { show } from '../../testing/show.tsx'
import { ReleaseFields } from './release-fields.tsx'

const NEVER = { when: 'never' } as const
const AFTER = { when: 'after_close' } as const

it.each<[string, Partial<Release>, string[]]>([
  ['which answers are right', {}, ['hands in a blank paper']],
  ['the score alone', { answers: NEVER, explanations: NEVER }, ['again and again']],
  ['nothing', { score: NEVER, answers: NEVER, explanations: NEVER }, []],
  ['nothing before the close', { score: AFTER, answers: AFTER, explanations: AFTER }, ['You close a quiz']],
])('says what follows where %s is shown at once', (_, release, said) => {
  show(
    <ReleaseFields release={{ ...ALL_AT_ONCE, ...release }} offered={releaseWhen.options} onChange={() => undefined} />,
  )
  const notes = [...document.querySelectorAll('[aria-live] p')].map(({ textContent }) => textContent ?? '')
  expect(notes).toHaveLength(said.length)
  for (const [at, words] of said.entries()) expect(notes[at]).toContain(words)
})
