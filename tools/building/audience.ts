import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { pages } from '../../vite.config.ts'
import { createChunk, createFirstChunk } from './chunks.ts'
import { root } from './files.ts'
import { laterStyles } from './later-styles.ts'
import { plainSchemas } from './plain-schemas.ts'

export type Audience = keyof typeof pages

export const audiences: Audience[] = ['site', 'quiz', 'respond', 'app']

type Build = { plugins?: Plugin[]; modulePreload?: false; output?: Rolldown.OutputOptions }

/** What is needed together comes together. */
const together = (...groups: ReturnType<typeof createChunk>[]) => ({
  codeSplitting: { includeDependenciesRecursively: false, groups: [createFirstChunk(), ...groups] },
})

/**
 * What a page at the bell needs at once is one file without a library of schemas. Its later parts are few and small: to say
 * which of them go together would weigh more than it saves.
 */
const light = (...chunks: ReturnType<typeof createChunk>[]): Build => ({
  plugins: [plainSchemas, laterStyles],
  modulePreload: false,
  output: together(...chunks),
})

/** What moves around every public page, and what has it move: whoever comes for one of them comes for all. */
const OF_EVERY_PAGE = ['site/hydrate-island', 'site/frame/site-header', 'site/frame/back-to-top', 'ui/theme-toggle']
const ACCOUNT_FORMS = readdirSync(join(root, 'web/people/accounts')).filter((file) => file.endsWith('-form.tsx'))

const BUILDS: Record<Audience, () => Build> = {
  site: () => ({
    plugins: [plainSchemas],
    output: together(
      createChunk(
        'frame',
        OF_EVERY_PAGE.map((name) => `web/${name}.tsx`),
      ),
      createChunk(
        'accounts',
        ACCOUNT_FORMS.map((file) => `web/people/accounts/${file}`),
      ),
    ),
  }),
  // With what looking back at a result shares with them.
  quiz: () => light(createChunk('players', ['web/questions/chosen-players.ts', 'web/questions/typed-players.ts'])),
  respond: () => light(),
  app: () => ({
    output: together(
      createChunk('layout', ['web/app/dashboard-layout.tsx']),
      createChunk('home', ['web/dashboard/home.tsx']),
    ),
  }),
}

/** A build of its own for each audience, so that no page carries another page's code in a shared chunk. */
export const buildAudience = async (audience: Audience, folder: string) => {
  const { plugins = [], output = {}, ...rest } = BUILDS[audience]()
  await build({
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'warn',
    plugins,
    build: {
      outDir: folder,
      emptyOutDir: false,
      assetsDir: `assets/${audience}`,
      copyPublicDir: audience === 'site',
      ...rest,
      rolldownOptions: { input: pages[audience], output },
    },
  })
  refuseInlineScripts(join(folder, basename(pages[audience])))
}

/** Scripts that pages load where another sort of page has left something on the device: whole, so that no page shares a part with them. */
const LEFT = ['left-attempts', 'left-responses']

export const buildLeft = async (folder: string) => {
  for (const name of LEFT)
    await build({
      configFile: join(root, 'vite.config.ts'),
      logLevel: 'warn',
      build: {
        outDir: folder,
        emptyOutDir: false,
        copyPublicDir: false,
        modulePreload: false,
        rolldownOptions: {
          input: join(root, `web/apps/${name}.ts`),
          output: { entryFileNames: '[name].js', codeSplitting: false },
        },
      },
    })
}

const refuseInlineScripts = (page: string) => {
  for (const [tag, attributes = ''] of readFileSync(page, 'utf8').matchAll(/<script\b([^>]*)>/g)) {
    if (/\bsrc=|application\/ld\+json/.test(attributes)) continue
    throw new Error(`${basename(page)} has an inline script (${tag}), which its security policy forbids: use a file.`)
  }
}
