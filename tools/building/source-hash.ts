import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow, root } from './files.ts'

const folders = ['web', 'contract', 'domain', 'tools/building']
const files = ['package-lock.json', 'vite.config.ts', 'tools/commands/build.ts', 'tools/building/page-budgets.ts']

const isSource = (file: string) => !/\.(test|spec)\.tsx?$/.test(file)

/** Stands for everything the built pages are made from. */
export const sourceHash = () => {
  const hash = createHash('sha256')
  const below = folders.flatMap((folder) => filesBelow(join(root, folder)).map((file) => `${folder}/${file}`))
  for (const file of [...files, ...below.filter(isSource)]) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0')
  }
  return hash.digest('hex')
}
