import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { uploadPicture } from '#contract/media/pictures.ts'
import { envelope } from '#contract/wire/wire.ts'
import { expect, type Server, test } from '../fixtures.ts'
import { expectSaved, fillForm, next, openQuiz, seeResult, submit, workerServes } from '../student.ts'
import { anAccount, attemptsOf, enter, fillDetails, publish, QUESTIONS, quizzesOf, writeQuestion } from '../teacher.ts'

const raw = String.raw
type Account = Awaited<ReturnType<typeof anAccount>>
const FIGURE = readFileSync(join(import.meta.dirname, '../../web/public/quiz.png'))

/** A picture of this teacher's, by its id. */
const aPicture = async (server: Server, { token }: Account): Promise<string> => {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'image/png' }
  const reply = await fetch(`${server.url}/api/v1/teacher/pictures`, { method: 'POST', headers, body: FIGURE })
  return uploadPicture.data.parse(envelope.parse(await reply.json()).response.data).id
}

const passageWith = (picture: string) => raw`A stone is thrown **upwards** at $v = 20\,\text{m/s}$:

1. it rises for $t = \frac{v}{g}$;
2. then it falls.

$$h(t) = v t - \frac{1}{2} g t^2 \qquad h_{\max} = \frac{v^2}{2g} \approx 20\,\text{m} \qquad t_{\text{all}} = \frac{2v}{g}$$

![The way of the stone, drawn as a curve](${picture})

What was meant as money is money: $5 and $6.`

const NAME = 'Passage for questions 2–4'
const PROSE = { format: 'prose', group: 0 }

const aQuizInProse = async (server: Server) => {
  const account = await anAccount(server)
  const quiz = {
    title: 'A stone',
    questions: [
      { problem: 'Which planet is the largest?', options: ['Jupiter', 'Mars'], correct_answer: 0 },
      { problem: 'How high does it get?', options: ['20 m', '40 m'], correct_answer: 0, group: 0 },
      { ...PROSE, problem: 'For **how long**?', options: [raw`$\frac{2v}{g}$`, '*nobody knows*'], correct_answer: 0 },
      {
        ...PROSE,
        kind: 'open_ended',
        problem: raw`Why is $h_{\max}$ reached at $\frac{v}{g}$?`,
        draft: { least: null, most: null, rubric: [{ text: '$v - gt = 0$', weight: 1 }], model: '**Because** it is.' },
      },
    ],
    groups: [{ format: 'prose', stimulus: passageWith(await aPicture(server, account)) }],
    texts: [{ format: 'prose', text: 'Take $g = 10$ in *each* of them.', before: 1 }],
  }
  return publish(server, account, quiz)
}

const passage = (page: Page) => page.getByRole('region', { name: NAME })
const PICTURE = { name: 'The way of the stone, drawn as a curve' }
const isLoaded = (page: Page) => page.evaluate(`document.querySelector('img[src^="/media/"]').naturalWidth > 0`)

