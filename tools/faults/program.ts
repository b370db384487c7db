import { PAGE_VERSION, startQuiz, submitQuiz } from '#contract/runs/attempts.ts'
import { envelope } from '#contract/wire/wire.ts'
import type { Scene } from './scene.ts'

const headers = { 'content-type': 'application/json' }

/** Somebody who takes the quiz without a browser. */
export type Program = { phone: string; cookie: string }

export const startProgram = async ({ quiz, server }: Scene, phone: string): Promise<Program> => {
  const who = { name: 'Rahul', phone, district: 'Kolkata', device_key: `the-device-of-${phone}` }
  const body = JSON.stringify({ ...who, quiz_code: quiz.code, page: PAGE_VERSION })
  const answer = await fetch(server().url + startQuiz.path, { method: 'POST', headers, body })
  await answer.arrayBuffer()
  return { phone, cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '' }
}

/** With the second option everywhere. */
export const submitProgram = async ({ quiz, server }: Scene, { cookie }: Program) => {
  const answers = quiz.questionIds.map((question_id) => ({ question_id, selected_index: 1 }))
  const body = JSON.stringify({ quiz_code: quiz.code, answers })
  const answer = await fetch(server().url + submitQuiz.path, { method: 'POST', headers: { ...headers, cookie }, body })
  const { data, error } = envelope.parse(await answer.json()).response
  if (error) throw new Error(`a submission was answered ${error.code}`)
  return submitQuiz.data.parse(data)
}

/** The status that somebody is answered who starts the quiz now. */
export const newcomerIsTold = async ({ server, quiz }: Scene): Promise<number> => {
  const body = JSON.stringify({ name: 'Rahul', phone: '6000000001', district: 'Kolkata', quiz_code: quiz.code })
  const answer = await fetch(server().url + startQuiz.path, { method: 'POST', headers, body })
  await answer.arrayBuffer()
  return answer.status
}
