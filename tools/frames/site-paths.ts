import { join } from 'node:path'
import { runnerImport } from 'vite'
import * as z from 'zod/mini'

const root = join(import.meta.dirname, '../..')
const listed = z.object({ pages: z.array(z.object({ path: z.string() })) })

/** Where the pages of the public site are, as its sources list them. */
export const sitePaths = async (): Promise<string[]> => {
  const { module } = await runnerImport(join(root, 'web/site/pages.tsx'), { configFile: join(root, 'vite.config.ts') })
  return z.parse(listed, module).pages.map(({ path }) => path)
}
