import { useLayoutEffect } from 'react'
import type { AskedQuestion } from '#domain/questionnaires/items/question.ts'
import { valueOfKey } from '../../questions/players.tsx'
import { entryOf } from '../device/changes.ts'
import type { Progress, Step } from '../device/progress.ts'
import { isFull } from './around-question.tsx'
import type { Attempt } from './attempt.ts'

type QuizKeysProps = {
  attempt: Pick<Attempt, 'view' | 'act'>
  paper: Parameters<typeof isFull>[0] & { questions: readonly AskedQuestion[] }
  isOn: boolean
  onPalette: () => void
}

/** Arrows move between questions, 1-9 or A-I choose, M marks, P shows the palette. */
export function QuizKeys({ attempt, paper, isOn, onPalette }: QuizKeysProps) {
  // Before the paint: the next key may come sooner, and must not reach what a dialog has covered by then.
  useLayoutEffect(() => {
    if (!isOn) return
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return
      // A dialog that covers the quiz has its keys to itself.
      if (document.querySelector('dialog[open]')) return
      const { progress } = attempt.view()
      const question = paper.questions[progress.at]
      if (event.key.toLowerCase() === 'p') onPalette()
      const step = question && stepOf(event, { progress, question })
      if (!step || (step.kind === 'answer' && isFull(paper, progress))) return
      event.preventDefault()
      attempt.act(step)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [attempt, paper, isOn, onPalette])
  return null
}

type Place = { progress: Progress; question: AskedQuestion }

const stepOf = ({ key, target, repeat }: KeyboardEvent, { progress, question }: Place): Step | null => {
  const { id } = question
  const { at } = progress
  const value = valueOfKey(question, key, entryOf(progress, id).answer)
  // A key that is held would choose and take back by turns.
  if (value !== undefined) return repeat ? null : { kind: 'answer', question: id, value }
  if (key.toLowerCase() === 'm') return { kind: 'toggle_mark', question: id }
  // Among radios the arrows choose, as everywhere on the web.
  if (target instanceof HTMLInputElement && target.type === 'radio') return null
  if (key === 'ArrowLeft') return { kind: 'open', at: at - 1 }
  if (key === 'ArrowRight') return { kind: 'open', at: at + 1 }
  return null
}

const isWriting = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('textarea, select, input:not([type=radio], [type=checkbox])')
