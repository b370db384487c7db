import { expect, test } from '../fixtures.ts'
import { next, RAHUL, startQuiz, takeQuizByCalls } from '../student.ts'
import { anAccount, attemptsOf, enter, publish } from '../teacher.ts'

const raw = String.raw

/** Of school and entrance papers: algebra, trigonometry, calculus, vectors, matrices, physics, chemistry, statistics. */
const FORMULAS = [
  raw`x = \frac{-b \pm \sqrt{b^2 - 4ac}}{2a}`,
  raw`(a+b)^3 = a^3 + 3a^2b + 3ab^2 + b^3`,
  raw`\frac{1}{1 + \frac{1}{1 + \frac{1}{x}}}`,
  raw`\sqrt[3]{\frac{p}{q} + \sqrt{r}}`,
  raw`a_n = a r^{n-1}, \quad S_\infty = \frac{a}{1-r}`,
  raw`\log_a b = \frac{\ln b}{\ln a}`,
  raw`\sum_{k=1}^{n} k^2 = \frac{n(n+1)(2n+1)}{6}`,
  raw`{}^{n}C_{r} = \binom{n}{r} = \frac{n!}{r!\,(n-r)!}`,
  raw`|z| = \sqrt{x^2 + y^2}, \quad \bar{z} = x - iy`,
  raw`e^{i\pi} + 1 = 0`,
  raw`\sin^2\theta + \cos^2\theta = 1`,
  raw`\tan(A+B) = \frac{\tan A + \tan B}{1 - \tan A \tan B}`,
  raw`\sin^{-1} x + \cos^{-1} x = \frac{\pi}{2}`,
  raw`\frac{a}{\sin A} = \frac{b}{\sin B} = 2R`,
  raw`\triangle ABC \sim \triangle PQR, \ \angle A = 90^\circ`,
  raw`\lim_{x \to 0} \frac{\sin x}{x} = 1`,
  raw`\lim_{n \to \infty} \left(1 + \frac{1}{n}\right)^{n} = e`,
  raw`\frac{d}{dx} \tan^{-1} x = \frac{1}{1+x^2}`,
  raw`\frac{\partial^2 u}{\partial x^2} + \frac{\partial^2 u}{\partial y^2} = 0`,
  raw`\int_0^{\pi/2} \frac{\sin x}{\sin x + \cos x}\,dx = \frac{\pi}{4}`,
  raw`\int \frac{dx}{\sqrt{a^2 - x^2}} = \sin^{-1}\frac{x}{a} + C`,
  raw`\iint_D f(x,y)\,dA, \quad \oint_C \vec{F} \cdot d\vec{r}`,
  raw`f'(x) = \lim_{h \to 0} \frac{f(x+h) - f(x)}{h}`,
  raw`\frac{dy}{dx} + Py = Q`,
  raw`\begin{pmatrix} a & b \\ c & d \end{pmatrix}^{-1} = \frac{1}{ad - bc} \begin{pmatrix} d & -b \\ -c & a \end{pmatrix}`,
  raw`\begin{vmatrix} 1 & 2 & 3 \\ 4 & 5 & 6 \\ 7 & 8 & 9 \end{vmatrix} = 0`,
  raw`|x| = \begin{cases} x & x \ge 0 \\ -x & x < 0 \end{cases}`,
  raw`\begin{aligned} 2x + 3y &= 5 \\ x - y &= 1 \end{aligned}`,
  raw`\vec{a} \times \vec{b} = |\vec{a}||\vec{b}| \sin\theta\,\hat{n}`,
  raw`\overrightarrow{AB} + \overrightarrow{BC} = \overrightarrow{AC}`,
  raw`A \cup (B \cap C) = (A \cup B) \cap (A \cup C)`,
  raw`\forall x \in \mathbb{R},\ \exists y \notin \mathbb{Q}`,
  raw`p \Rightarrow q \equiv \neg p \lor q`,
  raw`P(A \mid B) = \frac{P(A \cap B)}{P(B)}`,
  raw`\sigma = \sqrt{\frac{\sum (x_i - \bar{x})^2}{N}}`,
  raw`\frac{x^2}{a^2} + \frac{y^2}{b^2} = 1`,
  raw`v^2 = u^2 + 2as`,
  raw`F = \frac{1}{4\pi\varepsilon_0} \frac{q_1 q_2}{r^2}`,
  raw`\frac{1}{v} - \frac{1}{u} = \frac{1}{f}`,
  raw`\frac{1}{R} = \frac{1}{R_1} + \frac{1}{R_2}`,
  raw`\lambda = \frac{h}{p}, \quad E = h\nu = mc^2`,
  raw`T = 2\pi\sqrt{\frac{l}{g}}`,
  raw`6.022 \times 10^{23}\ \mathrm{mol^{-1}}`,
  raw`9.8\ \mathrm{m\,s^{-2}} \approx 10\ \mathrm{m/s^2}`,
  raw`\ce{2H2 + O2 -> 2H2O}`,
  raw`\ce{N2 + 3H2 <=> 2NH3}`,
  raw`\ce{SO4^2-}, \ \ce{Fe^3+}, \ \ce{^{14}_{6}C}`,
  raw`\ce{CaCO3 ->[\Delta] CaO + CO2 ^}`,
  raw`K_c = \frac{[\mathrm{C}]^c[\mathrm{D}]^d}{[\mathrm{A}]^a[\mathrm{B}]^b}`,
  raw`\text{বেগ} = \frac{\text{দূরত্ব}}{\text{সময়}}`,
  raw`\text{pH} = -\log_{10}[\ce{H+}]`,
  raw`\boxed{\Delta S \ge 0}, \ \cancel{x} \ne \infty`,
]

