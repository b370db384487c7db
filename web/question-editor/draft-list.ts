import { type DraftQuestion, emptyQuestion, isComplete, isEmptyDraft } from '#domain/draft.ts'
import { MAX_QUESTIONS } from '#domain/questionnaire.ts'
import { SECOND } from '#domain/time-limit.ts'

/** The key stays with a question wherever it moves. */
export type Entry = { readonly key: number; readonly question: DraftQuestion }

type Snapshot = { readonly entries: readonly Entry[]; readonly open: number }

/** The questions being written. One of them is open; there is always at least one. */
export type DraftList = Snapshot & {
  readonly nextKey: number
  readonly past: readonly Snapshot[]
  readonly future: readonly Snapshot[]
  /** The field typed in last and when: what is typed in one go is undone in one go. */
  readonly typing: { readonly field: string; readonly at: number } | null
}

export type DraftStep =
  | { type: 'opened'; key: number }
  /** `typing`: in which field, where it was typed. */
  | { type: 'changed'; key: number; question: DraftQuestion; typing?: { field: string; at: number } }
  | { type: 'addedQuestion' }
  | { type: 'tookQuestions'; questions: readonly DraftQuestion[] }
  | { type: 'duplicated'; key: number }
  | { type: 'deleted'; key: number }
  | { type: 'putBack'; question: DraftQuestion; at: number }
  | { type: 'moved'; key: number; to: number }
  | { type: 'replaced'; questions: readonly DraftQuestion[] }
  | { type: 'undone' }
  | { type: 'redone' }

const MOST_UNDO_STEPS = 200
const ONE_GO_MS = SECOND

export const draftListOf = (questions: readonly DraftQuestion[]): DraftList => {
  const entries = (questions.length > 0 ? questions : [emptyQuestion()]).map((question, key) => ({ key, question }))
  const firstToDo = entries.find(({ question }) => !isComplete(question))
  return { entries, open: firstToDo?.key ?? 0, nextKey: entries.length, past: [], future: [], typing: null }
}

export const questionsOf = ({ entries }: Pick<DraftList, 'entries'>): DraftQuestion[] =>
  entries.map(({ question }) => question)

export const indexOf = ({ entries }: Pick<DraftList, 'entries'>, key: number): number =>
  entries.findIndex((entry) => entry.key === key)

/** The number of questions follows the list: more than planned raise it. */
export const questionCountOf = (planned: number | null, { entries }: Pick<DraftList, 'entries'>): number =>
  Math.max(planned ?? 0, entries.length)

export const advance = (list: DraftList, step: DraftStep): DraftList => {
  switch (step.type) {
    case 'opened':
      return { ...list, open: step.key, typing: null }
    case 'changed':
      return changedQuestion(list, step)
    case 'addedQuestion':
      return inserted(list, list.entries.length, [emptyQuestion(openQuestion(list)?.kind)])
    case 'tookQuestions':
      return taken(list, step.questions)
    case 'duplicated':
      return duplicated(list, step.key)
    case 'deleted':
      return deleted(list, step.key)
    case 'putBack':
      return inserted(list, step.at, [step.question])
    case 'moved':
      return moved(list, step.key, step.to)
    case 'replaced':
      return replaced(list, step.questions)
    case 'undone':
      return undone(list)
    case 'redone':
      return redone(list)
  }
}

const snapshotOf = ({ entries, open }: DraftList): Snapshot => ({ entries, open })

const changed = (list: DraftList, change: Partial<DraftList>): DraftList => ({
  ...list,
  typing: null,
  ...change,
  past: [...list.past, snapshotOf(list)].slice(-MOST_UNDO_STEPS),
  future: [],
})

const withQuestion = (entries: readonly Entry[], key: number, question: DraftQuestion) =>
  entries.map((entry) => (entry.key === key ? { key, question } : entry))

const edited = (list: DraftList, key: number, question: DraftQuestion): DraftList => {
  const before = list.entries[indexOf(list, key)]?.question
  if (before === undefined || before === question) return list
  return changed(list, { entries: withQuestion(list.entries, key, question), open: key })
}

