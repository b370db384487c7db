/** `row`: how many stand beside each other. `isBackwards`: the lines run from right to left. */
type Place = { at: number; count: number; row: number; isBackwards: boolean }

/** Where a key leads among things that stand in rows; null for a key that moves nothing. */
export const stepInGrid = (key: string, { at, count, row, isBackwards }: Place): number | null => {
  const onward = isBackwards ? -1 : 1
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: at + onward,
    ArrowLeft: at - onward,
    ArrowDown: at + row,
    ArrowUp: at - row,
    Home: 0,
    End: count - 1,
  }
  const to = steps[key]
  if (to === undefined) return null
  return to < 0 || to >= count ? at : to
}
