import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { expectSaved, fillForm, next, openQuiz, seeResult, submit, workerServes } from '../student.ts'
import { anAccount, enter, fillDetails, publish } from '../teacher.ts'

const raw = String.raw

const QUESTIONS = [
  {
    format: 'prose',
    problem: raw`The roots of $ax^2+bx+c=0$ are
$$x = \frac{-b \pm \sqrt{b^2-4ac}}{2a}$$
What is **twice the sum** of the roots of $x^2-5x+6=0$? A book costs $5 and $6.`,
    options: [raw`$10$`, raw`$\frac{5}{2}$`, raw`$\int_0^1 x^2\,dx$`, raw`None of *these*`],
    correct_answer: 0,
    explanation: raw`The sum is $-\frac{b}{a} = 5$, and $2 \cdot 5 = 10$.`,
  },
  {
    format: 'prose',
    problem: raw`Consider:

1. $\begin{pmatrix}1 & 2\\ 3 & 4\end{pmatrix}\begin{pmatrix}a\\ b\end{pmatrix}$
2. $\begin{aligned}2x + 3y &= 5\\ x - y &= 1\end{aligned}$
3. $|x| = \begin{cases}x & x \ge 0\\ -x & x < 0\end{cases}$

$$\sum_{i=1}^{n} \binom{n}{i} + \lim_{x\to 0}\frac{\sin x}{x} + \oint_C \vec{F}\cdot d\vec{r} + \overrightarrow{AB} + \prod_{k=1}^{n} k + \iint_D f(x,y)\,dA$$`,
    options: [
      raw`$\ce{2H2 + O2 -> 2H2O}$`,
      raw`$\ce{SO4^2-}$ and $\ce{N2 + 3H2 <=> 2NH3}$`,
      raw`$\text{বেগ} = \frac{\text{দূরত্ব}}{\text{সময়}}$`,
      raw`$\alpha + \beta \in \mathbb{R}$, $\cancel{x}$, $\boxed{y}$`,
    ],
    correct_answer: 2,
    explanation: raw`Because $\frac{1`,
  },
] as const

const formulas = (page: Page) => page.getByRole('main').locator('math')
const FONT = 'document.fonts.check(\'1em "STIX Two Math"\', "x")'

test('formulas are read on a phone, without a network from the cover on, and with the result @phone', async ({
  page,
  server,
}) => {
  test.slow()
  await page.clock.install()
  await page.setViewportSize({ width: 360, height: 740 })
  await page.emulateMedia({ colorScheme: 'dark' })
  const quiz = await publish(server, await anAccount(server), { title: 'Formulas', questions: QUESTIONS })

  const prose = page.waitForResponse((reply) => /rendered-prose[^/]*\.js/.test(reply.url()))
  const font = page.waitForResponse((reply) => /stix-two-math[^/]*\.woff2/.test(reply.url()))
  await openQuiz(page, quiz.code)
  expect((await prose).ok()).toBe(true)
  expect((await font).ok()).toBe(true)

  await fillForm(page)
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await expect(page.getByRole('heading', { name: /Question 1 of/ })).toBeVisible()
  expect(await page.evaluate<boolean>(FONT)).toBe(true)
  await expect(formulas(page).first()).toBeVisible()
  await expect(page.getByText('A book costs $5 and $6.')).toBeVisible()
  await page.getByRole('radio').first().click()
  await next(page)
  await expect(page.getByRole('listitem')).toHaveCount(3)
  await page.getByRole('radio').nth(2).click()
  await expectSaved(page)

  await workerServes(page)
  await page.context().setOffline(true)
  await page.reload()
  await expect(formulas(page).first()).toBeVisible()
  await page.context().setOffline(false)

  await submit(page)
  await seeResult(page)
  await expect(page.getByText('Because $\\frac{1')).toBeVisible()
  await expect(formulas(page).first()).toBeVisible()
})

test('a teacher writes a formula, and sees it at once', async ({ page, server }) => {
  const { teacher } = await anAccount(server)
  await enter(page, teacher)
  await page.goto('/dashboard/quizzes/create')
  await fillDetails(page, { count: 1 })
  await page.getByRole('button', { name: 'Save & Next' }).click()
  const text = page.getByLabel('Question text')
  await text.fill('Solve ')
  await text.press('End')
  await page.getByRole('button', { name: 'Formula (Ctrl+M)' }).click()
  await expect(text).toHaveValue('Solve $x^2$')
  await expect(formulas(page).first()).toBeVisible()
  await text.press('End')
  await text.pressSequentially(raw` and $\frac{1$`)
  await expect(page.getByText(/^This formula can’t be read/)).toBeVisible()
  await page.getByRole('textbox', { name: 'Option 1', exact: true }).fill(raw`$\sqrt{2}$`)
  await expect(formulas(page)).toHaveCount(2)
})

const LONG = raw`(a+b+c)^3 = a^3+b^3+c^3+3a^2b+3ab^2+3b^2c+3bc^2+3c^2a+3ca^2+6abc + x^2+y^2+z^2+w^2`
/** How far each formula reaches beyond what holds it, in pixels. */
const BEYOND = `[...document.querySelectorAll('main math')].map((math) =>
  Math.round(math.getBoundingClientRect().right - math.closest('p, label, li').getBoundingClientRect().right))`

test('a wide formula is set smaller, or shows that it goes on and scrolls; on paper it is whole @phone', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const questions = [
    {
      format: 'prose',
      problem: raw`Which is right?
$$x = \frac{-b \pm \sqrt{b^2-4ac}}{2a} \quad\text{and}\quad \sum_{i=1}^{n} \binom{n}{i}$$`,
      options: [raw`$${LONG}$`, raw`$1$`, raw`$2$`, raw`$3$`],
      correct_answer: 0,
      explanation: raw`Because $$${LONG}$$`,
    },
  ]
  const quiz = await publish(server, await anAccount(server), { title: 'Formulas', questions })
  await openQuiz(page, quiz.code)
  await fillForm(page)
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await expect(formulas(page)).toHaveCount(5)
  const more = page.locator('.prose-more')
  await expect(more).toHaveCount(1)
  await expect.poll(() => page.evaluate<number[]>(BEYOND).then(([first]) => first)).toBeLessThanOrEqual(0)

  await more.click()
  await expect(more).toHaveCount(2)
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  const ofOption = page.locator('label .prose-scrolled').first()
  await expect(ofOption).toHaveAttribute('tabindex', '0')
  await ofOption.click()
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1)

  await expectSaved(page)
  await submit(page)
  await seeResult(page)
  await expect(formulas(page)).toHaveCount(6)
  const before = page.locator('.prose-more-before')
  await expect(before).toHaveCount(0)
  await page.locator('.prose-scrolled[tabindex="0"]').last().focus()
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowRight')
  await expect(before).toHaveCount(1)
  await page.emulateMedia({ media: 'print' })
  await expect.poll(() => page.evaluate<number[]>(BEYOND).then((all) => Math.max(...all))).toBeLessThanOrEqual(1)
})
