import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { API_BASE } from '#contract/wire/wire.ts'
import { newPlace, signsUp, textOf } from './people.ts'
import { type Caller, type Heard, PUBLIC_HOST, type Target } from './target.ts'

const BUSY = 503

let keys = 0
export const newKey = () => `device-of-an-attack-${++keys}`.padEnd(43, 'x')

export const A_COMMENT = {
  kind: 'comment',
  problem: 'What was it like?',
  draft: { expects: 'text', least: null, most: null, only: null, from: '', to: '', decimals: null },
}
export const A_FILE = { kind: 'file', problem: 'Your model', draft: { sorts: ['pdf'], most: 1, mebibytes: 8 } }

/** Something to respond to, with so many of one question. */
export const asks = async (
  target: Target,
  { kind, question, count }: { kind: string; question: object; count: number },
) => {
  const teacher = target.from(newPlace())
  const { bearer: headers } = await signsUp(teacher)
  const responding = { ...(kind === 'poll' && { results: 'after_vote' }) }
  const sections = [{ questions: Array.from({ length: count }, () => question) }]
  const body = { kind, title: 'Attacked', sections, responding }
  const made = await teacher.calls('POST', '/teacher/questionnaires', { body, headers })
  const [id, code] = [textOf(made, 'id'), textOf(made, 'share_code')]
  const read = await teacher.calls('GET', `/response/paper?code=${code}`)
  const asked = read.data.questions
  const questionIds = Array.isArray(asked) ? asked.map((each: { id: string }) => each.id) : []
  return { teacher, headers, id, code, versionId: textOf(read, 'version_id'), questionIds }
}
type Asked = Awaited<ReturnType<typeof asks>>

type Given = { length: number; key?: string }

/** An answer of so many signs to each question. */
export const gives = (caller: Caller, { code, versionId, questionIds }: Asked, { length, key = newKey() }: Given) => {
  const text = (at: number) => `${at} ${key} `.padEnd(length, `word${keys} `).trimEnd()
  const answers = questionIds.map((question_id, at) => ({ question_id, value: text(at) }))
  const body = { code, device_key: key, version_id: versionId, based_on: 0, change: newKey(), answers, is_ended: true }
  return caller.calls('PUT', '/response', { body })
}

/** `work` so many times, a few at once. */
export const many = async <T>(count: number, atOnce: number, work: (at: number) => Promise<T>): Promise<T[]> => {
  const done: T[] = []
  let next = 0
  const works = async () => {
    while (next < count) {
      const at = next
      next += 1
      done[at] = await work(at)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, works))
  return done
}

export const differentIn = (statuses: number[]): number[] => [...new Set(statuses)].sort((one, other) => one - other)

/** A body that says how long it is, and of which the end never comes. */
export const holds = async (target: Target, place: string, bytes: number): Promise<Socket> => {
  const socket = connect(target.port, '127.0.0.1')
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  const front = `PUT ${API_BASE}/response HTTP/1.1\r\nHost: ${PUBLIC_HOST}\r\nX-Forwarded-For: ${place}\r\n`
  socket.write(`${front}Content-Type: application/json\r\nContent-Length: ${bytes}\r\n\r\n`)
  socket.write(Buffer.alloc(bytes - 1, ' '))
  return socket
}

/** How many of a crowd's calls are done before that of somebody who comes after it; what was refused for want of room is not. */
export const overtaken = async (crowd: (() => Promise<Heard>)[], other: () => Promise<Heard>) => {
  let answered = 0
  const all = crowd.map(async (call) => {
    const heard = await call()
    if (heard.status !== BUSY) answered += 1
  })
  await pause(300)
  const before = answered
  const { status } = await other()
  const meanwhile = answered - before
  await Promise.all(all)
  return { status, meanwhile }
}
