import * as z from 'zod/mini'
import { readSurvey } from '#contract/questionnaires/surveys.ts'
import { theTeacher } from '../../people/accounts/kept.ts'
import { storedNames, storedValue } from '../../ui/browser-storage.ts'
import { draftBase, freshBase } from '../drafts/draft-base.ts'
import type { FormerDraft } from '../drafts/draft-kind.ts'
import { inHand } from '../drafts/draft-place.ts'
import { FORMER_QUIZ, removed } from '../drafts/former-names.ts'
import { unansweredSave } from '../drafts/unanswered-save.ts'
import type { SurveyDraft } from './draft.ts'
import { draftOf } from './kept-survey.ts'

const { title, responding, joining, taking, sections } = readSurvey.data.shape
const formerSurvey = z.object({
  ...{ title, responding, joining, taking, sections },
  keys: z.catch(z.optional(z.array(z.int().check(z.gte(1)))), undefined),
})

const IN_HAND = inHand('survey')
const EDIT = 'edit-'

const startFor = (teacher: string): string => `SurveyDraft.${teacher}.`

/** Under which name earlier pages kept what lies at a place. */
const nameFor = (place: string, teacher: string): string => startFor(teacher) + (place === IN_HAND ? 'new' : place)

/** The oldest pages kept a change by the survey and the version that it changes: both are told. */
const oldestOf = (place: string, teacher: string): { name: string; versionId: string } | null => {
  if (!place.startsWith(EDIT)) return null
  const start = `${startFor(teacher)}${place.slice(EDIT.length)}.`
  const name = storedNames(start).find((each) => !each.slice(start.length).includes('.'))
  return name === undefined ? null : { name, versionId: name.slice(start.length) }
}

const readAt = (name: string): SurveyDraft | null => {
  const read = z.safeParse(formerSurvey, storedValue(name)).data
  return read ? draftOf(read, read.keys) : null
}

export const formerSurveyDraft = (place: string): FormerDraft<SurveyDraft> | null => {
  const teacher = theTeacher()
  if (teacher === null || storedNames(startFor(teacher)).length === 0) return null
  const name = nameFor(place, teacher)
  const draft = readAt(name)
  const [baseName, sentName] = [`${name}.${FORMER_QUIZ.base}`, `${name}.${FORMER_QUIZ.sent}`]
  if (draft)
    return {
      name,
      draft,
      base: z.safeParse(draftBase, storedValue(baseName)).data ?? null,
      sent: z.safeParse(unansweredSave, storedValue(sentName)).data ?? null,
      history: null,
      remove: () => removed([name, baseName, sentName]),
    }
  const oldest = oldestOf(place, teacher)
  const changed = oldest && readAt(oldest.name)
  if (!oldest || !changed) return null
  const edits = { quizId: place.slice(EDIT.length), versionId: oldest.versionId, number: 0 }
  return {
    name: oldest.name,
    draft: changed,
    base: freshBase(edits),
    sent: null,
    history: null,
    remove: () => removed([oldest.name]),
  }
}

export const isFormerSurvey = (name: string, place: string): boolean => {
  const teacher = theTeacher()
  return teacher !== null && name === nameFor(place, teacher)
}
