import { afterAll, beforeAll } from 'vitest'
import { loadPlayers } from '../questions/players.tsx'

/** For the tests of a file: what a page gets once a phone is wanted beside it is there, on a device with fonts. */
export const phoneAtHand = () => {
  beforeAll(async () => {
    Object.defineProperty(document, 'fonts', { configurable: true, value: { load: async () => [] } })
    await import('../questionnaires/editor/phone-preview.tsx')
    await loadPlayers({ needs: ['prose', 'formulas'] })
  })
  afterAll(() => void Reflect.deleteProperty(document, 'fonts'))
}
