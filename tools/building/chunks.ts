import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './files.ts'

type Graph = { getModuleInfo: (id: string) => { isEntry: boolean; importers: readonly string[] } | null }

type IsRoot = (id: string, isEntry: boolean) => boolean

const chunkOf = (name: string, isRoot: IsRoot) => {
  const known = new Map<string, boolean>()
  const isNeeded = (id: string, graph: Graph): boolean => {
    const before = known.get(id)
    if (before !== undefined) return before
    // For whoever comes round again.
    known.set(id, false)
    const info = graph.getModuleInfo(id)
    const is =
      info !== null && (isRoot(id, info.isEntry) || info.importers.some((importer) => isNeeded(importer, graph)))
    known.set(id, is)
    return is
  }
  return {
    debugName: name,
    name: (id: string, graph: Graph) => (isNeeded(id, graph) ? name : null),
  }
}

/**
 * Keeps these files, by their places below the root, and all that they need in one, for `codeSplitting`: what others share with them would otherwise be
 * split off, and several small files are larger than one, and slower to come.
 */
export const createChunk = (name: string, files: readonly string[]) => {
  const places = new Set(files.map((file) => join(root, file)))
  for (const place of places) if (!existsSync(place)) throw new Error(`${place} is no file: name the new one`)
  return chunkOf(name, (id) => places.has(id))
}

/** The same with what a page needs at once. */
export const createFirstChunk = () => chunkOf('first', (_, isEntry) => isEntry)
