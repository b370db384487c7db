import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { kindsWith } from '#domain/questionnaires/kinds.ts'
import { filesBelow } from '../../building/files.ts'
import { writeServiceWorkers } from '../../building/service-worker.ts'
import { type AskedKind, arrives, asks, browserFor, choose, opened, say, send } from '../asked.ts'
import { inScene, type Row, type Scene } from '../scene.ts'
import { wordsOf } from '../words.ts'

const ROOT = join(import.meta.dirname, '../../..')
const PARTS = ['server', 'domain', 'contract', 'package.json', 'dist/web']

/** The product with other names for all that the page of `audience` consists of; the old ones are gone. Answers those. */
const writeNewVersion = (root: string, audience: 'quiz' | 'respond'): string[] => {
  const assets = `assets/${audience}`
  for (const part of PARTS) cpSync(join(ROOT, part), join(root, part), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'))
  const web = join(root, 'dist/web')
  // What is compressed has the old names in it.
  for (const file of filesBelow(web)) if (/\.(br|gz)$/.test(file)) rmSync(join(web, file))
  const old = filesBelow(join(web, assets))
  for (const file of filesBelow(web).filter((each) => /\.(html|js|css)$/.test(each))) {
    const text = readFileSync(join(web, file), 'utf8')
    writeFileSync(
      join(web, file),
      old.reduce((changed, name) => changed.replaceAll(name, `next-${name}`), text),
    )
  }
  // Other pages have fonts of the same names.
  for (const file of filesBelow(join(web, 'assets')).filter((each) => old.includes(basename(each))))
    renameSync(join(web, 'assets', file), join(web, 'assets', dirname(file), `next-${basename(file)}`))
  writeServiceWorkers(web)
  return old.map((name) => `/${assets}/${name}`)
}

/** What is open before is the old version's; `deploy` puts the new one in its place. */
const beforeDeploying = async (
  scene: Scene,
  audience: 'quiz' | 'respond',
  act: (deploy: (meanwhile: () => Promise<void>) => Promise<void>) => Promise<void>,
) => {
  const root = mkdtempSync(join(tmpdir(), 'quiznity-faults-version-'))
  try {
    const old = writeNewVersion(root, audience)
    await act(async (meanwhile) => {
      await scene.server().end('SIGTERM')
      await meanwhile()
      await scene.restart({}, root)
      for (const file of old) {
        const { status } = await fetch(scene.proxy.origin + file)
        if (status === 200) scene.found.broken.push(`the new version still has ${file}`)
      }
    })
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}

/** The page that was open before goes on to its end; whoever loads it again has the new one, and all answers. */
const quizDeployed = (scene: Scene) =>
  beforeDeploying(scene, 'quiz', async (deploy) => {
    const [stays, reloads] = [await scene.device(scene.newStudent()), await scene.device(scene.newStudent())]
    for (const device of [stays, reloads]) {
      await device.start()
      await device.choose(0, 1)
      await device.untilSaved()
    }
    await deploy(async () => {
      for (const device of [stays, reloads]) await device.choose(1, 2)
    })
    await reloads.page.reload()
    await reloads.untilSaid('Question 2 of')
    if ((await wordsOf(reloads.page)).answer !== 2) scene.found.lost.push('an answer was gone in the new version')
    for (const device of [stays, reloads]) {
      await device.choose(2, 3)
      await device.untilSaved()
      await device.submit()
      if ((await device.untilOutcome()) !== 'counted') scene.found.lost.push('a submission in time did not count')
    }
  })

/** The same of two polls or surveys: a survey is saved by then, a poll is on the device alone. */
const respondedDeployed = (kind: AskedKind) => (scene: Scene) =>
  beforeDeploying(scene, 'respond', async (deploy) => {
    const all = [await asks(scene, { kind }), await asks(scene, { kind })]
    const context = await browserFor(scene)
    const pages = await Promise.all(all.map((each) => opened(context, each)))
    for (const page of pages) {
      await choose(page, 'Rice')
      if (kind === 'survey') await page.getByText('Saved', { exact: true }).waitFor()
    }
    await deploy(async () => {
      for (const page of pages) await choose(page, 'Bread')
    })
    await pages[1]?.reload()
    for (const [at, page] of pages.entries()) {
      await say(page, `page ${at}`)
      await send(page)
    }
    for (const [at, each] of all.entries()) await arrives(scene, each, { said: [`page ${at}`, '[1]'] })
    await context.close()
  })

export const versionRows: Row[] = [
  {
    name: 'version-deployed',
    fault: 'a new version is deployed in the middle, and the old one’s files are gone',
    tries: 3,
    attempt: inScene(quizDeployed),
  },
  ...kindsWith({ clock: false }).map((kind) => ({
    name: `version-${kind}`,
    fault: `a new version is deployed while a ${kind} is answered, and the old one’s files are gone`,
    tries: 3,
    attempt: inScene(respondedDeployed(kind)),
  })),
]
