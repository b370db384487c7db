/** What a device keeps for a teacher, by the word that begins its name: `<word>.<the teacher's id>.<which>`. */
type Kept = 'PollDraft' | 'SurveyDraft' | 'QBEdit'

/** How the names of all such begin. */
export const keptFor = (teacherId: string, kept: Kept): string => `${kept}.${teacherId}.`

/** Which there are, without that beginning; none where the browser refuses its storage. */
export const namesKeptFor = (teacherId: string, kept: Kept): string[] => {
  const start = keptFor(teacherId, kept)
  try {
    return Object.keys(localStorage).flatMap((name) => (name.startsWith(start) ? [name.slice(start.length)] : []))
  } catch {
    return []
  }
}
