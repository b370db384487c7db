/** When an attempt ends, and each of its parts with a time of its own; null: they share the paper's. */
type Begun = { startedAt: number; endsAt: number; partEnds: readonly number[] | null }

/** Where ends are once a teacher has given minutes: each part is as long as it was, and the one in which they were given is longer. */
export const createEnds = ({ startedAt, endsAt, partEnds }: Begun) => {
  const lengths = (partEnds ?? [endsAt]).map((end, part, all) => end - (all[part - 1] ?? startedAt))
  let given = 0
  const now = (): number[] => {
    let end = startedAt
    return lengths.map((length) => {
      end += length
      return end
    })
  }
  return {
    endsAt: () => endsAt + given,
    partEnds: () => (partEnds ? now() : null),
    /** Of a question that is in this part. */
    endOf: (part: number | null): number => (part === null ? Number.POSITIVE_INFINITY : (now()[part] ?? 0)),
    /** What is given when all time is over goes to the first part that ends with the paper. */
    gives: (at: number, ms: number): void => {
      const ends = now()
      const running = ends.findIndex((end) => end > at)
      const part = running >= 0 ? running : ends.indexOf(ends.at(-1) ?? 0)
      lengths[part] = (lengths[part] ?? 0) + ms
      given += ms
    },
  }
}
export type EndsByHand = ReturnType<typeof createEnds>
