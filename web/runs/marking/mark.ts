/** A mark as a person gives it, in marks; `rubric`: the places of the points that were found, ascending. */
export type Mark = { marks: number; rubric: number[]; comment: string }

export const isSameMark = (one: Mark | null, other: Mark | null): boolean => {
  if (one === null || other === null) return one === other
  return one.marks === other.marks && one.comment === other.comment && one.rubric.join() === other.rubric.join()
}