type Changed = Extract<DraftStep, { type: 'changed' }>

const changedQuestion = (list: DraftList, { key, question, typing }: Changed): DraftList => {
  if (typing === undefined) return edited(list, key, question)
  const typed = { field: `${key} ${typing.field}`, at: typing.at }
  const sameGo = list.typing?.field === typed.field && typed.at - list.typing.at < ONE_GO_MS
  if (sameGo) return { ...list, typing: typed, entries: withQuestion(list.entries, key, question) }
  return { ...edited(list, key, question), typing: typed }
}

const openQuestion = ({ entries, open }: Snapshot) => entries.find(({ key }) => key === open)?.question

/** How many pasted questions the quiz has room for; a blank one that is open makes way for them. */
export const roomFor = (list: Snapshot): number => {
  const open = openQuestion(list)
  return MAX_QUESTIONS - list.entries.length + (open && isEmptyDraft(open) ? 1 : 0)
}

const inserted = (list: DraftList, at: number, questions: readonly DraftQuestion[]): DraftList => {
  const added = questions.map((question, offset) => ({ key: list.nextKey + offset, question }))
  const [first] = added
  if (first === undefined || list.entries.length + added.length > MAX_QUESTIONS) return list
  return changed(list, {
    entries: [...list.entries.slice(0, at), ...added, ...list.entries.slice(at)],
    open: first.key,
    nextKey: list.nextKey + added.length,
  })
}

/** Pasted questions come after the open one, or take its place while nothing is written in it. */
const taken = (list: DraftList, questions: readonly DraftQuestion[]): DraftList => {
  const at = indexOf(list, list.open)
  const open = list.entries[at]
  if (open === undefined || questions.length === 0 || questions.length > roomFor(list)) return list
  if (!isEmptyDraft(open.question)) return inserted(list, at + 1, questions)
  const without = { ...list, entries: list.entries.filter(({ key }) => key !== open.key) }
  return { ...inserted(without, at, questions), past: changed(list, {}).past }
}

const duplicated = (list: DraftList, key: number): DraftList => {
  const at = indexOf(list, key)
  const original = list.entries[at]?.question
  return original === undefined ? list : inserted(list, at + 1, [original])
}

const deleted = (list: DraftList, key: number): DraftList => {
  const at = indexOf(list, key)
  if (at === -1 || list.entries.length === 1) return list
  const entries = list.entries.filter((entry) => entry.key !== key)
  const neighbour = entries[Math.min(at, entries.length - 1)]
  const open = list.open === key && neighbour ? neighbour.key : list.open
  return changed(list, { entries, open })
}

const moved = (list: DraftList, key: number, to: number): DraftList => {
  const from = indexOf(list, key)
  const entry = list.entries[from]
  if (entry === undefined || to === from || to < 0 || to >= list.entries.length) return list
  return changed(list, { entries: list.entries.toSpliced(from, 1).toSpliced(to, 0, entry), open: key })
}

/** All questions at once: started over, or read from elsewhere. It can be undone like any other change. */
const replaced = (list: DraftList, questions: readonly DraftQuestion[]): DraftList => {
  const fresh = draftListOf(questions)
  const entries = fresh.entries.map(({ key, question }) => ({ key: key + list.nextKey, question }))
  return changed(list, { entries, open: fresh.open + list.nextKey, nextKey: list.nextKey + entries.length })
}

const undone = (list: DraftList): DraftList => {
  const before = list.past.at(-1)
  if (before === undefined) return list
  return {
    ...list,
    ...before,
    past: list.past.slice(0, -1),
    future: [snapshotOf(list), ...list.future],
    typing: null,
  }
}

const redone = (list: DraftList): DraftList => {
  const [after, ...future] = list.future
  if (after === undefined) return list
  return { ...list, ...after, past: [...list.past, snapshotOf(list)], future, typing: null }
}
