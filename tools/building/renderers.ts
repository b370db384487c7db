import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { z } from 'zod/mini'
import { root } from './files.ts'
import { writeSocialImages } from './social-images.ts'

const socialCards = z.object({
  socialCards: z.array(z.object({ file: z.string(), title: z.string(), subtitle: z.string() })),
})

/** Builds a module that makes whole pages, for the server to call. In a folder that is not for browsers, as the dot before its name says. */
const buildRenderer = async (folder: string, { name, source }: { name: string; source: string }): Promise<unknown> => {
  await build({
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: join(folder, name),
      emptyOutDir: true,
      copyPublicDir: false,
      rolldownOptions: {
        input: join(root, source),
        output: { entryFileNames: 'render.js', codeSplitting: false },
      },
    },
  })
  return import(pathToFileURL(join(folder, name, 'render.js')).href)
}

/**
 * The public site and the covers of quizzes. The server calls them when it runs, because only then are the operator's
 * settings and the quizzes known; the pictures for sharing need neither and are made here.
 */
export const buildRenderers = async (folder: string) => {
  const site = await buildRenderer(folder, { name: '.site', source: 'web/site/render.tsx' })
  await writeSocialImages(folder, socialCards.parse(site).socialCards)
  await buildRenderer(folder, { name: '.covers', source: 'web/runs/render-cover.tsx' })
}
