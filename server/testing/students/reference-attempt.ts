/** One change of one answer, as a device keeps it. */
export type Change = { question: string; option: number; turn: number; seq: number; device: string }

const order = (one: Change, other: Change): number =>
  one.turn - other.turn ||
  one.seq - other.seq ||
  Number(one.device > other.device) - Number(one.device < other.device) ||
  one.option - other.option

const lastOf = (changes: Change[]): Map<string, Change> =>
  new Map(changes.toSorted(order).map((change) => [change.question, change]))

/**
 * What an attempt must hold, in the simplest words there are: of each question the last of all changes that arrived in
 * time. Knows nothing of sheets, revisions and merging.
 */
export const createReference = () => {
  let arrived: Change[] = []
  const late: Change[] = []
  return {
    arrives: (changes: Change[], isLate: boolean) => void (isLate ? late : arrived).push(...changes),
    counts: () => lastOf(arrived),
    /** Late changes that come after what counts for their question, and say something else. */
    waits: () => {
      const counted = lastOf(arrived)
      const isNews = ({ option, ...change }: Change) => {
        const before = counted.get(change.question)
        return option !== (before?.option ?? -1) && (before === undefined || order({ option, ...change }, before) > 0)
      }
      return lastOf(late.filter(isNews))
    },
    /** To be called when the database goes back to where it stands now: what arrives meanwhile is forgotten with it. */
    backup: () => {
      const before = [...arrived]
      return () => {
        arrived = before
      }
    },
  }
}
