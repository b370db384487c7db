import { join } from 'node:path'
import type { Plugin } from 'vite'
import { root } from './files.ts'

const UNUSED = [/,\s*key: "\w+"/g, /^ {2}(?:name|size|aliases): .*\n/gm, /^__iconData\.node;\n/gm]

/** Of an icon only its lines are drawn (`web/ui/ornaments/drawn-icon.ts`): its names stay out, and the keys that lists are given. */
export const drawnIcons: Plugin = {
  name: 'quiznity-drawn-icons',
  apply: 'build',
  config: () => ({
    resolve: {
      alias: [{ find: /^\.\.\/createLucideIcon\.mjs$/, replacement: join(root, 'web/ui/ornaments/drawn-icon.ts') }],
    },
  }),
  transform: {
    filter: { id: /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/ },
    handler: (code) => ({ code: UNUSED.reduce((rest, part) => rest.replace(part, ''), code), map: null }),
  },
}
