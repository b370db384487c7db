type Graph = { getModuleInfo: (id: string) => { isEntry: boolean; importers: readonly string[] } | null }

/**
 * Keeps all that is needed together with `isRoot` in one file, for `codeSplitting`: what later parts share with it would
 * otherwise be split off, and several small files are larger than one, and slower to come.
 */
export const createChunk = (name: string, isRoot: (id: string, isEntry: boolean) => boolean) => {
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

/** What a page needs at once. */
export const createFirstChunk = () => createChunk('first', (_, isEntry) => isEntry)
