import { join } from 'node:path'
import { root } from './files.ts'
import { preactForReact } from './preact-for-react.ts'

const RUNTIMES = ['preact', 'react'] as const
export type PageRuntime = (typeof RUNTIMES)[number]

const runtimeNamed = (name: string) => {
  const runtime = RUNTIMES.find((known) => known === name)
  if (runtime === undefined) throw new Error(`PAGE_RUNTIME is ${name}; it can be ${RUNTIMES.join(' or ')}.`)
  return runtime
}

/** What students' pages and the public site run on: see docs/decisions/0007-students-run-preact.md. */
export const pageRuntime = runtimeNamed(process.env.PAGE_RUNTIME || 'preact')

/** What their builds take in the place of what the components name. */
export const visitorsAliases = [
  ...(pageRuntime === 'preact' ? preactForReact : []),
  { find: /^\.\.\/createLucideIcon\.mjs$/, replacement: join(root, 'web/ui/ornaments/drawn-icon.ts') },
]
