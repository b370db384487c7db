/** What a device keeps for a teacher, by the name that begins it: `<name>.<the teacher's id>.<which>`. */
const NAMES = { polls: 'PollDraft', surveys: 'SurveyDraft', hand_marks: 'HandMarks', former_edits: 'QBEdit' } as const
type Kept = keyof typeof NAMES

const KEPT: readonly Kept[] = ['polls', 'surveys', 'hand_marks', 'former_edits']

/** How the names of all such begin. */
export const keptFor = (teacherId: string, kept: Kept): string => `${NAMES[kept]}.${teacherId}.`

/** Which there are, without that beginning; none where the browser refuses its storage. */
export const namesKeptFor = (teacherId: string, kept: Kept): string[] => {
  const start = keptFor(teacherId, kept)
  try {
    return Object.keys(localStorage).flatMap((name) => (name.startsWith(start) ? [name.slice(start.length)] : []))
  } catch {
    return []
  }
}

/** Nothing of it stays on a device that its teacher leaves. */
export const forgetKeptFor = (teacherId: string): void => {
  for (const kept of KEPT)
    for (const name of namesKeptFor(teacherId, kept)) localStorage.removeItem(keptFor(teacherId, kept) + name)
}
