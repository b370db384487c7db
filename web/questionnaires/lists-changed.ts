import type { QueryClient } from '@tanstack/react-query'

/** Under these keys stands what is read of quizzes, with the lists of all kinds, of polls, and of surveys. */
const KEYS = ['quizzes', 'polls', 'surveys']

/** Something of a list was changed, of whatever kind. */
export const listsChanged = async (client: QueryClient): Promise<void> => {
  await Promise.all(KEYS.map((key) => client.invalidateQueries({ queryKey: [key] })))
}
