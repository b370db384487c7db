import Fastify from 'fastify'
import { afterAll } from 'vitest'
import type { Cover } from '#contract/site/covers.ts'
import type { FindCover } from '../http/covers.ts'

type Asking = { cookies?: Map<string, string>; remoteAddress?: string }

/** What is found behind a code for a browser with these cookies, at that address. */
export const foundCovers = (finder: () => FindCover) => {
  const http = Fastify()
  http.get<{ Params: { code: string } }>('/:code', async (request) => ({
    cover: await finder()(request, request.params.code),
  }))
  afterAll(() => http.close())
  return async (code: string, { cookies = new Map(), remoteAddress = '127.0.0.1' }: Asking = {}) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const reply = await http.inject({ url: `/${code}`, remoteAddress, headers: { cookie } })
    if (reply.statusCode !== 200) throw new Error(`a cover was looked for in vain: ${reply.body}`)
    return reply.json<{ cover: Cover | null }>().cover
  }
}