test('formulas and pictures that stand in a passage alone are read on a phone, and with the result @phone', async ({
  page,
  server,
}) => {
  test.slow()
  await page.clock.install()
  await page.setViewportSize({ width: 360, height: 740 })
  const quiz = await aQuizInProse(server)
  const prose = page.waitForResponse((reply) => /rendered-prose[^/]*\.js/.test(reply.url()))
  const font = page.waitForResponse((reply) => /stix-two-math[^/]*\.woff2/.test(reply.url()))
  await openQuiz(page, quiz.code)
  expect([(await prose).ok(), (await font).ok()]).toEqual([true, true])
  await fillForm(page)
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await page.getByRole('radio', { name: 'Jupiter' }).click()
  await next(page)

  await expect(passage(page).locator('math')).toHaveCount(3)
  await expect(passage(page).getByText('What was meant as money is money: $5 and $6.')).toBeAttached()
  await expect(page.getByText('each', { exact: true })).toHaveJSProperty('localName', 'em')
  await expect.poll(() => isLoaded(page)).toBe(true)
  const [outer, inner] = [await passage(page).boundingBox(), await page.getByRole('img', PICTURE).boundingBox()]
  expect(inner?.width).toBeLessThanOrEqual(outer?.width ?? 0)
  await page.evaluate('scrollTo(0, document.body.scrollHeight)')
  await passage(page).evaluate((box) => box.scrollTo(0, 220))
  await page.evaluate('scrollTo(0, document.body.scrollHeight)')
  await page.getByRole('radio', { name: '20 m' }).click()
  await next(page)
  await page.getByRole('radio').first().click()
  await next(page)
  await page.getByRole('textbox', { name: /^Your answer/ }).fill('Then $v = gt$.')
  await expectSaved(page)

  await workerServes(page)
  await expect
    .poll(() => page.evaluate(`caches.open('pictures').then(async (kept) => (await kept.keys()).length)`))
    .toBe(1)
  await page.context().setOffline(true)
  await page.reload()
  await expect(passage(page).locator('math')).toHaveCount(3)
  await expect.poll(() => isLoaded(page)).toBe(true)
  await page.context().setOffline(false)

  await submit(page)
  await seeResult(page)
  const read = page.getByRole('group').filter({ hasText: NAME })
  await expect(read.locator('math')).toHaveCount(3)
  await expect.poll(() => isLoaded(page)).toBe(true)
  await read.scrollIntoViewIfNeeded()

  await enter(page, quiz.teacher)
  const { rows } = await attemptsOf(server, quiz)
  await page.goto(`/dashboard/analysis/${rows[0]?.id}`)
  await expect(read.locator('math')).toHaveCount(3)
  await page.goto(`/dashboard/quizzes/result?quiz=${quiz.id}&view=questions`)
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Question 3' }) })
  await expect(card.getByText('how long')).toHaveJSProperty('localName', 'strong')
  await expect(card.getByRole('rowheader').locator('math')).toHaveCount(1)
  await card.scrollIntoViewIfNeeded()
  await page.goto(`/dashboard/quizzes/${quiz.id}/marking`)
  await page.getByRole('link', { name: /Question 4/ }).click()
  const toMark = page.getByRole('article')
  await expect(toMark.locator('details math'), 'the passage is read with the answer').toHaveCount(3)
  await expect(toMark.locator('h2 math')).toHaveCount(2)
  await expect(page.locator('label math')).toHaveCount(1)
  // What a student typed means nothing but itself.
  await expect(page.getByText('Then $v = gt$.')).toBeVisible()
})

test('a teacher writes a formula and a picture into a passage, and sees both at once', async ({ page, server }) => {
  test.slow()
  const account = await anAccount(server)
  await enter(page, account.teacher)
  await page.goto('/dashboard/quizzes/create')
  await fillDetails(page, { count: 1 })
  await page.getByRole('button', { name: 'Save & Next' }).click()
  await page.getByRole('button', { name: 'Add a passage' }).click()
  const text = page.getByLabel('Text of the passage')
  await text.fill('It rises for ')
  await text.press('End')
  await page.getByRole('button', { name: 'Formula (Ctrl+M)' }).click()
  await expect(text).toHaveValue('It rises for $x^2$')
  await text.press('End')
  await expect(page.getByRole('main').locator('math')).toHaveCount(1)
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Add picture to: Text of the passage' }).click()
  await (await chooser).setFiles({ name: 'curve.png', mimeType: 'image/png', buffer: FIGURE })
  await expect(page.getByText('Still needed: a few words on what its picture shows.')).toBeVisible()
  await page.getByRole('textbox', { name: /^What does picture 1 show/ }).fill('a curve')
  await expect(page.getByText('This passage is complete.')).toBeVisible()
  await expect(page.getByRole('img', { name: 'a curve' })).toBeVisible()
  await page.evaluate('scrollTo(0, 0)')

  const list = page.getByRole('list', { name: 'Questions' }).getByRole('listitem')
  await list.nth(1).getByRole('button').first().click()
  await writeQuestion(page, QUESTIONS[0] ?? { problem: '', options: [], correct: 0 })
  await page.getByRole('button', { name: 'Save & Next' }).click()
  // Among the questions, and on the phone beside them.
  await expect(page.locator('details math').first()).toBeVisible()
  await expect(page.getByRole('img', { name: 'a curve' }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Publish Quiz' }).click()
  await expect(page.getByLabel('Share link')).toBeVisible()
  const [quiz] = await quizzesOf(server, account)
  const cover = await page.context().request.get(`/api/v1/quiz?code=${quiz?.share_code}`)
  expect((await cover.json()).response.data.needs).toEqual(['prose', 'formulas'])
})
