import type { FastifyInstance } from 'fastify'
import { ENDPOINTS } from '#contract/api.ts'
import { openApiOf } from '#contract/openapi.ts'
import { API_BASE } from '#contract/wire/wire.ts'
import packageJson from '../../package.json' with { type: 'json' }
import type { Context } from '../context.ts'
import { DOCUMENT_STYLE, documentPage } from './document-page.ts'
import { prepareAnswer, sendPrepared } from './prepared-answer.ts'

/** The API described for programs, and the same as a page for people. */
export const documentRoutes = (app: FastifyInstance, { config }: Pick<Context, 'config'>): void => {
  const { version, license } = packageJson
  const document = openApiOf(ENDPOINTS, { version, license, origin: config.publicOrigin })
  const json = prepareAnswer(JSON.stringify(document))
  let page: Buffer | null = null

  app.get(`${API_BASE}/openapi.json`, (request, reply) => sendPrepared(request, reply, json))
  app.get(`${API_BASE}/docs`, (_, reply) => {
    // Made for whoever looks: most servers are never asked, and it is two megabytes.
    page ??= Buffer.from(documentPage(document))
    return reply.type('text/html; charset=utf-8').send(page)
  })
  app.get(`${API_BASE}/docs.css`, (_, reply) => reply.type('text/css; charset=utf-8').send(DOCUMENT_STYLE))
}
