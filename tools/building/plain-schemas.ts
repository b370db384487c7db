import { join } from 'node:path'
import type { Plugin } from 'vite'
import { root } from './files.ts'

/** Pages that count every kilobyte make their schemas without the library: see web/calls/plain-schemas.ts. */
export const plainSchemas: Plugin = {
  name: 'quiznity-plain-schemas',
  apply: 'build',
  config: () => ({
    resolve: {
      alias: [{ find: /^zod\/mini$/, replacement: join(root, 'web/calls/plain-schemas.ts') }],
    },
  }),
  onLog(_level, { code, message }) {
    if (code === 'IMPORT_IS_UNDEFINED') throw new Error(message)
  },
}
