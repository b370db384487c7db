import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'

/** Says in a page where its picture is, and counts nothing of a cover but its title. */
const COVERS = `
export const describeLink = ({ path, cover: { cover } }) =>
  ({ kind: path, title: cover.title ?? cover.paper.title, subject: '', host: '', facts: [],
    ...(cover.brand && { look: { logo: cover.brand.logo.id } }) })
export const renderCover = async ({ preview }) => JSON.stringify(preview)`

/** Draws the words of a card, with another number each time; dies of FAULTY. */
const THREAD = `
import { parentPort } from 'node:worker_threads'
let times = 0
parentPort.on('message', ({ card: { kind, title }, logo }) => {
  if (title === 'FAULTY') throw new Error('nothing draws this')
  parentPort.postMessage(Buffer.from(kind + ' ' + title + (logo ? ' with a logo of ' + logo.width : '') + ', drawn as number ' + ++times))
})`

const FILES = {
  '.covers/render.js': COVERS,
  '.link-pictures/render.js': THREAD,
  '.site/render.js': 'export const renderSite = () => []',
  'social/quiz.png': 'the general picture',
  ...{ 'index.html': 'site', 'quiz.html': 'quiz', 'respond.html': 'respond', 'app.html': 'app' },
}

/** A folder as the build leaves it, where pages and pictures say what they were made of. */
export const builtPages = (): string => {
  const root = mkdtempSync(join(tmpdir(), 'quiznity-built-'))
  for (const folder of ['.covers', '.link-pictures', '.site', 'social']) mkdirSync(join(root, folder))
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(root, name), text)
  afterAll(() => rmSync(root, { recursive: true }))
  return root
}
