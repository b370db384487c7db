import type { BrowserContext, Page } from '@playwright/test'
import { DASHBOARD_PATHS, type DashboardPath } from '#contract/dashboard-pages.ts'
import { createResponded } from '#contract/responses.ts'
import { API_BASE, envelope } from '#contract/wire.ts'
import { expect, type Server, test } from './fixtures.ts'
import { takeQuizByCalls } from './student.ts'
import { type Account, anAccount, enter, publish, questionsOf, submissionsOf } from './teacher.ts'

const SIZES = [
  { width: 1280, height: 800 },
  // Where tables have just folded.
  { width: 1260, height: 800 },
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
  { width: 360, height: 740 },
]
const PHONE = 360
/** The one that a picture is taken at, in light and in dark. */
const PICTURED = 1024
const TABS = 3
const STUDENTS = 500
const AT_ONCE = 20

const TITLE = 'Physics and chemistry: the second test of the winter term, A'
const BENGALI = 'শ্রীমতী অনিন্দিতা বন্দ্যোপাধ্যায় চট্টোপাধ্যায় মুখোপাধ্যায় গঙ্গোপাধ্যায়'
const WORD = 'x'.repeat(300)
const CHOICE = { options: [WORD, BENGALI, 'No'], look: 'list', least: null, most: 1, other: false }
const QUESTIONS = [
  { problem: WORD, options: [BENGALI, WORD], correct_answer: 0 },
  { problem: BENGALI, options: ['1', '2', '3'], correct_answer: 1 },
  {
    kind: 'multiple_choice',
    problem: 'Which of these are prime?',
    draft: { options: ['2', '9', '11'], correct: [0, 2], tellsHowMany: false },
  },
]

/** Whose first row or entry is what a teacher came for. */
const LISTS: ReadonlySet<DashboardPath> = new Set(['quizzes', 'quizzes/history', 'polls', 'surveys', 'activity'])

/** What is asked of a page as it stands at one width. */
const FAULTS = `(isList) => {
  const name = (part) => part.localName + ' “' + part.textContent.trim().slice(0, 40) + '”'
  const seen = (selector) => [...document.querySelectorAll(selector)].filter((part) => part.checkVisibility())
  const linesOf = (part) => {
    const range = document.createRange()
    range.selectNodeContents(part)
    return range.getBoundingClientRect().height / parseFloat(getComputedStyle(part).lineHeight)
  }
  const faults = []
  const wider = document.documentElement.scrollWidth - innerWidth
  if (wider > 0) faults.push('wider than its window by ' + wider + ' px')
  for (const frame of seen('.table-frame'))
    if (frame.scrollWidth > frame.clientWidth + 1) faults.push('a table is wider than its place: ' + name(frame))
  for (const figure of seen('td.numeric'))
    if (!figure.querySelector('*') && linesOf(figure) > 1.6) faults.push('a figure wraps: ' + name(figure))
  const first = seen('main tbody th')[0] ?? seen('main ol > li, main ul:not(nav ul) > li')[0]
  if (isList && !first) faults.push('there is no list')
  if (isList && first && first.getBoundingClientRect().top + scrollY > innerHeight)
    faults.push('the list begins below the fold, at ' + Math.round(first.getBoundingClientRect().top + scrollY) + ' px')
  return faults
}`

type Scene = { name: 'empty' | 'large'; ids: Record<'quizzes' | 'polls' | 'surveys' | 'analysis', string> }

const addressOf = (path: DashboardPath, { ids, name }: Scene): string => {
  const [part = ''] = path.split('/')
  const id = part === 'polls' || part === 'surveys' ? ids[part] : ids.quizzes
  const student = path.startsWith('analy')
  const there = path.replace(':draft', 'nothing').replace(':id', student ? ids.analysis : id)
  return `/dashboard/${there}${path === 'quizzes/result' && name === 'large' ? `?quiz=${id}` : ''}`
}

const settled = async (page: Page) => {
  await expect(page.locator('h1, h2, h3, [role=alert]').first(), page.url()).toBeAttached()
  await expect(page.locator('.animate-breathe, [aria-busy=true]'), page.url()).toHaveCount(0)
  await page.evaluate('document.fonts.ready.then(() => true)')
}

