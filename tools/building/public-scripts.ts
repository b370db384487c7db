import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { minifySync } from 'vite'
import { root } from './files.ts'

/** The scripts that pages load before their own stand as they are written in `web/public`: here they lose what only people read. */
export const minifyPublicScripts = (folder: string) => {
  for (const name of readdirSync(join(root, 'web/public')).filter((file) => file.endsWith('.js'))) {
    const { code, errors } = minifySync(name, readFileSync(join(folder, name), 'utf8'))
    if (errors.length > 0) throw new Error(`${name} cannot be minified: ${errors[0]?.message}`)
    writeFileSync(join(folder, name), code)
  }
}
