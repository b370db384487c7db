/** How a count stands beside the one of the time before; where there was nothing before, there is nothing to compare with. */
export type Change = { kind: 'none' } | { kind: 'new'; count: number } | { kind: 'compared'; ratio: number }

export const changeOf = ({ lately, before }: { lately: number; before: number }): Change => {
  if (before > 0) return { kind: 'compared', ratio: (lately - before) / before }
  return lately > 0 ? { kind: 'new', count: lately } : { kind: 'none' }
}
