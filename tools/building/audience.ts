import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { build } from 'vite'
import { pages } from '../../vite.config.ts'
import { drawnIcons } from './drawn-icons.ts'
import { root } from './files.ts'
import { laterStyles } from './later-styles.ts'
import { createFirstChunk } from './one-first-chunk.ts'
import { plainSchemas } from './plain-schemas.ts'

export type Audience = keyof typeof pages

export const audiences: Audience[] = ['site', 'quiz', 'respond', 'app']

/** A build of its own for each audience, so that no page carries another page's code in a shared chunk. */
export const buildAudience = async (audience: Audience, folder: string) => {
  const countsBytes = audience === 'quiz' || audience === 'respond'
  await build({
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'warn',
    plugins: [
      ...(audience === 'app' ? [] : [drawnIcons]),
      ...(countsBytes ? [plainSchemas] : []),
      ...(audience === 'quiz' ? [laterStyles] : []),
    ],
    build: {
      outDir: folder,
      emptyOutDir: false,
      assetsDir: `assets/${audience}`,
      copyPublicDir: audience === 'site',
      // Its later parts are few and small: to say which of them go together would weigh more than it saves.
      ...(audience === 'quiz' && { modulePreload: false }),
      rolldownOptions: {
        input: pages[audience],
        ...(audience === 'quiz' && {
          output: {
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [{ name: createFirstChunk('first'), debugName: 'first' }],
            },
          },
        }),
      },
    },
  })
  refuseInlineScripts(join(folder, basename(pages[audience])))
}

const refuseInlineScripts = (page: string) => {
  for (const [tag, attributes = ''] of readFileSync(page, 'utf8').matchAll(/<script\b([^>]*)>/g)) {
    if (/\bsrc=|application\/ld\+json/.test(attributes)) continue
    throw new Error(`${basename(page)} has an inline script (${tag}), which its security policy forbids: use a file.`)
  }
}
