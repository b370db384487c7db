import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkHouse } from './architecture/check.ts'
import { sourceFile } from './architecture/source-file.ts'
import { filesBelow } from './building/files.ts'

const root = join(import.meta.dirname, '..')
const rooms = ['domain', 'contract', 'server', 'web', 'e2e', 'bench', 'tools']
const isCode = (path: string) => /\.(tsx?|m?js)$/.test(path)

const paths = [
  ...readdirSync(root).filter(isCode),
  ...rooms.flatMap((room) => filesBelow(join(root, room)).map((path) => `${room}/${path}`)),
].filter(isCode)

const files = paths.map((path) => sourceFile(path, readFileSync(join(root, path), 'utf8')))
const { complaints, exceptions, summary } = checkHouse(files)

for (const { path, line, rule, message } of complaints) {
  console.error(`${path}${line === undefined ? '' : `:${line}`}  ${rule}: ${message}`)
}
for (const { path, line, reason } of exceptions) console.log(`${path}:${line}  size-exception: ${reason}`)
console.log(`${files.length} files, ${complaints.length} complaints, ${exceptions.length} size exceptions; ${summary}.`)
process.exitCode = complaints.length === 0 ? 0 : 1
