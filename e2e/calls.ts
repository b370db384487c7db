import { createResponded } from '#contract/questionnaires/polls-and-surveys.ts'
import { giveResponse, readResponded } from '#contract/runs/responses.ts'
import { API_BASE, envelope } from '#contract/wire/wire.ts'
import type { Server } from './fixtures.ts'

/** What a caller needs of a call of the contract. */
type Endpoint<Data> = { method: string; path: string; data: { parse: (data: unknown) => Data } }

type Said = {
  /** By the names in its path. */
  params?: Record<string, string>
  query?: Record<string, string>
  body?: object
}

export type Caller = <Data>(endpoint: Endpoint<Data>, said?: Said) => Promise<Data>

/** Calls as an account does, or as anybody without its token. What is refused fails, with what the server says. */
export const callerOf =
  ({ url }: Pick<Server, 'url'>, token?: string): Caller =>
  async ({ method, path, data }, { params = {}, query = {}, body } = {}) => {
    const there = Object.entries(params).reduce((given, [name, value]) => given.replace(`:${name}`, value), path)
    const asked = new URLSearchParams(query).toString()
    const reply = await fetch(`${url}${API_BASE}${there}${asked && `?${asked}`}`, {
      method,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await reply.text()
    if (!reply.ok) throw new Error(`${method} ${there} answered ${reply.status}: ${text}`)
    return data.parse(envelope.parse(JSON.parse(text)).response.data)
  }

/** A poll or a survey that takes responses, made by its owner. */
export const publishResponded = async (owner: Caller, written: object) => {
  const { id, share_code: code } = await owner(createResponded, { body: written })
  return { id, code }
}

/** A key of a device, or of one thing that it does. */
export const keyOf = (name: string, at: number): string => `${name}-${String(at).padStart(25, '0')}`

/** The whole response of device `at`: a value for each question, in their order, as far as there are some. */
export const respond = async (
  anybody: Caller,
  { code, at, values, told }: { code: string; at: number; values: readonly unknown[]; told?: object[] },
): Promise<void> => {
  const { version_id, questions } = await anybody(readResponded, { query: { code } })
  await anybody(giveResponse, {
    body: {
      ...{ code, version_id, based_on: 0, is_ended: true, ...(told && { told }) },
      ...{ device_key: keyOf('device', at), change: keyOf('change', at) },
      answers: questions.slice(0, values.length).map(({ id }, place) => ({ question_id: id, value: values[place] })),
    },
  })
}
