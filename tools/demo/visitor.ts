import * as z from 'zod/mini'
import { API_BASE, envelope } from '#contract/wire/wire.ts'
import type { App } from '../../server/app.ts'

/** One browser on the server, without a network between them, that stays signed in; answers the data, throws on a refusal. */
export type Visitor = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object | Buffer) => Promise<unknown>

const opened = z.object({ auth_token: z.string() })

export const visitorOf = (app: App): Visitor => {
  const cookies = new Map<string, string>()
  let token: string | null = null
  return async (method, path, body) => {
    const reply = await app.http.inject({
      method,
      url: API_BASE + path,
      cookies: Object.fromEntries(cookies),
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(Buffer.isBuffer(body) && { 'content-type': 'application/octet-stream' }),
      },
      ...(body && { payload: body }),
    })
    for (const { name, value } of reply.cookies) cookies.set(name, value)
    const { response } = envelope.parse(reply.json())
    if (response.error) throw new Error(`${method} ${path}: ${JSON.stringify(response.error)}`)
    token = opened.safeParse(response.data).data?.auth_token ?? token
    return response.data
  }
}
