import { type Entry, isQuestion, type QuestionEntry } from '../entries/draft-entries.ts'
import { offersOf } from '../entries/offers.ts'
import type { PollDraft, PollQuestion } from './poll-draft.ts'

// A row of the list is drawn again only once its entry is another one.
const known = new WeakMap<PollQuestion, QuestionEntry>()

const entryOf = (asked: PollQuestion): QuestionEntry => {
  const entry = known.get(asked) ?? { ...asked, inPassage: false }
  known.set(asked, entry)
  return entry
}

const questionsIn = (entries: readonly Entry[], before: readonly PollQuestion[]): PollQuestion[] => {
  const same = new Map(before.map((asked) => [asked.question, asked]))
  return entries.filter(isQuestion).map(({ key, question }) => {
    const asked = same.get(question)
    return asked?.key === key ? asked : { key, question }
  })
}

/** A poll as its editor shows it. */
export const AS_ENTRIES = {
  offers: offersOf('poll'),
  entriesOf: ({ questions }: PollDraft): Entry[] => questions.map(entryOf),
  withEntries: (draft: PollDraft, entries: readonly Entry[]): PollDraft => ({
    ...draft,
    questions: questionsIn(entries, draft.questions),
  }),
}
