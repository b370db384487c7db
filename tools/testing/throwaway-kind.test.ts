// @module-tag long
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Asks } from '#domain/questions/traits.ts'
import { restOf, ruleOf } from './throwaway-kind.ts'
import { aThrowawayTree, type ThrowawayTree, TIMEOUT } from './throwaway-tree.ts'

/** The proofs that every kind gives, of this one alone. */
const PROOFS = [
  'domain/questions/every-kind.test.ts',
  'domain/questions/every-tally.test.ts',
  'domain/formats/quiz-text/write-quiz-text.test.ts',
  'server/runs/attempts/every-hop.test.ts',
  '--testNamePattern=throwaway',
]

/** Where a kind has to be outside of the pages: the second pass looks at the whole tree. */
const NARROW = 'tsconfig.narrow.json'
const narrowed = { extends: './tsconfig.json', include: ['domain', 'server/testing/one-of-each-kind.ts'] }

/** What pages know of it before they have its rule, and whether all who answered see what was. */
const WHERE_NOTHING_IS_RIGHT: Record<Asks, string[]> = {
  knowledge: [],
  opinion: ['domain/questions/traits.ts', 'web/questions/crowd-tallies.tsx'],
}
const AMONG_ITS_LIKE: Record<Asks, string[]> = { knowledge: [], opinion: ['web/questions/opinion-players.ts'] }

const inOrder = (paths: string[]) => paths.toSorted()

describe.each(['knowledge', 'opinion'] as const)('a new kind of question that asks for %s', (asks) => {
  let tree: ThrowawayTree
  beforeAll(() => {
    tree = aThrowawayTree()
  }, TIMEOUT)
  afterAll(() => tree.remove())

  it('is asked for wherever a kind has to be, once there is its rule', { timeout: TIMEOUT }, async () => {
    tree.change({ ...ruleOf(asks), [NARROW]: JSON.stringify(narrowed) })
    expect((await tree.compile(NARROW, 'web')).wrong).toEqual(
      inOrder([
        ...WHERE_NOTHING_IS_RIGHT[asks],
        'contract/question-examples.ts',
        'domain/questions/every-kind.test.ts',
        'domain/questions/every-tally.test.ts',
        'domain/formats/lines/fields.ts',
        'domain/formats/quiz-text/kind-texts.ts',
        'domain/formats/quiz-text/write-quiz-text.test.ts',
        'domain/questions/tables/tables.ts',
        'server/testing/one-of-each-kind.ts',
        // Its example is asked for where texts are explained, and its name in one place.
        'web/questionnaires/patterns/pattern-words.ts',
        'web/questionnaires/text-view/text-legend.tsx',
        'web/questions/editors.tsx',
        'web/questions/name-of-kind.ts',
        'web/questions/players.tsx',
        'web/questions/reviews.tsx',
        'web/questions/tallies.tsx',
      ]),
    )
  })

  it('is seven files, a line in each registry, its name and its examples, and nothing else', {
    timeout: TIMEOUT,
  }, async () => {
    tree.change(restOf(asks))
    expect(await tree.compile()).toEqual({ passed: true, output: '', wrong: [] })
    expect(tree.changed()).toEqual(
      inOrder([
        ...WHERE_NOTHING_IS_RIGHT[asks],
        ...AMONG_ITS_LIKE[asks],
        'domain/questions/every-kind.test.ts',
        'domain/questions/every-tally.test.ts',
        'domain/questions/rules.ts',
        'domain/questions/throwaway.ts',
        'domain/formats/lines/fields.ts',
        'domain/formats/quiz-text/kind-texts.ts',
        'domain/formats/quiz-text/throwaway.ts',
        'domain/formats/quiz-text/write-quiz-text.test.ts',
        'domain/questions/tables/tables.ts',
        'domain/questions/tables/throwaway.ts',
        'contract/question-examples.ts',
        'server/testing/one-of-each-kind.ts',
        'web/i18n/en/editor.json',
        'web/i18n/en/quiz-text.json',
        'web/questions/editors.tsx',
        'web/questions/players.tsx',
        'web/questions/reviews.tsx',
        'web/questions/tallies.tsx',
        'web/questions/throwaway/edit.tsx',
        'web/questions/throwaway/play.tsx',
        'web/questions/throwaway/review.tsx',
        'web/questions/throwaway/tally.tsx',
      ]),
    )
  })

  it('keeps what is promised of every kind', { timeout: TIMEOUT }, async () => {
    const { code, output } = await tree.test(...PROOFS)
    expect([code, output]).toEqual([0, expect.stringMatching(/Test Files\s+4 passed/)])
  })
})
