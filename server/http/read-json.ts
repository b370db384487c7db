import type { FastifyInstance } from 'fastify'

/** Nothing in the contract is deeper than five. */
const MAX_DEPTH = 64
/** Smaller bodies can be as deep as they like: they are read in no time. */
const LARGE = 64 * 1024

const [QUOTE, BACKSLASH, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [...'"\\[]{}'].map((c) => c.charCodeAt(0))

/** Whether lists and objects stand in each other deeper than any call needs; brackets in texts do not count. */
export const isTooDeep = (json: string): boolean => {
  let depth = 0
  let isText = false
  for (let at = 0; at < json.length; at += 1) {
    const sign = json.charCodeAt(at)
    if (isText && sign === BACKSLASH) at += 1
    else if (sign === QUOTE) isText = !isText
    else if (!isText && (sign === OPEN_LIST || sign === OPEN_OBJECT)) depth += 1
    else if (!isText && (sign === CLOSE_LIST || sign === CLOSE_OBJECT)) depth -= 1
    if (depth > MAX_DEPTH) return true
  }
  return false
}

/** JSON as Fastify reads it, and nothing else; a large body that is very deep would stop the server for seconds. */
export const readJsonOnly = (http: FastifyInstance): void => {
  const read = http.getDefaultJsonParser('error', 'error')
  http.removeAllContentTypeParsers()
  http.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (body.length > LARGE && isTooDeep(body)) done(Object.assign(new Error('too deep'), { statusCode: 400 }))
    else void read(request, body, done)
  })
}