const faultsAt = async (page: Page, path: DashboardPath, scene: Scene): Promise<string[]> => {
  await page.goto(addressOf(path, scene))
  await settled(page)
  const found: string[] = []
  for (const size of SIZES) {
    await page.setViewportSize(size)
    const isList = scene.name === 'large' && size.width === PHONE && LISTS.has(path)
    const faults = await page.evaluate<string[]>(`(${FAULTS})(${isList})`)
    found.push(...faults.map((fault) => `${scene.name} ${path} at ${size.width} px: ${fault}`))
    for (const colorScheme of size.width === PICTURED && scene.name === 'large' ? (['dark', 'light'] as const) : []) {
      await page.emulateMedia({ colorScheme })
      const file = `${path.replaceAll('/', '-').replaceAll(':', '') || 'home'}-${colorScheme}.png`
      await page.screenshot({ path: `${test.info().project.outputDir}/dashboard/${file}`, animations: 'disabled' })
    }
  }
  return found
}

/** Several tabs share the addresses: one after the other would take too long. */
const faultsIn = async (context: BrowserContext, paths: readonly DashboardPath[], scene: Scene): Promise<string[]> => {
  const left = [...paths]
  const found: string[] = []
  const inTab = async () => {
    const page = await context.newPage()
    for (let path = left.shift(); path !== undefined; path = left.shift())
      found.push(...(await faultsAt(page, path, scene)))
    await page.close()
  }
  await Promise.all(Array.from({ length: TABS }, inTab))
  return found
}

const responded = async (server: Server, { token }: Account, kind: 'poll' | 'survey') => {
  const question = { kind: 'opinion', problem: WORD, draft: CHOICE }
  const reply = await fetch(server.url + API_BASE + createResponded.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ kind, title: TITLE, sections: [{ questions: [question] }] }),
  })
  return createResponded.data.parse(envelope.parse(await reply.json()).response.data).id
}

const aLargeAccount = async (server: Server): Promise<{ account: Account; scene: Scene }> => {
  const account = await anAccount(server)
  for (let at = 0; at < 35; at += 1)
    await publish(server, account, { title: at % 2 === 0 ? TITLE : BENGALI, questions: QUESTIONS })
  const quiz = await publish(server, account, { title: TITLE, questions: QUESTIONS, subject: BENGALI })
  const [first, second] = (await questionsOf(server, quiz)).map(({ id }) => id)
  for (let from = 0; from < STUDENTS; from += AT_ONCE) {
    const some = Array.from({ length: AT_ONCE }, (_, at) =>
      takeQuizByCalls(server, quiz.code, {
        name: at % 3 === 0 ? BENGALI : at % 3 === 1 ? WORD.slice(0, 100) : 'Mita Pal',
        phone: String(7_000_000_000 + from + at),
        district: 'South 24 Parganas',
        answers: [
          { question_id: first, selected_index: at % 2, time_ms: 1000 * at },
          { question_id: second, selected_index: at % 3 },
        ],
      }),
    )
    await Promise.all(some)
  }
  const analysis = (await submissionsOf(server, quiz)).rows[0]?.id ?? ''
  const ids = { quizzes: quiz.id, analysis, polls: '', surveys: '' }
  const [polls, surveys] = [await responded(server, account, 'poll'), await responded(server, account, 'survey')]
  return { account, scene: { name: 'large', ids: { ...ids, polls, surveys } } }
}

const isAboutQuizzes = (path: DashboardPath) => path.startsWith('quizzes') || path.startsWith('analysis')
const OF_QUIZZES = DASHBOARD_PATHS.filter(isAboutQuizzes)
const OTHERS = DASHBOARD_PATHS.filter((path) => !isAboutQuizzes(path))

// One account, made once, is looked at by all.
test.describe.configure({ mode: 'default' })

let large: Awaited<ReturnType<typeof aLargeAccount>>
test.beforeAll(async ({ server }) => {
  large = await aLargeAccount(server)
})

for (const [name, paths] of [
  ['quizzes', OF_QUIZZES],
  ['anything else', OTHERS],
] as const) {
  test(`long names and many rows leave every page about ${name} whole, and its list in sight`, async ({ page }) => {
    await enter(page, large.account.teacher)
    expect(await faultsIn(page.context(), paths, large.scene)).toEqual([])
  })

  test(`no page about ${name} is wider than its window where there is nothing yet`, async ({ page, server }) => {
    await enter(page, (await anAccount(server)).teacher)
    const ids = { quizzes: 'nothing', polls: 'nothing', surveys: 'nothing', analysis: 'nothing' }
    expect(await faultsIn(page.context(), paths, { name: 'empty', ids })).toEqual([])
  })
}
