import { createServer, request } from 'node:http'

/** A network between browser and server that can be somebody else's: then a login page answers whatever is asked for. */
export type Portal = {
  url: string
  answersItself: (answers: (path: string) => boolean) => void
  /** How often it did. */
  answered: () => number
  close: () => void
}

const LOGIN_PAGE = '<!doctype html><title>Free Wi-Fi</title><h1>Please log in to the network</h1>'

export const openPortal = async (serverUrl: string): Promise<Portal> => {
  let isItsOwn = (_path: string): boolean => false
  let answered = 0
  const { hostname, port } = new URL(serverUrl)
  const proxy = createServer((incoming, answer) => {
    if (isItsOwn(incoming.url ?? '/')) {
      answered += 1
      answer.writeHead(200, { 'content-type': 'text/html', 'cache-control': 'max-age=600' }).end(LOGIN_PAGE)
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
      isItsOwn = answers
    },
    answered: () => answered,
    close: () => {
      proxy.close()
      proxy.closeAllConnections()
    },
  }
}
