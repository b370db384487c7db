import { ownImportsOf } from './imports.ts'
import { type Complaint, lineAt, roomOf, type SourceFile } from './source-file.ts'

const rooms = ['domain', 'contract', 'server', 'web']

type Graph = ReadonlyMap<string, readonly string[]>

const graphOf = (files: SourceFile[]): Graph => {
  const known = new Set(files.map(({ path }) => path))
  return new Map(
    files.map((file) => [
      file.path,
      ownImportsOf(file)
        .map(({ target }) => target)
        .filter((target) => known.has(target)),
    ]),
  )
}

/** The shortest way from a file back to itself, with that file at both ends; null when there is none. */
const wayRound = (graph: Graph, start: string): string[] | null => {
  const cameFrom = new Map<string, string>()
  const toVisit = [start]
  for (const path of toVisit) {
    for (const next of graph.get(path) ?? []) {
      if (cameFrom.has(next)) continue
      cameFrom.set(next, path)
      toVisit.push(next)
    }
  }
  const before = cameFrom.get(start)
  if (before === undefined) return null
  const way = [start]
  for (let path = before; path !== start; path = cameFrom.get(path) ?? start) way.unshift(path)
  return [start, ...way]
}

/** A file whose meaning needs its own meaning can be neither read nor moved alone: types count as well. */
export const checkCircles = (files: SourceFile[]): Complaint[] => {
  const inHouse = files.filter(({ path }) => rooms.includes(roomOf(path)))
  const graph = graphOf(inHouse)
  const told = new Set<string>()
  return inHouse.flatMap((file) => {
    if (told.has(file.path)) return []
    const way = wayRound(graph, file.path)
    if (way === null) return []
    for (const path of way) told.add(path)
    const offset = ownImportsOf(file).find(({ target }) => target === way[1])?.offset ?? 0
    const message = `${way.join(' → ')} goes in a circle: let one of them take what it needs as an argument or a small type of its own, or move what both need to a third file.`
    return [{ path: file.path, line: lineAt(file, offset), rule: 'circles', message }]
  })
}
