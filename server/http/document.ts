import type { FastifyInstance } from 'fastify'
import { ENDPOINTS } from '#contract/api.ts'
import { openApiOf } from '#contract/openapi.ts'
import { API_BASE } from '#contract/wire/wire.ts'
import packageJson from '../../package.json' with { type: 'json' }
import type { Context } from '../context.ts'
import { DOCUMENT_STYLE, documentPage } from './document-page.ts'
import { OF_ANYONE } from './list-routes.ts'
import { type PreparedAnswer, prepareAnswer, sendPrepared } from './prepared-answer.ts'

type Made = { document: ReturnType<typeof openApiOf>; json: PreparedAnswer; page: Buffer | null }

const madeFor = new Map<string | null, Made>()

/** The same for every server of a process that stands at this origin: it takes long to make. */
const documentOf = (origin: string | null): Made => {
  const known = madeFor.get(origin)
  if (known) return known
  const { version, license } = packageJson
  const document = openApiOf(ENDPOINTS, { version, license, origin })
  const made = { document, json: prepareAnswer(JSON.stringify(document)), page: null }
  madeFor.set(origin, made)
  return made
}

/** The API described for programs, and the same as a page for people. */
export const documentRoutes = (app: FastifyInstance, { config }: Pick<Context, 'config'>): void => {
  const made = documentOf(config.publicOrigin)

  app.get(`${API_BASE}/openapi.json`, OF_ANYONE, (request, reply) => sendPrepared(request, reply, made.json))
  app.get(`${API_BASE}/docs`, OF_ANYONE, (_, reply) => {
    // Made for whoever looks: most servers are never asked, and it is two megabytes.
    made.page ??= Buffer.from(documentPage(made.document))
    return reply.type('text/html; charset=utf-8').send(made.page)
  })
  app.get(`${API_BASE}/docs.css`, OF_ANYONE, (_, reply) => reply.type('text/css; charset=utf-8').send(DOCUMENT_STYLE))
}
