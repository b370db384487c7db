import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow, root } from './files.ts'

const template = join(root, 'web', 'quiz-worker.template.js')

/** What the page names itself: its scripts, styles, icons, preloads. */
const filesNamedBy = (html: string) =>
  [...html.matchAll(/\b(?:src|href)="(\/[^"/][^"]*\.\w+)"/g)].flatMap(([, file]) => file ?? [])

/** The page's own files, later chunks included. Fonts are left to be kept as they are used: few need every script. */
const filesToKeep = (folder: string) => {
  const chunks = filesBelow(join(folder, 'assets', 'quiz'))
    .filter((file) => /\.(js|css)$/.test(file))
    .map((file) => `/assets/quiz/${file}`)
  return [...new Set([...filesNamedBy(readFileSync(join(folder, 'quiz.html'), 'utf8')), ...chunks])].sort()
}

export const writeServiceWorker = (folder: string) => {
  const files = filesToKeep(folder)
  const worker = readFileSync(template, 'utf8')
  const hash = createHash('sha256').update(worker)
  for (const file of ['/quiz.html', ...files]) hash.update(file).update(readFileSync(join(folder, file)))
  const filled = worker
    .replace('__VERSION__', hash.digest('hex').slice(0, 12))
    .replace('__FILES__', JSON.stringify(files))
  writeFileSync(join(folder, 'sw.js'), filled)
}
