import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { changeBrand, changeOwnBrand, uploadBrandPicture } from '#contract/questionnaires/branding.ts'
import { API_BASE, envelope } from '#contract/wire/wire.ts'
import { type Brand, NO_BRAND } from '#domain/branding/brand.ts'
import { callerOf } from '../calls.ts'
import { ICON } from '../pasting.ts'
import type { Started } from '../start-server.ts'
import type { Account } from '../teacher.ts'
import type { Seed } from './seed.ts'

const LINE = 'Sunrise Public School, বালিগঞ্জ · '

/** Bright above and dark below, with a grain, as a photo of a yard at noon. */
const aPhoto = (): Promise<Buffer> => {
  const [width, height] = [640, 360]
  const pixels = Buffer.from(
    Array.from({ length: width * height }, (_, at) => {
      const light = 255 - Math.floor(at / width / 2) - ((at * 7919) % 31)
      return [light, light, Math.min(255, light + 20)]
    }).flat(),
  )
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()
}

type Owner = { server: Started; teacher: Account }

const uploaded = async ({ server: { url }, teacher: { token } }: Owner, as: string, file: Buffer): Promise<string> => {
  const reply = await fetch(url + API_BASE + uploadBrandPicture.path.replace(':as', as), {
    method: 'POST',
    headers: { 'content-type': 'image/png', authorization: `Bearer ${token}` },
    body: new Uint8Array(file),
  })
  return uploadBrandPicture.data.parse(envelope.parse(await reply.json()).response.data).id
}

/** All that a brand may have, for the teacher's account; and on the heads of some a picture. */
export const dress = async (server: Started, { teacher, quizzes, polls, surveys }: Seed): Promise<void> => {
  const owner = { server, teacher }
  const teachers = callerOf(server, teacher.token)
  const brand: Brand = {
    ...NO_BRAND,
    logo: await uploaded(owner, 'logo', readFileSync(ICON)),
    corners: 'square',
    head: { kind: 'background', background: 'kantha' },
    welcome: LINE.repeat(3).trim(),
    thanks: 'Thank you. আবার দেখা হবে।',
    onward: 'https://school.example/results',
    footer: LINE.trim(),
  }
  await teachers(changeBrand, { body: { brand } })
  const head = { kind: 'picture', picture: await uploaded(owner, 'background', await aPhoto()) }
  for (const { id } of [quizzes.science, polls.optics, surveys.path])
    await teachers(changeOwnBrand, { params: { id }, body: { brand: { ...brand, head } } })
}
