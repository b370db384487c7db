import * as z from 'zod/mini'
import { contentQuestion } from '#contract/questionnaires/versions.ts'
import { responding } from '#domain/questionnaires/responding.ts'
import { theTeacher } from '../../people/accounts/kept.ts'
import { storedNames, storedValue } from '../../ui/browser-storage.ts'
import { freshBase } from '../drafts/draft-base.ts'
import type { FormerDraft } from '../drafts/draft-kind.ts'
import { inHand } from '../drafts/draft-place.ts'
import { removed } from '../drafts/former-names.ts'
import { draftOf, type PollDraft } from './poll-draft.ts'

const former = z.object({
  title: z.string(),
  responding,
  sections: z.array(z.object({ questions: z.array(contentQuestion) })),
  /** Of its save, which is the same however often `sent` is sent. */
  draftKey: z.string(),
  sent: z.nullable(z.string()),
})

const IN_HAND = inHand('poll')
const [EDIT, COPY] = ['edit-', 'copy-']

/** Under which name earlier pages kept what lies at a place; null: under none. A change was kept by the version that it changes. */
const nameFor = (place: string): { name: string; versionId?: string } | null => {
  const teacher = theTeacher()
  if (teacher === null) return null
  const start = `PollDraft.${teacher}.`
  if (place === IN_HAND) return { name: `${start}new` }
  if (place.startsWith(COPY)) return { name: `${start}copy.${place.slice(COPY.length)}` }
  const ofPoll = `${start}${place.slice(EDIT.length)}.`
  const name = place.startsWith(EDIT) ? storedNames(ofPoll)[0] : undefined
  return name === undefined ? null : { name, versionId: name.slice(ofPoll.length) }
}

export const formerPoll = (place: string): FormerDraft<PollDraft> | null => {
  const found = nameFor(place)
  const read = found && z.safeParse(former, storedValue(found.name)).data
  if (!found || !read) return null
  const { draftKey: key, sent, ...told } = read
  const { name, versionId } = found
  return {
    name,
    draft: draftOf(told),
    base: versionId ? freshBase({ quizId: place.slice(EDIT.length), versionId, number: 0 }) : null,
    sent: sent === null ? null : { content: sent, key },
    history: null,
    remove: () => removed([name]),
  }
}

export const isFormerPoll = (name: string, place: string): boolean => nameFor(place)?.name === name
