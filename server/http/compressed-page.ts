import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { etagOf } from './representations.ts'
import type { StaticFile } from './static-files.ts'

const brotliCompressed = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Quick rather than smallest: this happens while somebody waits, once for each page, beside the event loop. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** A page that was made while the server runs, ready to be sent to many. */
export const compressedPage = async (
  html: string,
  caching: Pick<StaticFile, 'cacheControl' | 'vary'>,
): Promise<StaticFile> => {
  const body = Buffer.from(html)
  const [br, gz] = await Promise.all([brotliCompressed(body, BROTLI), gzipped(body)])
  return {
    type: 'text/html; charset=utf-8',
    ...caching,
    etag: etagOf(body),
    variants: [
      { body: br, encoding: 'br' },
      { body: gz, encoding: 'gzip' },
      { body, encoding: null },
    ],
  }
}
