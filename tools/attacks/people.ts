import type { Caller, Heard } from './target.ts'

let people = 0

export const PASSWORD = 'chalk123!'
export const newAddress = (): string => `teacher${++people}@vidyapith.in`
/** Each attack comes from places of its own, so that none pays for what another has tried. */
export const newPlace = (): string => `198.51.${100 + (++people >> 8)}.${people & 255}`

export const textOf = ({ data }: Heard, name: string): string => String(data[name] ?? '')

/** A teacher who signs up in this browser. */
export const signsUp = async (caller: Caller, changes: object = {}) => {
  const email = newAddress()
  const body = { name: 'Ananya Sen', email, phone: '9830012345', password: PASSWORD, ...changes }
  const heard = await caller.calls('POST', '/teacher', { body })
  return { heard, email, bearer: { authorization: `Bearer ${textOf(heard, 'auth_token')}` } }
}

export const logsIn = (caller: Caller, email: string, password = PASSWORD): Promise<Heard> =>
  caller.calls('POST', '/auth/login', { body: { email, password } })

/** A quiz of one question, and its code. */
export const publishes = async (caller: Caller, bearer: Record<string, string>): Promise<string> => {
  const body = {
    title: 'Physics',
    subject: 'Physics',
    duration: 15 * 60_000_000_000,
    no_of_questions: 1,
    questions: [{ problem: '2 + 2?', options: ['3', '4'], correct_answer: 1 }],
  }
  return textOf(await caller.calls('POST', '/quiz/new', { body, headers: bearer }), 'share_code')
}

export const resumes = (caller: Caller, body: { quiz_code: string; phone: string; resume_code: string }) =>
  caller.calls('POST', '/student/quiz/resume', { body })

export const statusesOf = (heard: Heard[]): number[] => heard.map(({ status }) => status)
