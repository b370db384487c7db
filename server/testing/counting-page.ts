import { givenAnswers, knownSheet } from '#contract/runs/answer-entries.ts'
import { type BegunOnWire, saveAnswers, selectedIndexOf } from '#contract/runs/attempts.ts'
import type { GivenAnswerOnWire } from '#contract/runs/given-answers.ts'
import { type AnswerEntry, mergedSheet, untouched } from '#domain/answers/answer.ts'
import { questionId } from '#domain/questions/question-id.ts'
import type { QuizInTest } from './people.ts'
import type { Answer, Browser } from './world.ts'

type Where = {
  browser: Browser
  quiz: QuizInTest
  begun: Pick<BegunOnWire, 'id' | 'turn' | 'base' | 'answers'>
  device: string
}

type Body = {
  quiz_code: string
  attempt: string
  device: string
  turn: number
  based_on: string
  answers: GivenAnswerOnWire[]
}

/** A page as it is on a device: it counts its changes, and goes on from what the server says. */
export type CountingPage = {
  /** Options by the places of their questions; -1 clears. Each is one change. */
  gives: (options: Record<number, number>) => CountingPage
  marks: (place: number, isMarked: boolean) => CountingPage
  spends: (place: number, ms: number) => CountingPage
  /** What it would send now. */
  body: () => Body
  saves: (changes?: Record<string, unknown>) => Promise<Answer>
  submits: (changes?: Record<string, unknown>) => Promise<Answer>
  /** The options it shows, by place; -1 is a blank. */
  shows: () => number[]
  /** The highest of its counts; the next change is one higher. */
  countsFrom: (seq: number) => CountingPage
}

export const aCountingPage = ({ browser, quiz, begun, device }: Where): CountingPage => {
  const own = { turn: begun.turn, device }
  // The base stands for these answers: with the one come the others.
  let sheet = knownSheet(begun.answers)
  let base = begun.base
  let seq = 0
  const ids = quiz.questionIds.map((id) => questionId.parse(id))
  const change = (place: number, changed: (entry: AnswerEntry) => Partial<AnswerEntry>) => {
    const id = questionId.parse(ids[place])
    const entry = sheet[id] ?? untouched
    sheet = { ...sheet, [id]: { ...entry, ...changed(entry) } }
  }
  const nextChange = () => {
    seq += 1
    return { ...own, seq }
  }
  const adopt = (reply: Answer): Answer => {
    const saved = saveAnswers.data.safeParse(reply.data)
    if (saved.success && !saved.data.handed_over) {
      sheet = mergedSheet(sheet, knownSheet(saved.data.answers ?? []))
      base = saved.data.base
    }
    return reply
  }
  const body = (): Body => ({
    quiz_code: quiz.code,
    attempt: begun.id,
    device,
    turn: own.turn,
    based_on: base,
    answers: givenAnswers(sheet, own),
  })
  const page: CountingPage = {
    gives: (options) => {
      for (const [place, option] of Object.entries(options)) {
        const answer = option < 0 ? null : option
        change(Number(place), () => ({ answer, answerBy: nextChange() }))
      }
      return page
    },
    marks: (place, isMarked) => {
      change(place, () => ({ isMarked, markBy: nextChange() }))
      return page
    },
    spends: (place, ms) => {
      change(place, ({ times }) => ({ times: { ...times, [device]: (times[device] ?? 0) + ms } }))
      return page
    },
    body,
    saves: async (changes) =>
      adopt(await browser.calls('PUT', '/student/quiz/answers', { ...body(), revision: 1, ...changes })),
    submits: (changes) => browser.calls('POST', '/student/quiz/submit', { ...body(), ...changes }),
    shows: () => ids.map((id) => selectedIndexOf(sheet[id]?.answer ?? null)),
    countsFrom: (from) => {
      seq = from
      return page
    },
  }
  return page
}
