import { useLayoutEffect } from 'react'
import { questionId } from '#domain/question.ts'
import { optionOfKey } from '../question-player/option-sign.ts'
import type { Attempt } from './attempt.ts'
import type { Step } from './progress.ts'

type QuizKeys = {
  attempt: Attempt
  questions: readonly { options: readonly string[] }[]
  isOn: boolean
  onPalette: () => void
}

/** Arrows move between questions, 1-9 or A-I choose, M marks, P shows the palette. */
export const useQuizKeys = ({ attempt, questions, isOn, onPalette }: QuizKeys) => {
  // Before the paint: the next key may come sooner, and must not reach what a dialog has covered by then.
  useLayoutEffect(() => {
    if (!isOn) return
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return
      // A dialog that covers the quiz has its keys to itself.
      if (document.querySelector('dialog[open]')) return
      const { progress } = attempt.view()
      const question = progress.questions[progress.at]
      const optionCount = questions[progress.at]?.options.length ?? 0
      if (event.key.toLowerCase() === 'p') onPalette()
      const step = question && stepOf(event, { at: progress.at, question, optionCount })
      if (!step) return
      event.preventDefault()
      attempt.act(step)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [attempt, questions, isOn, onPalette])
}

type Place = { at: number; question: string; optionCount: number }

const stepOf = ({ key, target }: KeyboardEvent, { at, question, optionCount }: Place): Step | null => {
  const id = questionId.parse(question)
  const option = optionOfKey(key)
  if (option !== null) return option < optionCount ? { kind: 'choose', question: id, option } : null
  if (key.toLowerCase() === 'm') return { kind: 'toggle_mark', question: id }
  // In the options the arrows choose, as everywhere on the web.
  if (target instanceof HTMLInputElement) return null
  if (key === 'ArrowLeft') return { kind: 'open', at: at - 1 }
  if (key === 'ArrowRight') return { kind: 'open', at: at + 1 }
  return null
}

const isWriting = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('textarea, select, input:not([type=radio], [type=checkbox])')
