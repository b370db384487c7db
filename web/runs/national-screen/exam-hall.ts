import { isSameValue, type Value } from '#domain/questions/value.ts'
import { keepChoices, keptChoices, type UnsavedChoices } from '../../questions/unsaved-choices.ts'
import { storedText, storeText } from '../../ui/browser-storage.ts'
import type { Attempt } from '../attempt/attempt.ts'
import type { AttemptView } from '../attempt/attempt-view.ts'
import { entryOf } from '../device/changes.ts'
import type { Progress, Step } from '../device/progress.ts'

/** Whether this device's practice is as in the exam hall, for the next run too. */
const SWITCH = 'exam-hall'

type Answering = Extract<Step, { kind: 'answer' }>
type Running = Pick<Attempt, 'id' | 'view' | 'subscribe' | 'act' | 'mayTake'>

export type HallState = UnsavedChoices & { isOn: boolean }

export type ExamHall = {
  state: () => HallState
  subscribe: (listener: () => void) => () => void
  setOn: (isOn: boolean) => void
  /** The attempt as the open question shows it: with the choice that is not saved. */
  view: () => AttemptView
  /** A step as the open question takes it: an answer is only a choice until it is saved. */
  act: (step: Step) => void
  save: () => void
  /** Takes back the choice and what was saved. */
  clear: () => void
}

type Watched = { attempt: Running; onLost: (question: Answering['question']) => void }

const openIn = ({ questions, at }: Progress) => questions[at]

/**
 * An attempt in which only what is saved counts, as on the screens of the exams themselves: whoever leaves a question loses
 * the choice that is not saved. What was lost stays on this device, for the result to tell.
 */
export const createExamHall = ({ attempt, onLost }: Watched): ExamHall => {
  let state: HallState = { ...keptChoices(attempt.id), isOn: storedText(SWITCH) === 'on' }
  let overlay: { of: AttemptView; state: HallState; view: AttemptView } | undefined
  const listeners = new Set<() => void>()
  let leave = () => {}

  const become = (next: Partial<HallState>) => {
    state = { ...state, ...next }
    const { choices, open } = state
    keepChoices(attempt.id, { choices, open })
    for (const listener of listeners) listener()
  }
  const without = (question: string) =>
    Object.fromEntries(Object.entries(state.choices).filter(([id]) => id !== question))

  /** The open question, where its choice is not saved. */
  const pending = (): Answering['question'] | null => {
    const { phase, progress } = attempt.view()
    const question = openIn(progress)
    return phase.kind === 'running' && question !== undefined && question === state.open ? question : null
  }
  const settle = () => {
    const { progress, phase } = attempt.view()
    const left = progress.questions.find((id) => id === state.open)
    if (left === undefined || left === openIn(progress) || phase.kind !== 'running') return
    const isLost = (state.choices[left] ?? null) !== null
    become({ open: null, choices: isLost ? state.choices : without(left) })
    if (isLost) onLost(left)
  }
  const choose = (step: Answering) => {
    if (attempt.view().phase.kind !== 'running' || attempt.mayTake?.(step) === false) return
    const { question, value } = step
    const isSaved = isSameValue(value, entryOf(attempt.view().progress, question).answer)
    if (isSaved) become({ open: null, choices: without(question) })
    else become({ open: question, choices: { ...state.choices, [question]: value } })
  }
  const give = (question: Answering['question'], value: Value | null) => {
    attempt.act({ kind: 'answer', question, value })
    const isGiven = isSameValue(value, entryOf(attempt.view().progress, question).answer)
    if (isGiven) become({ open: null, choices: without(question) })
  }
  const save = () => {
    const question = pending()
    if (question !== null) give(question, state.choices[question] ?? null)
  }

  return {
    state: () => state,
    subscribe: (listener) => {
      if (listeners.size === 0) leave = attempt.subscribe(settle)
      listeners.add(listener)
      const unheard = attempt.subscribe(listener)
      return () => {
        unheard()
        listeners.delete(listener)
        if (listeners.size === 0) leave()
      }
    },
    setOn: (isOn) => {
      if (!isOn) save()
      storeText(SWITCH, isOn ? 'on' : null)
      become({ isOn })
    },
    view: () => {
      const of = attempt.view()
      if (overlay?.of === of && overlay.state === state) return overlay.view
      const question = pending()
      const view = question === null ? of : shownIn(of, question, state.choices[question] ?? null)
      overlay = { of, state, view }
      return view
    },
    act: (step) => (state.isOn && step.kind === 'answer' ? choose(step) : attempt.act(step)),
    save,
    clear: () => {
      const question = openIn(attempt.view().progress)
      if (question !== undefined) give(question, null)
    },
  }
}

const shownIn = (view: AttemptView, question: Answering['question'], answer: Value | null): AttemptView => {
  const { progress } = view
  const sheet = { ...progress.sheet, [question]: { ...entryOf(progress, question), answer } }
  return { ...view, progress: { ...progress, sheet } }
}
