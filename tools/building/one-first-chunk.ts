type Graph = { getModuleInfo: (id: string) => { isEntry: boolean; importers: readonly string[] } | null }

/**
 * Keeps all that a page needs at once in one file: what its later parts share with it would otherwise be split off, and
 * several small files are larger than one, and slower to come.
 */
export const createFirstChunk = (name: string) => {
  const known = new Map<string, boolean>()
  const isNeededAtOnce = (id: string, graph: Graph): boolean => {
    const before = known.get(id)
    if (before !== undefined) return before
    // For whoever comes round again.
    known.set(id, false)
    const info = graph.getModuleInfo(id)
    const is = info !== null && (info.isEntry || info.importers.some((importer) => isNeededAtOnce(importer, graph)))
    known.set(id, is)
    return is
  }
  return (id: string, graph: Graph) => (isNeededAtOnce(id, graph) ? name : null)
}