const QUESTIONS = Array.from({ length: FORMULAS.length / 4 }, (_, at) => {
  const [first = '', ...others] = FORMULAS.slice(4 * at, 4 * at + 4)
  return {
    format: 'prose',
    problem: `Which one has to do with $${first}$?\n\n$$${first}$$`,
    options: [first, ...others].map((formula) => `$${formula}$`),
    correct_answer: 0,
  }
})

test('more than fifty formulas of school and entrance papers are drawn, in options too, on phones and in the dark', async ({
  page,
  server,
}) => {
  const account = await anAccount(server)
  const quiz = await publish(server, account, { title: 'Formulas', questions: QUESTIONS })
  await enter(page, account.teacher)
  await takeQuizByCalls(server, quiz.code, RAHUL)
  const { rows } = await attemptsOf(server, quiz)
  await page.goto(`/dashboard/analysis/${rows[0]?.id}`)
  const main = page.getByRole('main')
  // Each stands in its option; the first of four in the question as well, in a line and on a line of its own.
  await expect(main.locator('math')).toHaveCount(FORMULAS.length + 2 * QUESTIONS.length)
  await expect(main.locator('merror')).toHaveCount(0)
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      const path = `${test.info().project.outputDir}/formula-sheet-${width}-${colorScheme}.png`
      await page.screenshot({ path, fullPage: true, animations: 'disabled' })
    }
    expect(await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0)
  }
})

test('each formula is drawn where a student meets it, at 360 px in the dark @phone', async ({ page, server }) => {
  test.slow()
  const quiz = await publish(server, await anAccount(server), { title: 'Formulas', questions: QUESTIONS })
  await page.setViewportSize({ width: 360, height: 740 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await startQuiz(page, quiz.code)
  for (let at = 0; at < QUESTIONS.length; at += 1) {
    await expect(page.getByRole('heading', { name: `Question ${at + 1} of ${QUESTIONS.length}` })).toBeVisible()
    const main = page.getByRole('main')
    await expect(main.locator('math')).toHaveCount(6)
    await expect(main.locator('merror')).toHaveCount(0)
    await expect(main.locator('.choice math')).toHaveCount(4)
    expect(await page.evaluate<boolean>(`document.fonts.check('1em "STIX Two Math"', 'x')`)).toBe(true)
    const path = `${test.info().project.outputDir}/formula-player-${at + 1}-360-dark.png`
    await page.screenshot({ path, fullPage: true, animations: 'disabled' })
    expect(await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0)
    if (at < QUESTIONS.length - 1) await next(page)
  }
})

test('what hangs below the line of a formula is seen whole', async ({ page, server }) => {
  const problem = raw`What is $P = \frac{1}{f}$?`
  const questions = [{ format: 'prose', problem, options: ['The power', 'The force'], correct_answer: 0 }]
  await startQuiz(page, (await publish(server, await anAccount(server), { title: 'A lens', questions })).code)
  const line = page.locator('.prose-paragraph', { has: page.locator('math') })
  await expect(line).toBeVisible()
  await page.evaluate('document.fonts.ready')
  const { x, y, width, height } = (await line.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const seen = () => page.screenshot({ clip: { x, y: y - 10, width, height: height + 20 } })
  const asItIs = await seen()
  await line.evaluate((element) => element.style.setProperty('overflow', 'visible'))
  expect((await seen()).equals(asItIs)).toBe(true)
})
