import * as z from 'zod/mini'
import { theTeacher } from '../../people/accounts/kept.ts'
import { storedNames, storedText, storedValue } from '../../ui/browser-storage.ts'
import { type DraftBase, draftBase, freshBase } from '../drafts/draft-base.ts'
import type { FormerDraft } from '../drafts/draft-kind.ts'
import { inHand } from '../drafts/draft-place.ts'
import { FORMER_OWNER, FORMER_QUIZ, removed } from '../drafts/former-names.ts'
import { unansweredSave } from '../drafts/unanswered-save.ts'
import { fingerprint } from '../entries/fingerprint.ts'
import { detailsFrom, emptyDetails, type QuizDraft, readItems } from '../entries/stored-draft.ts'

type Part = keyof typeof FORMER_QUIZ
type NameOf = (part: Part) => string

const PARTS: readonly Part[] = ['details', 'items', 'text', 'base', 'sent', 'history', 'writes']
const WRITTEN: readonly Part[] = ['details', 'items', 'text']

const IN_HAND = inHand('quiz')
const EDIT = 'edit-'

/** Under which names earlier pages kept what lies at a place: the newest way first. */
const waysTo = (place: string, teacher: string): NameOf[] => {
  if (place === IN_HAND) {
    const owner = storedText(FORMER_OWNER)
    const plain: NameOf[] = owner === null || owner === teacher ? [(part) => FORMER_QUIZ[part]] : []
    return [...plain, (part) => `${FORMER_QUIZ[part]}.${teacher}`]
  }
  const set: NameOf = (part) => `${FORMER_QUIZ[part]}.${teacher}:${place}`
  const oldest = place.startsWith(EDIT) ? place.slice(EDIT.length) : place
  return [set, (part) => `QBEdit.${teacher}.${oldest}.${FORMER_QUIZ[part]}`]
}

const history = z.looseObject({ of: z.string() })
/** Which version was changed, as the oldest pages noted it. */
const oldestBase = z.tuple([z.string(), z.number()])

const baseAt = (name: string, place: string): DraftBase | null => {
  const known = z.safeParse(draftBase, storedValue(name)).data
  if (known) return known
  const oldest = z.safeParse(oldestBase, storedValue(name)).data
  const [versionId, number] = oldest ?? []
  if (versionId === undefined || number === undefined || !place.startsWith(EDIT)) return null
  return freshBase({ quizId: place.slice(EDIT.length), versionId, number })
}

const formerAt = (nameOf: NameOf, place: string): FormerDraft<QuizDraft> | null => {
  const [details, items, text] = [nameOf('details'), nameOf('items'), nameOf('text')].map((name) => storedText(name))
  const read = { details: detailsFrom(details ?? null), items: readItems(storedValue(nameOf('items'))) }
  if (!read.details && !read.items && typeof text !== 'string') return null
  const { of, ...undoable } = z.safeParse(history, storedValue(nameOf('history'))).data ?? {}
  return {
    name: nameOf('details'),
    draft: {
      details: read.details ?? emptyDetails(),
      items: read.items ?? [],
      ...(typeof text === 'string' && { text }),
    },
    base: baseAt(nameOf('base'), place),
    sent: z.safeParse(unansweredSave, storedValue(nameOf('sent'))).data ?? null,
    history: of === fingerprint(`${details} ${items} ${text}`) ? undoable : null,
    remove: () => removed(PARTS.map(nameOf)),
  }
}

export const formerQuiz = (place: string): FormerDraft<QuizDraft> | null => {
  const teacher = theTeacher()
  if (teacher === null || storedNames('Q').length === 0) return null
  for (const way of waysTo(place, teacher)) {
    const found = formerAt(way, place)
    if (found) return found
  }
  return null
}

export const isFormerQuiz = (name: string, place: string): boolean => {
  const teacher = theTeacher()
  return teacher !== null && waysTo(place, teacher).some((way) => WRITTEN.some((part) => way(part) === name))
}
