type Keyed = readonly { readonly key: number }[]

/** Several chosen in the list, and the one from which a row of them reaches. Null: none are being chosen. */
export type Selection = { readonly keys: ReadonlySet<number>; readonly anchor: number | null } | null

export type SelectionStep =
  | { type: 'begun' }
  | { type: 'toggled'; key: number }
  /** All from the one chosen before, or from `open`, to this one. */
  | { type: 'reached'; key: number; entries: Keyed; open: number }
  | { type: 'all'; entries: Keyed }
  | { type: 'none' }
  | { type: 'ended' }

export const select = (selection: Selection, step: SelectionStep): Selection => {
  switch (step.type) {
    case 'begun':
      return selection ?? { keys: new Set(), anchor: null }
    case 'toggled':
      return toggled(selection, step.key)
    case 'reached':
      return reached(selection, step)
    case 'all':
      return { keys: new Set(step.entries.map(({ key }) => key)), anchor: selection?.anchor ?? null }
    case 'none':
      return { keys: new Set(), anchor: null }
    case 'ended':
      return null
  }
}

const toggled = (selection: Selection, key: number): Selection => {
  const keys = new Set(selection?.keys)
  if (!keys.delete(key)) keys.add(key)
  return { keys, anchor: key }
}

type Reached = Extract<SelectionStep, { type: 'reached' }>

const reached = (selection: Selection, { key, entries, open }: Reached): Selection => {
  const anchor = selection?.anchor ?? open
  const [from, to] = [anchor, key].map((end) => entries.findIndex((entry) => entry.key === end))
  if (from === undefined || to === undefined || from < 0 || to < 0) return selection
  const row = entries.slice(Math.min(from, to), Math.max(from, to) + 1)
  return { keys: new Set(row.map((entry) => entry.key)), anchor }
}

/** Those that are still there, in their order. */
export const selectedIn = <E extends { readonly key: number }>(entries: readonly E[], selection: Selection): E[] =>
  selection ? entries.filter(({ key }) => selection.keys.has(key)) : []
