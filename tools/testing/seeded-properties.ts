import { join } from 'node:path'
import type { Plugin } from 'vite'

const seeded = join(import.meta.dirname, 'seeded-fast-check.ts')

/** Gives tests the fast-check whose seed is set: a test that fails now and then keeps good work from main. */
export const seededProperties: Plugin = {
  name: 'seeded-properties',
  enforce: 'pre',
  resolveId: (source, importer) => (source === 'fast-check' && importer !== seeded ? seeded : null),
}
