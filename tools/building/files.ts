import { readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

export const root = join(import.meta.dirname, '..', '..')

/** Every file below a folder but packages, as sorted relative paths with forward slashes; nothing without the folder. */
export const filesBelow = (folder: string): string[] => {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
      .filter((file) => !file.includes('node_modules/'))
      .sort()
  } catch {
    return []
  }
}
