import { createServer, request } from 'node:http'

type Answered = { headers: Record<string, string>; body: string | Buffer }

/** A network between browser and server that can be somebody else's: then a login page answers whatever is asked for. */
export type Portal = {
  url: string
  answersItself: (answers: (path: string) => boolean) => void
  /** The same with something else than a login page; null: the server answers. */
  answersWith: (answer: (path: string) => Answered | null) => void
  /** How often it did. */
  answered: () => number
  close: () => void
}

const LOGIN_PAGE: Answered = {
  headers: { 'content-type': 'text/html', 'cache-control': 'max-age=600' },
  body: '<!doctype html><title>Free Wi-Fi</title><h1>Please log in to the network</h1>',
}

export const openPortal = async (serverUrl: string): Promise<Portal> => {
  let ownAnswer = (_path: string): Answered | null => null
  let answered = 0
  const { hostname, port } = new URL(serverUrl)
  const proxy = createServer((incoming, answer) => {
    const own = ownAnswer(incoming.url ?? '/')
    if (own !== null) {
      answered += 1
      answer.writeHead(200, own.headers).end(own.body)
      return
    }
    const { method, headers, url: path } = incoming
    const passed = request({ hostname, port, method, headers, path }, (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers)
      reply.pipe(answer)
    })
    passed.on('error', () => answer.destroy())
    incoming.pipe(passed)
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const address = proxy.address()
  if (address === null || typeof address === 'string') throw new Error('the portal has no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    answersItself: (answers) => {
      ownAnswer = (path) => (answers(path) ? LOGIN_PAGE : null)
    },
    answersWith: (answer) => {
      ownAnswer = answer
    },
    answered: () => answered,
    close: () => {
      proxy.close()
      proxy.closeAllConnections()
    },
  }
}
