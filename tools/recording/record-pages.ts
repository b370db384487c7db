import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** What the server answers to a page that asks for a file, in base64 where it is no text. */
export type RecordedFile =
  | { headers: Record<string, string>; text: string }
  | { headers: Record<string, string>; base64: string }

const PAGES = ['/quiz', '/quiz/analysis', '/poll', '/survey', '/dashboard']
/** Headers by which a browser runs and keeps what it gets. */
const HEADERS = ['content-type', 'content-security-policy', 'cache-control', 'service-worker-allowed']

/** The site’s own pages are whole without a script, and nobody leaves one open to go on with. */
const isOfPage = (path: string) => /^([^/]+|assets\/(app|quiz|respond)\/.+)$/.test(path) && !/\.(br|gz)$/.test(path)

const fileAt = async (url: string): Promise<RecordedFile> => {
  const reply = await fetch(url)
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}`)
  const bytes = Buffer.from(await reply.arrayBuffer())
  const headers = Object.fromEntries(
    HEADERS.flatMap((name) => {
      const value = reply.headers.get(name)
      return value === null ? [] : [[name, value]]
    }),
  )
  const text = bytes.toString()
  return Buffer.from(text).equals(bytes) ? { headers, text } : { headers, base64: bytes.toString('base64') }
}

/** The built pages and all their files as a server at `url` answers them, by their paths. */
export const recordPages = async (url: string, web: string): Promise<Record<string, RecordedFile>> => {
  const files = readdirSync(web, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(web.length + 1))
    .filter((path) => isOfPage(path) && !path.endsWith('.html'))
  const recorded: Record<string, RecordedFile> = {}
  for (const path of [...PAGES, ...files.sort().map((file) => `/${file}`)]) recorded[path] = await fileAt(url + path)
  return recorded
}
