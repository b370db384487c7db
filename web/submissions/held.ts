/** Held, though it may not count: the server keeps what came after the end for the teacher to judge. */
export const HELD: readonly string[] = ['already_submitted', 'time_over']
