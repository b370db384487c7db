import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { z } from 'zod/mini'
import { root } from './files.ts'
import { writeSocialImages } from './social-images.ts'

const socialCards = z.object({
  socialCards: z.array(z.object({ file: z.string(), title: z.string(), subtitle: z.string() })),
})

type Source = { name: string; source: string; isWhole?: boolean }

/** Builds a module for the server to call, `render.js`, with its packages in it (`isWhole`) unless these read files of their own. In a folder that is not for browsers, as the dot before its name says. */
const buildRenderer = async (folder: string, { name, source, isWhole = true }: Source): Promise<string> => {
  await build({
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'warn',
    ssr: isWhole ? { noExternal: true } : {},
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
  return pathToFileURL(join(folder, name, 'render.js')).href
}

/**
 * The public site and the covers of quizzes. The server calls them when it runs, because only then are the operator's
 * settings and the quizzes known; the pictures of the site's own pages need neither and are made here.
 */
export const buildRenderers = async (folder: string) => {
  const site = await buildRenderer(folder, { name: '.site', source: 'web/site/render.tsx' })
  await writeSocialImages(folder, socialCards.parse(await import(site)).socialCards)
  await buildRenderer(folder, { name: '.covers', source: 'web/runs/render-cover.tsx' })
  const thread = 'tools/building/social-images/link-thread.ts'
  await buildRenderer(folder, { name: '.link-pictures', source: thread, isWhole: false })
}
