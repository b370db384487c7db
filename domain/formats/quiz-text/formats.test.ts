import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type DraftQuestion, readDraft } from '../../questionnaires/drafts/draft.ts'
import type { DraftItem } from '../../questionnaires/drafts/draft-item.ts'
import type { Kind } from '../../questions/rules.ts'
import { formatOf, WRITTEN_FORMATS, type WrittenFormat } from './formats.ts'
import { readQuizText } from './read-quiz-text.ts'

const line = fc.constantFrom('Which is right?', 'iron', 'গঙ্গা নদী', 'नमस्ते', 'x² + 1', '42', 'a, b', '"so"', 'p; q')
const lines = (minLength: number) => fc.uniqueArray(line, { minLength, maxLength: 4 })

const drafts: [Kind, fc.Arbitrary<object>][] = [
  ['single_choice', lines(2).map((options) => ({ options, correct: 1 }))],
  ['multiple_choice', lines(3).map((options) => ({ options, correct: [0, 2], tellsHowMany: false }))],
  ['true_false', fc.record({ correct: fc.boolean() })],
  ['short_answer', lines(1).map((accepted) => ({ accepted, caseMatters: false, accentsMatter: false }))],
]
const question: fc.Arbitrary<DraftQuestion> = fc.oneof(
  ...drafts.map(([kind, draft]) =>
    fc.tuple(line, fc.option(line), draft).map(([prompt, explanation, each]) => {
      const written = { prompt, format: 'prose' as const, ...(explanation !== null && { explanation }) }
      const read = readDraft(kind, written, each)
      if (read === null) throw new Error(`no draft of ${kind}`)
      return read
    }),
  ),
)
const item: fc.Arbitrary<DraftItem> = fc.oneof(
  { weight: 6, arbitrary: question },
  line.map((title) => ({ kind: 'section' as const, title, text: '', format: 'prose' as const })),
)

const written = (format: WrittenFormat, items: readonly DraftItem[]) => WRITTEN_FORMATS[format].write?.(items)

describe.each(Object.keys(WRITTEN_FORMATS) as WrittenFormat[])('questions as %s', (format) => {
  it('are known as such, and the export of an import of an export is the export', () => {
    fc.assert(
      fc.property(fc.array(item, { minLength: 1, maxLength: 6 }), (items) => {
        const once = written(format, items)?.text ?? ''
        fc.pre(once !== '')
        expect(formatOf(once)).toBe(WRITTEN_FORMATS[format])
        expect(written(format, readQuizText(once).items)?.text).toBe(once)
      }),
      { numRuns: 100 },
    )
  })

  it('lose nothing in silence', () => {
    fc.assert(
      fc.property(question, (each) => {
        const once = written(format, [each])
        if (once?.left.length === 0) expect(readQuizText(once.text).items).toMatchObject([each])
      }),
      { numRuns: 100 },
    )
  })
})

it('a table is read as the same behind the mark of Unicode', () => {
  const items = fc.sample(question, { seed: 7, numRuns: 5 })
  const { text } = written('csv', items) ?? { text: '' }
  expect(readQuizText(`\ufeff${text}`)).toEqual(readQuizText(text))
})
