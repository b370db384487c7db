// @module-tag long
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PROOF, PROOFS, REGISTRIES, ROW } from './throwaway-questionnaire.ts'
import { aThrowawayTree, type ThrowawayTree, TIMEOUT } from './throwaway-tree.ts'

const FOLDERS = 'server/personal-data/account-export/list-entries.ts'
const PAGES = 'web/questionnaires/kinds.tsx'

describe('a new kind of questionnaire', () => {
  let tree: ThrowawayTree
  beforeAll(() => {
    tree = aThrowawayTree()
  }, TIMEOUT)
  afterAll(() => tree.remove())

  it('is asked for where a kind has a name or a page of its own, once there is its row', {
    timeout: TIMEOUT,
  }, async () => {
    tree.change(ROW)
    expect((await tree.compile()).wrong).toEqual([
      FOLDERS,
      'web/personal-data/erase-students.tsx',
      PAGES,
      'web/questionnaires/settings/defaults-page.tsx',
      'web/questionnaires/share/share-dialog.tsx',
      'web/results/trends/term-words.ts',
    ])
  })

  it('is a row of abilities, a line in each of these, and nothing else', { timeout: TIMEOUT }, async () => {
    tree.change(REGISTRIES)
    expect(await tree.compile()).toEqual({ passed: true, output: '', wrong: [] })
    expect(tree.changed()).toEqual([
      'domain/questionnaires/kinds.ts',
      FOLDERS,
      'web/i18n/en/erasure.json',
      'web/i18n/en/settings.json',
      'web/i18n/en/sharing.json',
      'web/i18n/en/trends.json',
      PAGES,
    ])
  })

  it('does what it is able to do', { timeout: TIMEOUT }, async () => {
    tree.change(PROOFS)
    const { code, output } = await tree.test(PROOF)
    expect([code, output]).toEqual([0, expect.stringMatching(/Test Files\s+1 passed/)])
  })
})
