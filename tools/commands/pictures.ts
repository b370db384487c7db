import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import sharp from 'sharp'
import { logIn } from '#contract/people/accounts.ts'
import { listQuizzes, quizList } from '#contract/questionnaires/questionnaires.ts'
import { API_BASE } from '#contract/wire/wire.ts'
import { startProduct } from '../../bench/child-process.ts'
import { callerOf } from '../../e2e/calls.ts'
import { expectSaved, next, startQuiz } from '../../e2e/student.ts'
import { placeOfPicture, THEMES } from '../../web/site/sections/results-picture.ts'
import { sharedBrowser } from '../browser/start-browser.ts'
import { TEACHER } from '../demo/fill-database.ts'

/*
 * Takes the pictures of the README and of the public site, of the product with what `npm run demo` puts into it. It takes half
 * a minute: npm run pictures
 */

const ROOT = join(import.meta.dirname, '../..')
const PUBLIC = join(ROOT, 'web/public')
const WIDE = { width: 1280, height: 1040 }
const PHONE = { width: 390, height: 780 }
const BELOW_TABS = { width: PHONE.width, height: 890 }
const FINE = 2
/** A wide picture is shown in less than its own width on most screens. */
const FINE_ENOUGH = 1.25

type Kept = { file: string; clip?: { x: number; y: number; width: number; height: number } }

const keep = async (page: Page, { file, clip }: Kept) => {
  const png = await page.screenshot({ animations: 'disabled', caret: 'hide', ...(clip && { clip }) })
  const { width, height, size } = await sharp(png).webp({ quality: 80, effort: 6, smartSubsample: true }).toFile(file)
  console.log(`${file.slice(ROOT.length + 1)}: ${width} x ${height}, ${Math.round(size / 1024)} KiB`)
}

const studentsPhone = async (browser: Browser, { url, code }: { url: string; code: string }) => {
  const context = await browser.newContext({
    ...{ baseURL: url, viewport: PHONE, deviceScaleFactor: FINE, isMobile: true, hasTouch: true },
  })
  const page = await context.newPage()
  await startQuiz(page, code)
  for (let at = 1; at < 5; at += 1) await next(page)
  await page.getByRole('textbox', { name: /^Your answer/ }).fill('4')
  await page.getByRole('textbox', { name: /^Your answer/ }).blur()
  await expectSaved(page)
  await keep(page, { file: join(ROOT, 'docs/student-phone.webp') })
  await context.close()
}

/** What a class's results say in words: the whole of a screen, or what stands below the tabs of a narrow one. */
const resultsAs = async (
  context: BrowserContext,
  { quiz, file, isClipped }: { quiz: string; file: string; isClipped: boolean },
) => {
  const { email, password } = TEACHER
  await context.request.post(API_BASE + logIn.path, { data: { email, password } })
  const page = await context.newPage()
  await page.goto(`/dashboard/quizzes/result?quiz=${quiz}&view=overview`)
  await page.getByRole('heading', { name: 'How the scores are spread' }).waitFor()
  await page.evaluate('document.fonts.ready')
  const tabs = await page.getByRole('link', { name: 'Students', exact: true }).boundingBox()
  const clip = { x: 0, y: (tabs?.y ?? 0) - 8, ...BELOW_TABS }
  await keep(page, { file: join(PUBLIC, file), ...(isClipped && { clip }) })
  await context.close()
}

const results = async (browser: Browser, { url, quiz }: { url: string; quiz: string }) => {
  for (const theme of THEMES) {
    const looks = { baseURL: url, colorScheme: theme }
    const wide = await browser.newContext({ ...looks, viewport: WIDE, deviceScaleFactor: FINE_ENOUGH })
    await resultsAs(wide, { quiz, file: placeOfPicture(theme, 'wide'), isClipped: false })
    const viewport = { ...PHONE, height: 2 * PHONE.height }
    const narrow = await browser.newContext({ ...looks, viewport, deviceScaleFactor: FINE, isMobile: true })
    await resultsAs(narrow, { quiz, file: placeOfPicture(theme, 'narrow'), isClipped: true })
  }
}

const dataDir = mkdtempSync(join(tmpdir(), 'quiznity-pictures-'))
const filled = spawnSync(process.execPath, [join(ROOT, 'tools/commands/demo.ts')], {
  env: { PATH: process.env.PATH, DATA_DIR: dataDir },
  stdio: ['ignore', 'ignore', 'inherit'],
})
if (filled.status !== 0) throw new Error('the demonstration could not be filled')
mkdirSync(join(PUBLIC, 'pictures'), { recursive: true })

const product = await startProduct({ dataDir })
const shared = sharedBrowser()
try {
  const url = `http://localhost:${product.port}`
  const { email, password } = TEACHER
  const { auth_token: token } = await callerOf({ url })(logIn, { body: { email, password } })
  const quizzes = quizList.parse(await callerOf({ url }, token)(listQuizzes))
  const named = (start: string) => {
    const quiz = quizzes.find(({ title }) => title.startsWith(start))
    if (quiz === undefined) throw new Error(`no quiz is called ${start}`)
    return quiz
  }
  const browser = await shared.get()
  await studentsPhone(browser, { url, code: named('Science').share_code })
  await results(browser, { url, quiz: named('Physics').id })
} finally {
  await shared.close()
  await product.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
