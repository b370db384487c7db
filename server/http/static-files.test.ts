import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { afterAll, describe, expect, it } from 'vitest'
import { StaticFiles } from './static-files.ts'

describe('a file', () => {
  const root = mkdtempSync(join(tmpdir(), 'quiznity-files-'))
  writeFileSync(join(root, 'a.js'), 'a')
  writeFileSync(join(root, 'a.js.br'), brotliCompressSync('a'))
  writeFileSync(join(root, 'a.js.gz'), gzipSync('a'))
  writeFileSync(join(root, 'b.webp'), 'b')
  const files = new StaticFiles(root)
  const app = Fastify()
  app.get('/a.js', (request, reply) => files.send(request, reply, { path: '/a.js' }))
  app.get('/b.webp', (request, reply) => files.send(request, reply, { path: '/b.webp' }))
  afterAll(async () => {
    await app.close()
    rmSync(root, { recursive: true })
  })
  const get = (headers: Record<string, string>) => app.inject({ url: '/a.js', headers })

  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=1.0, br;q=0.5', 'gzip'],
    ['gzip;q=0.5, br;q=0.5', 'br'],
    ['BR', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br ; Q=0.000 , gzip', 'gzip'],
    ['br;q=0.001', 'br'],
    ['gzip;q=0, br;q=0', undefined],
    ['brotli, x-gzip-not', undefined],
    ['identity', undefined],
    ['*', undefined],
    ['br;q=0, *', undefined],
    ['gzip;q=0.5, identity', undefined],
    ['identity;q=0', undefined],
    ['', undefined],
  ])('for whoever accepts %j is encoded as %s', async (accepted, encoding) => {
    const { headers, rawPayload } = await get({ 'accept-encoding': accepted })
    const unpacked = encoding === 'br' ? brotliDecompressSync : encoding ? gunzipSync : (body: Buffer) => body
    expect([headers['content-encoding'], unpacked(rawPayload).toString()]).toEqual([encoding, 'a'])
  })

  it('that is a picture is sent as one', async () => {
    const { headers } = await app.inject({ url: '/b.webp' })
    expect(headers['content-type']).toBe('image/webp')
  })

  it.each([
    ['as it was given', (etag: string) => etag],
    ['that a proxy made weak when it compressed', (etag: string) => `W/${etag}`],
    ['among others', (etag: string) => `"x", W/${etag},"y"`],
  ])('that the browser has is not sent again, by a name %s', async (_, named) => {
    const { headers } = await get({})
    const again = await get({ 'if-none-match': named(String(headers.etag)) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  it.each(['"x"', 'W/"x"', '', 'x'])('of which the browser has another one, %j, is sent', async (etag) =>
    expect((await get({ 'if-none-match': etag })).statusCode).toBe(200),
  )
})
