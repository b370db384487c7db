/** A question with its right option apart, so that the key can't slip; the demo shuffles them. */
export type DemoQuestion = { problem: string; right: string; wrong: string[] }

export type DemoQuiz = {
  title: string
  subject: string
  minutes: number
  hasNegativeMarking: boolean
  questions: DemoQuestion[]
}

export const ask = (problem: string, right: string, ...wrong: string[]): DemoQuestion => ({ problem, right, wrong })
