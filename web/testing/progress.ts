import { questionId } from '#domain/questions/question-id.ts'
import { advance, type PaletteState, type Progress, resumed, type Step } from '../runs/device/progress.ts'

const STEPS: Record<PaletteState, readonly ('open' | 'answer' | 'toggle_mark')[]> = {
  unvisited: [],
  unanswered: ['open'],
  answered: ['open', 'answer'],
  marked: ['open', 'toggle_mark'],
  marked_answered: ['open', 'answer', 'toggle_mark'],
}

/** A quiz with one question in each of these states, open at one of them (which is visited by that). */
export const progressOf = (states: readonly PaletteState[], at = 0): Progress => {
  const questions = states.map((_, index) => questionId.parse(`q${index + 1}`))
  const fresh: Progress = { ...resumed(questions), visited: [] }
  const steps = questions.flatMap((question, index) => {
    const kinds = STEPS[states[index] ?? 'unvisited']
    return kinds.map((kind): Step => {
      if (kind === 'open') return { kind, at: index }
      return kind === 'answer' ? { kind, question, value: 1 } : { kind, question }
    })
  })
  return { ...steps.reduce(advance, fresh), at }
}
