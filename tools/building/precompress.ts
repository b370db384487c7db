import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { filesBelow } from './files.ts'

const smallestWorthIt = 1024
const isText = (file: string) => /\.(html|js|css|svg|json|webmanifest|txt|xml)$/.test(file)

const compressions = {
  '.br': (text: Buffer) =>
    promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }),
  '.gz': (text: Buffer) => promisify(gzip)(text, { level: 9 }),
}

/** Puts a .br and a .gz beside every text file for browsers that gains by it. */
export const precompress = async (folder: string) => {
  const compressOne = async (file: string) => {
    const path = join(folder, file)
    const text = await readFile(path)
    if (text.length <= smallestWorthIt) return
    for (const [ending, compress] of Object.entries(compressions)) {
      const small = await compress(text)
      if (small.length < text.length) await writeFile(path + ending, small)
    }
  }
  const isForBrowsers = (file: string) => !file.startsWith('.')
  await Promise.all(filesBelow(folder).filter(isForBrowsers).filter(isText).map(compressOne))
}
