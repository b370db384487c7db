import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

const bodyOf = (request: IncomingMessage) =>
  new Promise<string>((resolve) => {
    let text = ''
    request.setEncoding('utf8')
    request.on('data', (part: string) => {
      text += part
    })
    request.on('end', () => resolve(text))
  })

const answer = (response: ServerResponse, json: string) =>
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': json.length }).end(json)

export type Paper = { headers: Record<string, string | number>; body: Buffer }

type Stores = {
  /** Keeps the body under the key; resolves once it is on disk. */
  store: (key: string, body: string) => Promise<void>
  paper?: Paper
}

/** The least a server can do: read the JSON, have the row stored, say so; or send the same bytes again and again. */
export const serveRows = ({ store, paper }: Stores): void => {
  const server = createServer(async (request, response) => {
    if (request.method === 'GET') {
      response.writeHead(200, paper?.headers).end(paper?.body)
      return
    }
    const body = JSON.parse(await bodyOf(request))
    await store(request.url ?? '', JSON.stringify(body))
    answer(response, '{"response":{"status":200,"status_text":"OK","data":{"stored":true}}}')
  })
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    if (address !== null && typeof address === 'object') console.log(`ready at http://127.0.0.1:${address.port}`)
  })
  process.once('SIGTERM', () => process.exit(0))
}
