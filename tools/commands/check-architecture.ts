import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkHouse } from '../architecture/check.ts'
import { checkNamedPaths } from '../architecture/named-paths.ts'
import { sourceFile } from '../architecture/source-file.ts'
import { filesBelow } from '../building/files.ts'

const root = join(import.meta.dirname, '../..')
const rooms = ['domain', 'contract', 'server', 'web', 'e2e', 'bench', 'tools']
/** Texts that name files of the project, beside its code. */
const isText = (path: string) =>
  (/\.(tsx?|m?[jt]s|md|css|html|json|service)$/.test(path) || path.startsWith('.ci/')) &&
  !/package-lock|well-known/.test(path)
const isCode = (path: string) => /\.(tsx?|m?js)$/.test(path)

const paths = [
  ...readdirSync(root).filter(isCode),
  ...rooms.flatMap((room) => filesBelow(join(root, room)).map((path) => `${room}/${path}`)),
].filter(isCode)

const all = [
  ...readdirSync(root).filter(isText),
  ...[...rooms, 'docs', 'fixtures', '.ci'].flatMap((room) =>
    filesBelow(join(root, room)).map((path) => `${room}/${path}`),
  ),
]
const texts = all.filter(isText).map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))

const files = paths.map((path) => sourceFile(path, readFileSync(join(root, path), 'utf8')))
const { complaints: ofCode, exceptions, summary } = checkHouse(files)
const complaints = [...ofCode, ...checkNamedPaths(texts, all)]

for (const { path, line, rule, message } of complaints) {
  console.error(`${path}${line === undefined ? '' : `:${line}`}  ${rule}: ${message}`)
}
for (const { path, line, reason } of exceptions) console.log(`${path}:${line}  size-exception: ${reason}`)
console.log(`${files.length} files, ${complaints.length} complaints, ${exceptions.length} size exceptions; ${summary}.`)
process.exitCode = complaints.length === 0 ? 0 : 1
