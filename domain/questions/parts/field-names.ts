/** The editor's field of one accepted answer. */
export const acceptedField = (at: number): string => `accepted-${at}`

/** The editor's field of one point of a rubric. */
export const pointField = (at: number): string => `point-${at}`
