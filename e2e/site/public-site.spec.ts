import { boxFaults, setTextSize } from '../boxes.ts'
import { expect, test } from '../fixtures.ts'
import { everyPage, listedPages } from '../public-pages.ts'

const attributes = (html: string, name: string): string[] =>
  [...html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'g'))].map(([, value = '']) => value.replaceAll('&amp;', '&'))

const PARTS = [1, 2, 3, 4]

for (const part of PARTS) {
  test(`every page is without complaint and asks nobody else, part ${part}`, async ({ page, request }) => {
    test.setTimeout(300_000)
    const pages = await everyPage(request)
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`))
    page.on('console', (message) => {
      // The page that is not there answers with 404, which the browser writes into its console.
      const isTheAnswer = message.location().url === page.url() && page.url().endsWith('/nowhere')
      if (message.type() === 'error' && !isTheAnswer) complaints.push(`${page.url()}: ${message.text()}`)
    })
    page.on('request', (asked) => {
      const { origin, protocol } = new URL(asked.url())
      if (protocol.startsWith('http') && origin !== new URL(page.url()).origin && page.url() !== 'about:blank')
        complaints.push(`${page.url()} asks ${asked.url()}`)
    })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const path of pages.filter((_, index) => index % PARTS.length === part - 1)) {
      if (path === '/500') await page.route('**/_health', (route) => route.fulfill({ status: 503 }))
      // Until it asks for nothing more: what it would ask of others it may ask late.
      await page.goto(path, { waitUntil: 'networkidle' })
      await expect(page.locator('h1')).toHaveCount(1)
      await page.unrouteAll()
    }
    expect(complaints.filter((each) => !each.includes('503'))).toEqual([])
  })
}

/** By how many pixels the page can be scrolled sideways, and what has a part of itself out there. */
const SIDEWAYS = `(() => {
  const { scrollWidth, clientWidth } = document.documentElement
  const isCut = (element) => element.parentElement.closest('[class*="overflow-"]')
  const outside = [...document.querySelectorAll('body *')].filter(
    (element) => element.checkVisibility() && element.getBoundingClientRect().right > clientWidth + 1 && !isCut(element),
  )
  return scrollWidth > clientWidth ? [scrollWidth - clientWidth + ' px', ...outside.slice(0, 3).map(({ outerHTML }) => outerHTML.slice(0, 80))] : []
})()`

test('with letters twice as large every page holds the narrowest phone, and none scrolls sideways', async ({
  page,
  request,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript("localStorage.setItem('hasVisited', 'true')")
  // The page that waits for the server would lead away from itself.
  await page.route('**/_health', (route) =>
    page.url().endsWith('/500') ? route.fulfill({ status: 503 }) : route.continue(),
  )
  await page.setViewportSize({ width: 320, height: 640 })
  const faults: string[] = []
  for (const path of await everyPage(request)) {
    await page.goto(path)
    await setTextSize(page, 200)
    const found = [...(await page.evaluate<string[]>(SIDEWAYS)), ...(await boxFaults(page))]
    faults.push(...found.map((fault) => `${path}: ${fault}`))
  }
  expect(faults).toEqual([])
})

test('every link on every page leads somewhere', async ({ request, server }) => {
  test.setTimeout(120_000)
  const bodies = new Map<string, string>()
  const waiting = await everyPage(request)
  const complaints: string[] = []
  const fragments: [from: string, path: string, id: string][] = []
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (bodies.has(path)) continue
    const reply = await request.get(path)
    const body = reply.headers()['content-type']?.startsWith('text/html') ? await reply.text() : ''
    bodies.set(path, body)
    const expected = path === '/nowhere' ? 404 : 200
    if (reply.status() !== expected) complaints.push(`${path} answers ${reply.status()}`)
    if (/\]\(\/|\{(?:support|company|year|current-year)\}|origin\.invalid/.test(body))
      complaints.push(`${path} shows a token`)
    for (const link of [...attributes(body, 'href'), ...attributes(body, 'src')]) {
      const [target = '', id] = link.split('#', 2)
      if (link === '#' || link.startsWith('javascript:')) complaints.push(`${path} has a link to nowhere: ${link}`)
      if (link.startsWith('http:') && !link.startsWith(server.url))
        complaints.push(`${path} has an unsafe link: ${link}`)
      if (id) fragments.push([path, target || path, id])
      if (target.startsWith('/')) waiting.push(target)
    }
  }
  for (const [from, path, id] of fragments) {
    const isThere = attributes(bodies.get(path) ?? '', 'id').includes(id)
    if (path.startsWith('/') && !isThere) complaints.push(`${from} links to ${path}#${id}, which is not there`)
  }
  expect(complaints).toEqual([])
  expect(bodies.size).toBeGreaterThan(30)
})

test('every page says what it is to search engines and to those who share it', async ({ request, server }) => {
  const titles: string[] = []
  for (const path of await listedPages(request)) {
    const html = await (await request.get(path)).text()
    const titleOf = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? ''
    const metaOf = (name: string) => new RegExp(`<meta (?:name|property)="${name}" content="([^"]+)"`).exec(html)?.[1]
    titles.push(titleOf)
    expect(html, path).toContain(`<link rel="canonical" href="${server.url}${path}"/>`)
    expect(metaOf('description')?.length, path).toBeGreaterThan(50)
    expect(html.match(/<h1[ >]/g), path).toHaveLength(1)
    const image = new URL(metaOf('og:image') ?? '')
    const picture = await request.get(image.pathname)
    expect([picture.status(), picture.headers()['content-type']], path).toEqual([200, 'image/png'])
    for (const [, json = ''] of html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)) {
      expect(JSON.parse(json), path).toHaveProperty('@context', 'https://schema.org')
    }
  }
  expect(new Set(titles).size, 'no two pages have the same title').toBe(titles.length)
})

test('without JavaScript every page is readable', async ({ browser, request, server }) => {
  test.setTimeout(120_000)
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url })
  const page = await context.newPage()
  const inVain: string[] = []
  // The list of features opens by itself, and the browser takes a code to the quiz.
  const works = page.getByRole('button', { name: /^(Features|Join)$/ })
  const dead = page.getByRole('button', { disabled: false }).or(page.getByRole('contentinfo').getByRole('radio'))
  for (const path of await everyPage(request)) {
    await page.goto(path)
    await expect(page.locator('h1'), path).toBeVisible()
    const { length } = (await page.locator('main').innerText()).trim()
    expect(length, `${path} has a text`).toBeGreaterThan(100)
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      if ((await dead.count()) !== (await works.count())) inVain.push(`${path} at ${width} px`)
    }
  }
  expect(inVain, 'pages with something to press that does nothing').toEqual([])
  await page.goto('/faq')
  await page.getByRole('button', { name: 'Features' }).focus()
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Create Poll' })).toBeVisible()
  const questions = page.locator('main details')
  await questions.nth(1).locator('summary').click()
  await expect(questions.nth(1)).toHaveAttribute('open')
  await context.close()
})
