import { expect, it } from 'vitest'
import { wordChanges } from '../versions/word-changes.ts'
import { ownStretches } from './own-stretches.ts'

it.each([
  ['the same', 'the same', 'the same', 'the same'],
  ['Which gas?', 'Which gas is it?', 'Which gas?', 'Which gas[ is it]?'],
  ['Written without a line?', 'Written on the phone!', 'Written [without a line?]', 'Written [on the phone!]'],
  ['one two three', 'one 2 three', 'one [two] three', 'one [2] three'],
  ['', 'new', '', '[new]'],
  ['a b', 'a  b', 'a b', 'a  b'],
])('Of %j and %j each says what the other one has not', (here, there, ofHere, ofThere) => {
  const changes = wordChanges(here, there)
  const marked = (side: 'here' | 'there') =>
    ownStretches(changes, side)
      .map(({ isOwn, text }) => (isOwn ? `[${text}]` : text))
      .join('')
  expect([marked('here'), marked('there')]).toEqual([ofHere, ofThere])
})
