import { get, type IncomingMessage } from 'node:http'
import { createParser } from 'eventsource-parser'
import { EVENT_STREAM, readFigures } from '#contract/results/live.ts'
import { API_BASE } from '#contract/wire/wire.ts'

type Watched = { id: string; token: string }

/** Hears how a questionnaire stands: `onFigures` gets them as the JSON that came, which nobody here reads as a whole. */
export const hearFigures = (
  port: number,
  { id, token }: Watched,
  onFigures: (json: string) => void,
): Promise<{ leave: () => void }> =>
  new Promise((resolve, reject) => {
    const headers = { accept: EVENT_STREAM, authorization: `Bearer ${token}` }
    const path = API_BASE + readFigures.path.replace(':id', id)
    const { feed } = createParser({ onEvent: ({ data }) => onFigures(data) })
    const hear = (answer: IncomingMessage) => {
      if (answer.headers['content-type'] !== EVENT_STREAM) return reject(new Error('no stream'))
      answer.setEncoding('utf8').on('data', feed)
      answer.on('error', () => undefined)
      resolve({ leave: () => request.destroy() })
    }
    const request = get({ port, host: '127.0.0.1', path, headers, agent: false }, hear)
    request.on('error', reject)
  })
