import type { NewQuizOnWire } from '#contract/questionnaires/questionnaires-requests.ts'
import { aQuiz } from './world.ts'

const QUESTIONS = 200
/** As many characters as the questions of one quiz may have, and a little less than what one call may carry. */
const TEXT = 19_000

/** A quiz of almost 4 MB, whose texts do not shrink to nothing when they are compressed. */
export const aBigQuiz = (seed: number): NewQuizOnWire => {
  let state = seed + 1
  const noise = (length: number) => {
    let text = ''
    while (text.length < length) {
      state = (state * 48_271) % 0x7fffffff
      text += state.toString(36)
    }
    return text.slice(0, length)
  }
  const questions = Array.from({ length: QUESTIONS }, () => ({
    problem: noise(9000),
    options: Array.from({ length: Math.floor((TEXT - 9000) / 2000) }, () => noise(2000)),
    correct_answer: 0,
  }))
  return aQuiz({ title: `Large ${seed}`, questions, paper: seed % 2 === 0 ? 'with_link' : 'with_start' })
}
