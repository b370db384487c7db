import { expect, it } from 'vitest'
import { checkNamedPaths } from './named-paths.ts'

const PATHS = [
  'domain/questions/parts/order.ts',
  'web/site/page.tsx',
  'web/questions/scale/edit.tsx',
  'tools/commands/build.ts',
]
const complaintsOf = (path: string, text: string) =>
  checkNamedPaths([{ path, text }], PATHS).map(({ line, message }) => `${line}: ${message}`)

it.each([
  ['ARCHITECTURE.md', 'first\nsee `domain/gone.ts`', '2: domain/gone.ts is not there: name the file where it is now.'],
  ['docs/a.md', 'see `web/gone/`', '1: web/gone/ is not there: name the folder where it is now.'],
  ['docs/a.md', '`page.tsx`, `gone.ts`', '1: gone.ts is not there: name the file where it is now.'],
  ['docs/a.md', '`other/page.tsx`', '1: other/page.tsx is not there: name the file where it is now.'],
  ['server/main.ts', '// As tools/gone.mjs does.', '1: tools/gone.mjs is not there: name the file where it is now.'],
  ['web/quiz.css', '@source not "./gone";', '1: @source not "./gone" names no file: name the folder where it is now.'],
  [
    'web/site/site.css',
    '@source "./*/edit.tsx";',
    '1: @source "./*/edit.tsx" names no file: name the folder where it is now.',
  ],
])('%s may not name what is not there: %s', (path, text, complaint) => {
  expect(complaintsOf(path, text)).toEqual([complaint])
})

it.each([
  [
    'ARCHITECTURE.md',
    '`domain/questions/parts/order.ts`, tools/commands/build.ts; any/domain/x.ts, `server/<noun>/routes.ts`, `web/site/`, `web/questions`, `site/page.tsx`, `use-<what>.ts`, #domain/x.ts',
  ],
  ['web/quiz.css', '@source not "./site"; @source not "./questions/*/edit.tsx"; @source not "./**/*.tsx";'],
  ['tools/architecture/circles.test.ts', "'domain/a.ts'"],
])('%s may name what is there: %s', (path, text) => {
  expect(complaintsOf(path, text)).toEqual([])
})
