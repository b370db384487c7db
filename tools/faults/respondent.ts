import { setTimeout as pause } from 'node:timers/promises'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { kindsWith } from '#domain/questionnaires/kinds.ts'
import { onDevice } from '../../e2e/on-device.ts'
import {
  type Asked,
  type AskedKind,
  asks,
  boxIn,
  browserFor,
  choose,
  type Published,
  say,
  send,
  stored,
} from './asked.ts'
import { inScene, type Row, type Scene, type Setting } from './scene.ts'
import { respondingTexts as texts } from './words.ts'

/** Somebody before a page of a poll or a survey, which is compared with what the server has. */
export type Respondent = {
  kind: AskedKind
  page: Page
  context: BrowserContext
  published: Published
  choose: (option: 'Rice' | 'Bread') => Promise<void>
  say: (words: string) => Promise<void>
  /** Letter by letter, the last of which is as good as any. */
  type: (words: string) => Promise<void>
  send: () => Promise<void>
  /** All that was said so far, as it should be stored. */
  said: () => string[]
  untilSaid: (sentence: string, ms?: number) => Promise<void>
  /** The page that the same person opens after this one, in the same browser or in `context`. */
  reopen: (context?: BrowserContext) => Promise<Respondent>
  look: () => Promise<void>
  stopWatching: () => Promise<unknown>
}

type Sitting = {
  scene: Scene
  published: Published
  context: BrowserContext
  isStorageRefused: boolean
  /** What was said by what it answers: an option's place, or words. */
  said: Map<'choice' | 'words', string>
}

/** How long whoever sits there waits for one thing, in milliseconds. */
const PATIENCE_MS = 25_000
const LOOK_EVERY_MS = 200
/** What was pressed is kept some milliseconds after it. */
const KEPT_WITHIN_MS = 1000
const PLACES = { Rice: '[0]', Bread: '[1]' }

const SAVED = [texts.saved, texts.thanksSent]
const KEPT = [texts.kept, texts.thanksKept, texts.closedHere, texts.tooManyKept]

const linesOf = async (page: Page) => (await page.evaluate<string>("document.body?.innerText ?? ''")).split('\n')

const untilKept = async (page: Page, said: string[]) => {
  for (const until = Date.now() + KEPT_WITHIN_MS; ; await pause(50)) {
    const kept = await onDevice(page)
    if (said.every((words) => kept.includes(words))) return true
    if (Date.now() > until) return false
  }
}

/** What was on the screen is compared with what the server had a moment later: it never comes to hold less. */
const look = async (page: Page, { scene, published, isStorageRefused, ...sitting }: Sitting) => {
  const said = [...sitting.said.values()]
  const lines = await linesOf(page)
  const { untrue } = scene.found
  const saved = SAVED.find((sentence) => lines.includes(sentence))
  const all = stored(scene, published)
  const isThere = all.some(
    ({ answers, isEnded }) => (saved === texts.saved || isEnded) && said.every((words) => answers.includes(words)),
  )
  if (saved && !isThere) untrue.push(`“${saved}” was said of ${said.join(', ')}: ${JSON.stringify(all)}`)
  const kept = KEPT.find((sentence) => lines.some((line) => line.includes(sentence)))
  if (kept && isStorageRefused) untrue.push(`“${kept}” was said where storage refused`)
  if (kept && !isStorageRefused && !(await untilKept(page, said)))
    untrue.push(`“${kept}” was said of ${said.join(', ')}`)
}

const watching = (page: Page, sitting: Sitting) => {
  let isOver = false
  const looking = (async () => {
    while (!isOver && !page.isClosed()) {
      // A page that is being loaded, or has crashed, says nothing.
      await look(page, sitting).catch(() => undefined)
      await pause(LOOK_EVERY_MS)
    }
  })()
  return () => {
    isOver = true
    return looking
  }
}

const at = async (sitting: Sitting): Promise<Respondent> => {
  const { published, context, said } = sitting
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENCE_MS)
  const opened = page
    .getByRole('radio')
    .or(page.getByRole('heading', { name: texts.thanks }))
    .first()
  // Whoever sees an empty page, or an error of the browser's, loads it again.
  await expect(async () => {
    await page.goto(published.address, { timeout: 10_000 })
    await expect(opened).toBeVisible({ timeout: 10_000 })
  }).toPass({ timeout: PATIENCE_MS })
  const saying = async (what: 'choice' | 'words', as: string, act: () => Promise<void>) => {
    // While it is changed neither what was before nor what comes after it has to be there.
    said.delete(what)
    await act()
    said.set(what, as)
  }
  return {
    kind: published.kind,
    page,
    context,
    published,
    choose: (option) => saying('choice', PLACES[option], () => choose(page, option)),
    say: (words) => saying('words', words, () => say(page, words)),
    type: (words) => saying('words', words, () => boxIn(page).pressSequentially(words)),
    send: () => send(page),
    said: () => [...said.values()],
    untilSaid: (sentence, timeout = PATIENCE_MS) =>
      expect(page.getByText(sentence, { exact: true }).first()).toBeVisible({ timeout }),
    reopen: (other = context) => at({ ...sitting, context: other }),
    look: () => look(page, sitting),
    stopWatching: watching(page, sitting),
  }
}

type How = Partial<Pick<Sitting, 'context' | 'isStorageRefused'>> & { prepare?: string }

/** Somebody opens it, on a device of their own unless there is another `context`. */
export const responds = async (scene: Scene, published: Published, { prepare, ...how }: How = {}) => {
  const context = how.context ?? (await browserFor(scene, prepare))
  return at({ scene, published, isStorageRefused: false, said: new Map(), ...how, context })
}

/** One act that stands for each kind that is asked without a clock: as many rows, with a poll or a survey of one page. */
export const rowsOfBoth = (
  { name, fault, tries = 3, setting = {} }: { name: string; fault: string; tries?: number; setting?: Setting },
  act: (scene: Scene, asked: Published) => Promise<void>,
  asked: Partial<Asked> = {},
): Row[] =>
  kindsWith({ clock: false }).map((kind) => ({
    name: `responses-${name}-${kind}`,
    fault: `${kind}: ${fault}`,
    tries,
    attempt: inScene(async (scene) => act(scene, await asks(scene, { ...asked, kind })), setting),
  }))
