/** The fewest answers that are told together where nobody may learn who responded. */
export const FEWEST_TOGETHER = 5
/** As many answers are put in order at once. */
const MOST_TOGETHER = 500

/** Forms the groups in which answers to one wording of one question are told. */
export type Groups<Answer> = {
  /** One more answer of the batch that is read. The group that it completes; empty: none yet. */
  add: (answer: Answer) => Answer[]
  /** The end of a batch. The group of those that have waited; empty: they are too few, and wait for the next batch. */
  endBatch: () => Answer[]
  isWaiting: () => boolean
}

/**
 * Groups of answers of an anonymous survey. Whatever its owner looks at, and whenever, is a sum over whole groups, and so is
 * the difference of any two looks:
 *
 * - A group has `FEWEST_TOGETHER` answers or more: `add` and `endBatch` give out no fewer.
 * - A group never changes: batches are read in one order, which a later batch only lengthens, and a group depends on nothing
 *   but the answers up to its end.
 * - A group tells of one question. Its answers stand in the order of what they say (`textOf`), so that their places join no
 *   answer to one of the same person's to another question.
 */
export const createGroups = <Answer>(textOf: (answer: Answer) => string): Groups<Answer> => {
  let waiting: Answer[] = []
  const take = (count: number): Answer[] => {
    const group = waiting.slice(0, count).map((answer) => ({ answer, text: textOf(answer) }))
    waiting = waiting.slice(count)
    return group.sort((one, other) => (one.text < other.text ? -1 : 1)).map(({ answer }) => answer)
  }
  return {
    add: (answer) => {
      waiting.push(answer)
      // What is left is no fewer than a group either.
      return waiting.length < MOST_TOGETHER + FEWEST_TOGETHER ? [] : take(MOST_TOGETHER)
    },
    endBatch: () => (waiting.length < FEWEST_TOGETHER ? [] : take(waiting.length)),
    isWaiting: () => waiting.length > 0,
  }
}
