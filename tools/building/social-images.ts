import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { z } from 'zod/mini'
import { root } from './files.ts'
import { type Brand, type CardText, cardPicture } from './social-images/card-picture.ts'
import { loadFace } from './social-images/face.ts'
import { indexedPng } from './social-images/indexed-png.ts'

const manifest = z.object({ name: z.string(), description: z.string() })

const readBrand = async (): Promise<Brand> => {
  const file = (name: string) => readFile(join(root, 'web', 'public', name), 'utf8')
  const { name, description } = manifest.parse(JSON.parse(await file('manifest.webmanifest')))
  return { name, tagline: description, mark: await file('icon.svg') }
}

const prepare = async () => {
  await initWasm(readFile(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')))
  const brand = await readBrand()
  const faces = { title: await loadFace(700, -0.01), subtitle: await loadFace(400, 0) }
  return (text: CardText) => {
    const picture = new Resvg(cardPicture(text, brand, faces), { font: { loadSystemFonts: false } })
    const image = picture.render()
    const png = indexedPng(image)
    image.free()
    picture.free()
    return png
  }
}

let prepared: ReturnType<typeof prepare> | undefined

/** The pictures that messengers show beside a link: `<folder>/social/<file>.png`, 1200 x 630. */
export const writeSocialImages = async (folder: string, cards: (CardText & { file: string })[]): Promise<void> => {
  prepared ??= prepare()
  const draw = await prepared
  await mkdir(join(folder, 'social'), { recursive: true })
  for (const { file, ...text } of cards) await writeFile(join(folder, 'social', `${file}.png`), draw(text))
}
