import { gzipSync } from 'node:zlib'
import { API_BASE } from '#contract/wire/wire.ts'
import type { Child } from './child-process.ts'
import type { Exam } from './exam.ts'
import { type Figure, type Rates, ratioFigure } from './figures.ts'
import { type Request, requestBytes } from './http-client.ts'
import { drive } from './load.ts'

/** Those that every Node server adds by itself. */
const OWN_HEADERS = ['connection', 'date', 'keep-alive', 'transfer-encoding']

/** The paper as it travels, headers and all: what the bare server then sends. */
export const paperAnswer = async (port: number, { code }: Exam) => {
  const answer = await fetch(`http://127.0.0.1:${port}${API_BASE}/quiz?code=${code}`)
  const body = gzipSync(Buffer.from(await answer.arrayBuffer()))
  const headers = [...answer.headers].filter(([name]) => !OWN_HEADERS.includes(name))
  return { headers: { ...Object.fromEntries(headers), 'content-length': body.length }, body: body.toString('base64') }
}

type Sides = { product: Child; bare: Child; ours: Request }
type Plan = { name: string; rounds: number; seconds: number }

/** `ours`: how the product is asked for the paper whose bytes the bare server sends. */
export const paperFigure = async ({ product, bare, ours }: Sides, { name, rounds, seconds }: Plan): Promise<Figure> => {
  const plain = { bytes: requestBytes('GET /paper', { 'accept-encoding': 'gzip' }) }
  const rates: Rates = { ours: [], bare: [] }
  for (let round = 0; round <= rounds; round += 1) {
    const bareLoad = await drive({ port: bare.port, next: () => plain, withinSeconds: seconds })
    const ourLoad = await drive({ port: product.port, next: () => ours, withinSeconds: seconds })
    rates.bare.push(bareLoad.succeeded / bareLoad.seconds)
    rates.ours.push(ourLoad.succeeded / ourLoad.seconds)
  }
  const warm = { ours: rates.ours.slice(1), bare: rates.bare.slice(1) }
  return ratioFigure(name, warm, 0.7)
}
