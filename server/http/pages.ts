import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { API_BASE } from '#contract/wire.ts'
import { sendFailure } from './failures.ts'
import { StaticFiles } from './static-files.ts'

const ROOT = join(import.meta.dirname, '../../dist/web')

/** Which of the three pages shows a path; each decides by itself what it shows there. */
const PAGES: [path: RegExp, file: string][] = [
  [/^\/$/, '/index.html'],
  [/^\/quiz(\/analysis)?$/, '/quiz.html'],
  [/^\/auth\/(login|signup)$/, '/app.html'],
  [/^\/dashboard(\/quizzes(\/(create|result))?|\/analysis\/[^/]+)?$/, '/app.html'],
]

/** Unknown paths below the dashboard stay in the teacher's app; all others are the public site's to explain. */
const notFoundPageOf = (path: string) => (/^\/dashboard\//.test(path) ? '/app.html' : '/index.html')

const pathOf = (request: FastifyRequest): string => {
  const [path = '/'] = request.url.split('?', 1)
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
}

/** Pages and files for people; below /api the envelope says that there is nothing. */
export const servePages = (app: FastifyInstance, root = ROOT): void => {
  const files = new StaticFiles(root)

  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    const path = pathOf(request)
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!isRead || path === '/api' || path.startsWith('/api/') || path.startsWith(API_BASE))
      return sendFailure(reply, 'not_found')
    const page = PAGES.find(([pattern]) => pattern.test(path))?.[1]
    if (page && files.has(page)) return files.send(request, reply, { path: page })
    if (!path.endsWith('.html') && files.has(path)) return files.send(request, reply, { path })
    const notFoundPage = notFoundPageOf(path)
    if (!files.has(notFoundPage)) return sendFailure(reply, 'not_found')
    return files.send(request, reply, { path: notFoundPage, status: 404 })
  })
}
