import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import * as z from 'zod/mini'
import { uploadPicture } from '#contract/media/pictures.ts'
import { setAvatar } from '#contract/people/profile.ts'
import { API_BASE, envelope } from '#contract/wire/wire.ts'
import { expectOk, type TeacherInTest } from './people.ts'
import type { Answer, Browser } from './world.ts'

export type Format = 'png' | 'jpeg' | 'webp' | 'gif' | 'avif'
type Size = { width: number; height: number }

let made = 0

/** A file that nobody else in this run has, of one colour but for a corner. */
export const aPictureFile = ({ width, height }: Size, format: Format = 'png'): Promise<Buffer> => {
  made += 1
  const corner = {
    input: Buffer.from([made & 255, (made >> 8) & 255, 7]),
    raw: { width: 1, height: 1, channels: 3 },
  } as const
  return sharp({ create: { width, height, channels: 3, background: '#3060c0' } })
    .composite([{ ...corner, left: 0, top: 0 }])
    .toFormat(format)
    .toBuffer()
}

const chunk = (name: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(name), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}

/** A PNG of some kilobytes that is a black square of `side` pixels. */
export const aBomb = (side: number): Buffer => {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  // One bit for each pixel.
  head[8] = 1
  const rows = deflateSync(Buffer.alloc(side * (1 + Math.ceil(side / 8))))
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

type Upload = Pick<typeof uploadPicture, 'method'> & { path: `/${string}` }

const uploadsTo =
  ({ method, path }: Upload) =>
  async (browser: Browser, file: Buffer, type = 'image/png'): Promise<Answer> => {
    const url = `${API_BASE}${path}`
    const reply = await browser.sends({ method, url, payload: file, headers: { 'content-type': type } })
    const { response } = envelope.parse(reply.json())
    return { status: reply.statusCode, data: response.data, error: response.error }
  }

export const uploads = uploadsTo(uploadPicture)
export const uploadsAvatar = uploadsTo(setAvatar)

/** `as`: a logo, an icon or a background. */
export const uploadsBrandPicture = (as: string) => uploadsTo({ method: 'POST', path: `/teacher/brand/pictures/${as}` })

/** A picture of this teacher's, and how it is written into a text. */
export const aPicture = async ({ browser }: TeacherInTest, size: Size = { width: 40, height: 30 }) => {
  const { id } = z.parse(uploadPicture.data, expectOk(await uploads(browser, await aPictureFile(size))))
  return { id, token: `![a blue field](${id})` }
}
