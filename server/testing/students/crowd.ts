import { setTimeout as pause } from 'node:timers/promises'
import { signUp } from '#contract/people/accounts.ts'
import { quizPaper, readQuiz } from '#contract/questionnaires/papers.ts'
import { createQuiz } from '#contract/questionnaires/questionnaires.ts'
import type { NewQuizOnWire } from '#contract/questionnaires/questionnaires-requests.ts'
import { envelope } from '#contract/wire/wire.ts'
import { aQuiz } from '../world.ts'
import { aVirtualStudent, type QuizOverHttp, Refused, type VirtualStudent } from './virtual-student.ts'

const QUESTIONS = 6
const OPTIONS = ['north', 'east', 'south', 'west']

const dataOf = async (answer: Response) => envelope.parse(await answer.json()).response.data

const post = (url: string, body: unknown, token?: string) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  }).then(dataOf)

/** With it its teacher may look at it. */
export type PublishedQuiz = QuizOverHttp & { id: string; token: string }

/** A quiz with negative marking, made over HTTP by a teacher who signs up for it. */
export const publishOverHttp = async (url: string, changes: Partial<NewQuizOnWire> = {}): Promise<PublishedQuiz> => {
  const teacher = { name: 'Ananya Sen', email: 'teacher@school.in', phone: '9000000000', password: 'chalk123!' }
  const { auth_token } = signUp.data.parse(await post(url + signUp.path, teacher))
  const key = Array.from({ length: QUESTIONS }, (_, at) => at % OPTIONS.length)
  const questions = key.map((correct_answer, at) => ({
    problem: `Which way, ${at}?`,
    options: OPTIONS,
    correct_answer,
  }))
  const quiz = aQuiz({ is_negative_marking: true, questions, ...changes })
  const { id, share_code: code } = createQuiz.data.parse(await post(url + createQuiz.path, quiz, auth_token))
  const headers = { authorization: `Bearer ${auth_token}` }
  const paper = quizPaper.parse(await dataOf(await fetch(`${url}${readQuiz.path}?code=${code}`, { headers })))
  return { code, questionIds: paper.questions.map((question) => question.id), key, id, token: auth_token }
}

/** Many students at once; whoever has submitted makes room for somebody new. */
export type Crowd = {
  /** All who ever came, in the order of their coming. */
  students: VirtualStudent[]
  /** Lets `atOnce` students act until `isOver`; answers how many of their calls a broken connection cut short. */
  act: (url: string, isOver: () => boolean) => Promise<number>
  /** Lets everybody finish and nobody new come. */
  finish: (url: string) => Promise<void>
  /** Refusals that no student should ever meet. */
  refusals: string[]
  /** Refusals by a server that is stopping or can store nothing, as it worded them. */
  postponed: string[]
  /** How many milliseconds each call took that was answered as done. */
  waits: number[]
}

const FIRST_PHONE = 8_000_000_000
/** What a stopping server says on its last connections. */
const UNAVAILABLE = 503

type CrowdOptions = { atOnce: number; random: () => number; firstPhone?: number }

export const aCrowd = (quiz: QuizOverHttp, { atOnce, random, firstPhone = FIRST_PHONE }: CrowdOptions): Crowd => {
  const students: VirtualStudent[] = []
  const refusals: string[] = []
  const postponed: string[] = []
  const waits: number[] = []
  const newcomer = () => {
    const student = aVirtualStudent(quiz, { phone: String(firstPhone + students.length), random })
    students.push(student)
    return student
  }
  const places = Array.from({ length: atOnce }, newcomer)

  /** False: the connection broke. */
  const stepOf = async (student: VirtualStudent, url: string): Promise<boolean> => {
    const asked = performance.now()
    try {
      await student.step(url)
      waits.push(performance.now() - asked)
      return true
    } catch (error) {
      if (error instanceof Refused) (error.status === UNAVAILABLE ? postponed : refusals).push(error.message)
      if (error instanceof DOMException && error.name === 'TimeoutError') refusals.push('a call was never answered')
      return false
    }
  }
  const actAt = async (place: number, url: string, isOver: () => boolean) => {
    let cut = 0
    while (!isOver()) {
      const before = places[place] ?? newcomer()
      const student = before.told.code === null ? before : newcomer()
      places[place] = student
      if (!(await stepOf(student, url))) {
        cut += 1
        await pause(1)
      }
    }
    return cut
  }
  return {
    students,
    refusals,
    postponed,
    waits,
    act: async (url, isOver) => {
      const cuts = await Promise.all(places.map((_, place) => actAt(place, url, isOver)))
      return cuts.reduce((sum, cut) => sum + cut, 0)
    },
    finish: async (url) => {
      for (const student of students) while (student.told.code === null) await student.step(url)
    },
  }
}
