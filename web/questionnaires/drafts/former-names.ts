import { theTeacher } from '../../people/accounts/kept.ts'
import { storedNames, storedText, storeText } from '../../ui/browser-storage.ts'

/** The names of a quiz draft of earlier pages: its details, its questions and texts, its text, and what stood beside them. */
export const FORMER_QUIZ = {
  details: 'QBDets',
  items: 'Qlist',
  text: 'Qtext',
  base: 'QBBase',
  sent: 'QBSent',
  history: 'QBHistory',
  writes: 'QBWrites',
} as const

/** Whose the names without an owner are. */
export const FORMER_OWNER = 'QBOwner'

const WRITTEN = [FORMER_QUIZ.details, FORMER_QUIZ.items, FORMER_QUIZ.text]
const BEGINNINGS = [...WRITTEN, 'QBEdit', 'SurveyDraft', 'PollDraft']

/** Whether the device has a draft of the teacher's as earlier pages kept it. */
export const isAnyFormerHere = (): boolean => {
  const teacher = theTeacher()
  if (teacher === null) return false
  const isTheirs = (name: string) => {
    const rest = storedNames(name).map((each) => each.slice(name.length))
    return rest.some((each) => each.slice(1).split(/[.:]/u)[0] === teacher)
  }
  const isPlain = storedText(FORMER_OWNER) === teacher && WRITTEN.some((name) => storedText(name) !== null)
  return isPlain || BEGINNINGS.some(isTheirs)
}

/** Takes away what is kept under names; what it gives back puts it there again. */
export const removed = (names: readonly string[]): (() => void) => {
  const before = names.map((name) => [name, storedText(name)] as const)
  for (const name of names) storeText(name, null)
  return () => {
    for (const [name, text] of before) storeText(name, text)
  }
}

/** Names without an owner are not found by it. */
export const forgetFormerOf = (owner: string): void => {
  if (storedText(FORMER_OWNER) !== owner) return
  for (const name of [...Object.values(FORMER_QUIZ), FORMER_OWNER]) storeText(name, null)
}
