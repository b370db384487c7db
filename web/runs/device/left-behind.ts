import { isNews } from '#domain/answers/answer.ts'
import { storedValue, storeText } from '../../ui/browser-storage.ts'
import { type KeptAttempt, keptIn, mergedById } from './kept.ts'

const NAME = 'quiz-left'

/** What pages had given and not kept yet when they were left: a write to the database may end with its page. */
export const leftBehind = (): KeptAttempt[] => {
  const left = storedValue(NAME)
  return Array.isArray(left) ? keptIn(left) : []
}

/** The same of an earlier version of the page, which left it to the next page of its tab. */
export const leftInTab = (code: string): KeptAttempt[] => keptIn([storedValue(`${NAME}:${code}`, 'sessionStorage')])

const keepLeft = (left: KeptAttempt[]): void => storeText(NAME, left.length > 0 ? JSON.stringify(left) : null)

export const leaveBehind = (attempt: KeptAttempt): void => keepLeft(mergedById([...leftBehind(), attempt]))

/** Whatever of it was left behind is kept elsewhere now. */
export const notLeftAnyMore = ({ id, sheet }: Pick<KeptAttempt, 'id' | 'sheet'>): void =>
  keepLeft(leftBehind().filter((left) => left.id !== id || isNews(sheet, left.sheet)))
