import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { z } from 'zod/mini'
import type { Brand } from './card-parts.ts'
import { loadFace } from './face.ts'
import { type Area, indexedPng } from './indexed-png.ts'

const manifest = z.object({ name: z.string(), description: z.string() })

const readBrand = async (folder: string): Promise<Brand> => {
  const file = (name: string) => readFile(join(folder, name), 'utf8')
  const { name, description } = manifest.parse(JSON.parse(await file('manifest.webmanifest')))
  return { name, tagline: description, mark: await file('icon.svg') }
}

/** `photo`: where it may have any colours. */
const paint = (svg: string, photo?: Area | null): Buffer => {
  const picture = new Resvg(svg, { font: { loadSystemFonts: false } })
  const image = picture.render()
  const png = indexedPng(image, photo)
  image.free()
  picture.free()
  return png
}

/** Its library may be started by another drawing of the same thread, and refuses a second start. */
const initOnce = async (): Promise<void> => {
  const wasm = readFile(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm'))
  await initWasm(wasm).catch((error: Error) => {
    if (!error.message.startsWith('Already initialized')) throw error
  })
}

/** What cards are drawn with, once in a thread; `folder` has the product's logo and manifest. */
export const loadPainter = async (folder: string) => {
  await initOnce()
  const [brand, title, subtitle] = await Promise.all([readBrand(folder), loadFace(700, -0.01), loadFace(400, 0)])
  return { brand, faces: { title, subtitle }, paint }
}
