import type { FastifyInstance } from 'fastify'
import type { Caller } from '#contract/wire/endpoint.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call a route: each says it itself. */
    caller?: Caller
  }
}

/** A call, or an address at which there is a page or a file; variables of its path as `:name`. */
export type Route = { kind: 'call' | 'page'; method: string; path: string; caller: Caller | undefined }

/** Of routes that are no call of the contract, which says it of its own. */
export const OF_ANYONE = { config: { caller: 'anyone' } } as const
export const OF_TEACHER = { config: { caller: 'teacher' } } as const

/** Notes the calls that are bound from now on; HEAD, which Fastify adds to each GET, is the same call. */
export const listRoutes = (http: FastifyInstance): Route[] => {
  const routes: Route[] = []
  http.addHook('onRoute', ({ method, url, config }) => {
    for (const each of [method].flat())
      if (each !== 'HEAD') routes.push({ kind: 'call', method: each, path: url, caller: config?.caller })
  })
  return routes
}
