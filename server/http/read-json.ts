import type { FastifyInstance } from 'fastify'

/** Nothing in the contract is deeper than five. */
const MAX_DEPTH = 64
/** More than the longest quiz has (500 questions of 30 pairs); to read very many names takes most of a second. */
const MAX_KEYS = 40_000
/** More than the longest quiz has (500 questions of 100 options, all of them right). */
const MAX_VALUES = 120_000
/** Smaller bodies can be as deep as they like and have as many names: they are read in no time. */
const LARGE = 64 * 1024

const [QUOTE, BACKSLASH, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT, COLON, COMMA] = [...'"\\[]{}:,'].map(
  (sign) => sign.charCodeAt(0),
)

/** Whether lists and objects stand deeper in each other, or are more or have more names, than any call needs; texts do not count. */
export const isTooMuch = (json: string): boolean => {
  let depth = 0
  let keys = 0
  let values = 1
  let isText = false
  for (let at = 0; at < json.length; at += 1) {
    const sign = json.charCodeAt(at)
    if (isText && sign === BACKSLASH) at += 1
    else if (sign === QUOTE) isText = !isText
    else if (!isText && (sign === OPEN_LIST || sign === OPEN_OBJECT)) depth += 1
    else if (!isText && (sign === CLOSE_LIST || sign === CLOSE_OBJECT)) depth -= 1
    else if (!isText && sign === COLON) keys += 1
    else if (!isText && sign === COMMA) values += 1
    if (depth > MAX_DEPTH || keys > MAX_KEYS || values > MAX_VALUES) return true
  }
  return false
}

/** JSON as Fastify reads it, and nothing else; a large body of an absurd shape would stop the server for seconds. */
export const readJsonOnly = (http: FastifyInstance): void => {
  const read = http.getDefaultJsonParser('error', 'error')
  http.removeAllContentTypeParsers()
  http.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (body.length > LARGE && isTooMuch(body)) done(Object.assign(new Error('too much'), { statusCode: 400 }))
    else void read(request, body, done)
  })
}
