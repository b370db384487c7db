import type { Page, Route } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { fillForm } from '../student.ts'
import { anAccount, attemptsOf, publish } from '../teacher.ts'

// A worker would answer for the network.
test.use({ serviceWorkers: 'block' })

const SEVERAL = {
  kind: 'multiple_choice',
  problem: 'Which of these are prime numbers?',
  draft: { options: ['2', '9', '11'], correct: [0, 2], tellsHowMany: false },
}
const FORMULA = {
  format: 'prose',
  problem: 'What is $x$, if $x^2 = 9$ and $x > 0$?',
  options: ['2', '3'],
  correct_answer: 1,
}
const BENGALI = {
  problem: 'পশ্চিমবঙ্গের রাজধানী কোনটি?',
  options: ['কলকাতা', 'দার্জিলিং'],
  correct_answer: 0,
}
const ANEK_BANGLA = /anek-bangla[^/]*\.woff2/
const ORDER = { order: { questions: false, options: true } }

type Part = { name: string; file: RegExp; questions: readonly object[]; settings?: object }

const PARTS: Part[] = [
  {
    name: 'the code of a kind of question',
    file: /\/players-[^/]*\.js/,
    questions: [SEVERAL],
  },
  { name: 'the code of formulas', file: /rendered-prose[^/]*\.js/, questions: [FORMULA] },
  { name: 'the font of formulas', file: /stix-two-math[^/]*\.woff2/, questions: [FORMULA] },
  { name: 'the code that mixes', file: /in-order[^/]*\.js/, questions: [FORMULA], settings: ORDER },
]

const HINDI = { problem: 'भारत की राजधानी क्या है?', options: ['दिल्ली', 'मुंबई'], correct_answer: 0 }
const RUPEES = { problem: 'Which is more?', options: ['₹500', '₹50'], correct_answer: 0 }

const LETTERS: Part[] = [
  { name: 'Bengali', file: ANEK_BANGLA, questions: [BENGALI] },
  { name: 'Hindi', file: /anek-devanagari[^/]*\.woff2/, questions: [HINDI] },
  { name: 'sums of rupees', file: /anek-latin-ext[^/]*\.woff2/, questions: [RUPEES] },
]

const question = (page: Page) => page.getByRole('heading', { name: 'Question 1 of 1' })

const pressStart = async (page: Page) => {
  await page.getByRole('button', { name: 'Take this quiz' }).click()
  await fillForm(page)
  await page.getByRole('button', { name: 'Start', exact: true }).click()
}

for (const { name, file, questions, settings } of PARTS)
  test(`no quiz begins before ${name} is here @phone`, async ({ page, server }) => {
    const quiz = await publish(server, await anAccount(server), { title: 'Parts', questions, settings })
    let refused = 0
    await page.route(file, (route) => {
      refused += 1
      return route.abort()
    })
    await page.goto(`/quiz?code=${quiz.code}`)
    await pressStart(page)
    await expect.poll(() => refused).toBeGreaterThan(1)
    await expect(question(page)).toHaveCount(0)
    expect(await attemptsOf(server, quiz)).toMatchObject({ total: 0 })
    // From here on it begins by itself: it was pressed.
    await page.unroute(file)
    await expect(question(page)).toBeVisible()
  })

test('a form that is being filled in is not loaded anew, whatever the page lacks @phone', async ({ page, server }) => {
  const quiz = await publish(server, await anAccount(server), { title: 'Parts', questions: [SEVERAL] })
  let [refused, asked] = [0, 0]
  await page.route(/\/players-[^/]*\.js/, (route) => {
    refused += 1
    return route.abort()
  })
  page.on('request', (request) => {
    if (request.url().includes('/api/v1/quiz?')) asked += 1
  })
  await page.goto(`/quiz?code=${quiz.code}#new`)
  const name = page.getByLabel('Name')
  await name.pressSequentially('Ra')
  // The page has asked for them, and for the cover again, more than once.
  await expect.poll(() => Math.min(refused, asked - 1)).toBeGreaterThan(0)
  await page.keyboard.type('hul')
  await expect(name).toHaveValue('Rahul')
  await expect(name).toBeFocused()
})

const start = async (page: Page) => {
  await pressStart(page)
  await expect(question(page)).toBeVisible()
}

/** Notes which faces are still on their way at the moment in which the quiz begins. */
const NOTE_LETTERS = `
  new MutationObserver((_, observer) => {
    if (!document.body?.textContent.includes('Question 1 of 1')) return
    observer.disconnect()
    const loading = [...document.fonts].filter(({ status }) => status === 'loading')
    document.documentElement.dataset.loading = loading.map(({ family }) => family).join() || 'none'
  }).observe(document, { childList: true, subtree: true })`

for (const { name, file, questions } of LETTERS)
  test(`no quiz begins before the letters of ${name} are here @phone`, async ({ page, server }) => {
    const quiz = await publish(server, await anAccount(server), { title: 'Letters', questions })
    await page.addInitScript(NOTE_LETTERS)
    const held: Route[] = []
    await page.route(file, (route) => {
      held.push(route)
    })
    await page.goto(`/quiz?code=${quiz.code}`)
    await pressStart(page)
    await expect.poll(() => held.length).toBeGreaterThan(0)
    await expect(question(page)).toHaveCount(0)
    await Promise.all(held.map((route) => route.continue()))
    await expect(question(page)).toBeVisible()
    expect(await page.locator('html').getAttribute('data-loading')).toBe('none')
  })

test('letters that never come keep nobody from a quiz @phone', async ({ page, server }) => {
  const quiz = await publish(server, await anAccount(server), { title: 'Letters', questions: [BENGALI] })
  await page.route(ANEK_BANGLA, (route) => route.abort())
  await page.goto(`/quiz?code=${quiz.code}`)
  await start(page)
  await expect(page.getByText(BENGALI.problem)).toBeVisible()
})

/** The faces that the browser has set a text in, as its own tools tell them. */
const facesOf = async (page: Page, text: string): Promise<string[]> => {
  const tools = await page.context().newCDPSession(page)
  await tools.send('DOM.enable')
  await tools.send('CSS.enable')
  await tools.send('DOM.getDocument')
  const found = await tools.send('DOM.performSearch', { query: `//*[text()='${text}']` })
  const { nodeIds } = await tools.send('DOM.getSearchResults', { ...found, fromIndex: 0, toIndex: 1 })
  const [nodeId = 0] = nodeIds
  const { fonts } = await tools.send('CSS.getPlatformFontsForNode', { nodeId })
  return fonts.map(({ familyName }) => familyName)
}

test('a question in Bengali is set in its own letters, though the network goes as soon as it begins @phone @gate', async ({
  page,
  server,
}) => {
  const quiz = await publish(server, await anAccount(server), { title: 'Letters', questions: [BENGALI] })
  await page.goto(`/quiz?code=${quiz.code}`)
  await start(page)
  let asked = 0
  await page.route(ANEK_BANGLA, (route) => {
    asked += 1
    return route.abort()
  })
  await page.context().setOffline(true)
  await expect(page.getByText(BENGALI.problem)).toBeVisible()
  expect(await facesOf(page, BENGALI.problem)).toEqual([
    expect.stringMatching(/^Anek Bangla/),
    expect.stringMatching(/^Anek Latin/),
  ])
  expect(asked).toBe(0)
  // Styles that come a second time bring their fonts a second time.
  const styles = await page.evaluate<string[]>('[...document.styleSheets].map(({ href }) => href)')
  expect(styles).toEqual([...new Set(styles)])
})
