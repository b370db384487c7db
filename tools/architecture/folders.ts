import { posix } from 'node:path'
import { ownImportsOf } from './imports.ts'
import { type Complaint, isTest, roomOf, type SourceFile } from './source-file.ts'

const rooms = ['domain', 'contract', 'server', 'web']
/** Sources side by side in one folder, tests not counted. */
const MOST_SOURCES = 40
/** A chain that is read by its numbers, and whose names the database stores. */
const CHAIN = 'server/database/migrations'

const isWithin = (inner: string, outer: string) => inner.startsWith(`${outer}/`)

/** Code that people run: what a test takes from another folder binds neither. */
const isSource = ({ path }: SourceFile) => rooms.includes(roomOf(path)) && !isTest(path) && !path.includes('/testing/')

/** Of each folder those that it imports from; a folder and what is below it are one place. */
const importsOf = (files: readonly SourceFile[]) => {
  const known = new Set(files.map(({ path }) => path))
  const found = new Map<string, Map<string, string>>()
  for (const file of files) {
    const from = posix.dirname(file.path)
    const of = found.get(from) ?? new Map<string, string>()
    found.set(from, of)
    for (const { target } of ownImportsOf(file)) {
      const to = posix.dirname(target)
      if (known.has(target) && to !== from && !isWithin(to, from) && !isWithin(from, to))
        of.set(to, `${file.path} → ${target}`)
    }
  }
  return found
}

const onTwoWay = (files: readonly SourceFile[]): Complaint[] => {
  const imports = importsOf(files)
  return [...imports].flatMap(([one, targets]) =>
    [...targets].flatMap(([other, there]) => {
      const back = one < other ? imports.get(other)?.get(one) : undefined
      if (back === undefined) return []
      const message = `${one} and ${other} import each other (${there}, ${back}): move what both need to one of them, or to a third folder.`
      return [{ path: one, rule: 'two-way', message }]
    }),
  )
}

const onCrowded = (files: readonly SourceFile[]): Complaint[] => {
  const counts = new Map<string, number>()
  for (const { path } of files) counts.set(posix.dirname(path), (counts.get(posix.dirname(path)) ?? 0) + 1)
  return [...counts]
    .filter(([folder, count]) => count > MOST_SOURCES && folder !== CHAIN)
    .map(([path, count]) => ({
      path,
      rule: 'crowded',
      message: `holds ${count} sources side by side, ${MOST_SOURCES} are the limit: divide it by noun.`,
    }))
}

/** How folders stand to each other: none imports one that imports it, and none is too full to be looked through. */
export const checkFolders = (files: readonly SourceFile[]): Complaint[] => [
  ...onTwoWay(files.filter(isSource)),
  ...onCrowded(files.filter(({ path }) => !isTest(path))),
]
