import { describe, expect, it } from 'vitest'
import { type DraftQuestion, emptyQuestion } from '#domain/questionnaires/drafts/draft.ts'
import { withInstruction, withPromptAsPassage } from './instruction.ts'

const blanks = (prompt: string, passage: string): DraftQuestion => ({
  kind: 'fill_in_blanks',
  prompt,
  draft: { passage },
})

describe('a text with blanks asks the usual where nothing else is asked', () => {
  it.each([
    ['', 'Ice [[floats]].', 'Fill in the blanks.'],
    [' ', 'Ice', 'Fill in the blanks.'],
    ['Complete.', 'Ice', 'Complete.'],
    ['', ' ', ''],
  ])('%j above %j: %j', (prompt, passage, asked) => expect(withInstruction(blanks(prompt, passage)).prompt).toBe(asked))

  it('and no other question does', () => expect(withInstruction(emptyQuestion()).prompt).toBe(''))
})

it.each([
  ['', 'Ice is [[]].'],
  ['Steam is [[hot]].', 'Ice is [[]].\nSteam is [[hot]].'],
])('lines drawn in what is asked become blanks of the text, before %j', (passage, expected) =>
  expect(withPromptAsPassage(blanks('Ice is ____.', passage))).toEqual(blanks('Fill in the blanks.', expected)),
)
