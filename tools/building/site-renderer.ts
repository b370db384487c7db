import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { z } from 'zod/mini'
import { root } from './files.ts'
import { writeSocialImages } from './social-images.ts'

/** A name that the server never sends: what begins with a dot is not for browsers. */
const RENDERER = '.site'

const socialCards = z.object({
  socialCards: z.array(z.object({ file: z.string(), title: z.string(), subtitle: z.string() })),
})

/**
 * The public site as a module that makes whole pages. The server calls it when it starts, because only then are the
 * operator's settings known; the pictures for sharing need no settings and are made here.
 */
export const buildSiteRenderer = async (folder: string) => {
  await build({
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: join(folder, RENDERER),
      emptyOutDir: true,
      copyPublicDir: false,
      rolldownOptions: {
        input: join(root, 'web/site/render.tsx'),
        output: { entryFileNames: 'render.js', codeSplitting: false },
      },
    },
  })
  const renderer: unknown = await import(pathToFileURL(join(folder, RENDERER, 'render.js')).href)
  await writeSocialImages(folder, socialCards.parse(renderer).socialCards)
}
