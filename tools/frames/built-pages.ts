import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const NAMED = '<title>a page</title>'

/** What a build leaves, with the addresses of all its pages and next to nothing in them; of files one of each sort. */
const filesOf = (paths: readonly string[]): Record<string, string> => ({
  '.site/render.js': `export const renderSite = () => ${JSON.stringify(paths)}.map((path) => ({ path, html: () => '${NAMED}', isListed: false }))`,
  '.covers/render.js': `export const renderCover = async () => '${NAMED}'; export const describeLink = () => null`,
  'index.html': NAMED,
  'app.html': NAMED,
  'quiz.html': NAMED,
  'respond.html': NAMED,
  'quiz-worker.js': 'self',
  'icon.svg': '<svg/>',
  'assets/any-file.js': 'self',
})

/** A folder of built pages for a server that is only asked for their headers. */
export const builtPages = (paths: readonly string[]): string => {
  const root = mkdtempSync(join(tmpdir(), 'quiznity-frames-'))
  for (const [name, text] of Object.entries(filesOf(paths))) {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), text)
  }
  return root
}
