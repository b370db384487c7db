import type { QuestionId } from '#domain/questions/question-id.ts'
import { isSameValue, type Value } from '#domain/questions/value.ts'
import { keepChoices, keptChoices, type UnsavedChoices } from '../../questions/unsaved-choices.ts'
import { storedText, storeText } from '../../ui/browser-storage.ts'
import { entryOf } from '../device/changes.ts'
import type { Progress, Step } from '../device/progress.ts'

/** Of an attempt, what the exam hall needs. */
export type HallView = { progress: Progress; phase: { kind: string } }

/** An attempt as the exam hall takes it. */
export type HallAttempt<View extends HallView> = {
  id: string
  view: () => View
  subscribe: (listener: () => void) => () => void
  act: (step: Step) => void
  /** Of each step whether it may be taken; null: all may. */
  mayTake: ((step: Step) => boolean) | null
}

/** Whether this device practises as in the exam hall, in its next run too. */
const SWITCH = 'exam-hall'

type State = UnsavedChoices & { isOn: boolean }
type Answering = Extract<Step, { kind: 'answer' }>

type Watched<View extends HallView> = { attempt: HallAttempt<View>; onLost: (question: QuestionId) => void }

const openIn = ({ progress: { questions, at } }: HallView): QuestionId | undefined => questions[at]

/**
 * An attempt in which only what is saved counts, as on the screens of the exams themselves: whoever leaves a question loses
 * the choice that is not saved. What was lost stays on this device, for the result to tell.
 */
export class ExamHall<View extends HallView> {
  readonly #attempt: HallAttempt<View>
  readonly #onLost: (question: QuestionId) => void
  readonly #listeners = new Set<() => void>()
  #state: State
  #shown: { of: View; state: State; view: View } | null = null
  #unwatch = () => {}

  constructor({ attempt, onLost }: Watched<View>) {
    this.#attempt = attempt
    this.#onLost = onLost
    const { choices, open } = keptChoices(attempt.id)
    // A page that comes back at another question has left that one.
    const isStillOpen = open === openIn(attempt.view())
    this.#state = { choices, open: isStillOpen ? open : null, isOn: storedText(SWITCH) === 'on' }
  }

  state = (): State => this.#state

  subscribe = (listener: () => void): (() => void) => {
    if (this.#listeners.size === 0) this.#unwatch = this.#attempt.subscribe(this.#settle)
    this.#listeners.add(listener)
    const unheard = this.#attempt.subscribe(listener)
    return () => {
      unheard()
      this.#listeners.delete(listener)
      if (this.#listeners.size === 0) this.#unwatch()
    }
  }

  setOn = (isOn: boolean): void => {
    if (!isOn) this.save()
    storeText(SWITCH, isOn ? 'on' : null)
    this.#become({ isOn })
  }

  /** The attempt as the open question shows it: with the choice that is not saved. The same until it changes. */
  view = (): View => {
    const of = this.#attempt.view()
    const state = this.#state
    if (this.#shown?.of !== of || this.#shown.state !== state) this.#shown = { of, state, view: this.#viewOf(of) }
    return this.#shown.view
  }

  /** A step as the open question takes it: an answer is only a choice until it is saved. */
  act = (step: Step): void => {
    if (this.#state.isOn && step.kind === 'answer') this.#choose(step)
    else this.#attempt.act(step)
  }

  save = (): void => {
    const question = this.#unsaved()
    if (question !== null) this.#give(question, this.#state.choices[question] ?? null)
  }

  /** Takes back the choice and what was saved. */
  clear = (): void => {
    const question = openIn(this.#attempt.view())
    if (question !== undefined) this.#give(question, null)
  }

  /** The open question, where its choice is not saved. */
  #unsaved(): QuestionId | null {
    const view = this.#attempt.view()
    const question = openIn(view)
    return view.phase.kind === 'running' && question !== undefined && question === this.#state.open ? question : null
  }

  #viewOf(view: View): View {
    const question = this.#unsaved()
    if (question === null) return view
    const { progress } = view
    const entry = { ...entryOf(progress, question), answer: this.#state.choices[question] ?? null }
    return { ...view, progress: { ...progress, sheet: { ...progress.sheet, [question]: entry } } }
  }

  #choose(step: Answering): void {
    const { question, value } = step
    const { phase, progress } = this.#attempt.view()
    if (phase.kind !== 'running' || this.#attempt.mayTake?.(step) === false) return
    if (isSameValue(value, entryOf(progress, question).answer)) this.#forget(question)
    else this.#become({ open: question, choices: { ...this.#state.choices, [question]: value } })
  }

  #give(question: QuestionId, value: Value | null): void {
    this.#attempt.act({ kind: 'answer', question, value })
    const isGiven = isSameValue(value, entryOf(this.#attempt.view().progress, question).answer)
    if (isGiven) this.#forget(question)
  }

  /** The question was left, by whoever takes it or as the time of its section ended. */
  #settle = (): void => {
    const view = this.#attempt.view()
    const { open, choices } = this.#state
    const left = view.progress.questions.find((id) => id === open)
    if (left === undefined || left === openIn(view) || view.phase.kind !== 'running') return
    if ((choices[left] ?? null) === null) this.#forget(left)
    else {
      this.#become({ open: null })
      this.#onLost(left)
    }
  }

  #forget(question: QuestionId): void {
    const { [question]: _, ...choices } = this.#state.choices
    this.#become({ open: null, choices })
  }

  #become(next: Partial<State>): void {
    this.#state = { ...this.#state, ...next }
    const { choices, open } = this.#state
    keepChoices(this.#attempt.id, { choices, open })
    for (const listener of this.#listeners) listener()
  }
}
