import type { Page } from '@playwright/test'
import { expectWholeIn, setTextSize, type View } from '../boxes.ts'
import { expect, test } from '../fixtures.ts'
import { ADDRESS, LETTERS, LONG_TITLE } from '../screens/long-texts.ts'
import { choose, fillForm, next, RAHUL, seeResult, submit } from '../student.ts'
import { aPublishedQuiz, QUESTIONS } from '../teacher.ts'

/** Nothing in them can be broken between words. */
const UNBROKEN = [
  ...QUESTIONS.slice(0, 1),
  { problem: `${ADDRESS} ${LETTERS}`, options: [LETTERS, ADDRESS, '1234567890'.repeat(12), 'short'], correct: 1 },
  ...QUESTIONS.slice(1),
]

const VIEWS: View[] = [
  { width: 320, height: 640, text: 130 },
  { width: 320, height: 640, text: 200 },
  { width: 240, height: 480, text: 100 },
  { width: 240, height: 480, text: 200 },
  { width: 740, height: 360, text: 100 },
  { width: 740, height: 360, text: 200 },
  { width: 640, height: 400, text: 130 },
  { width: 768, height: 1024, text: 200 },
  { width: 1280, height: 800, text: 200 },
]

const expectWholeEverywhere = (page: Page, state: string) => expectWholeIn(VIEWS, page, state)

test('with large text and long words the way into the quiz stays whole @phone', async ({ page, server }) => {
  const { code } = await aPublishedQuiz(server, UNBROKEN, LONG_TITLE)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`/quiz?code=${code}`)
  await page.getByRole('button', { name: 'Take this quiz' }).waitFor()
  await expectWholeEverywhere(page, 'the cover')
  await page.getByRole('button', { name: 'Take this quiz' }).click()
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expectWholeEverywhere(page, 'the form with errors')
  await fillForm(page, { ...RAHUL, name: `${'রাহুল'.repeat(8)}${LETTERS.slice(0, 50)}` })
  await expectWholeEverywhere(page, 'the welcome')
  await page.goBack()
  await page.goBack()
  await page.getByRole('button', { name: 'Already started on another device?' }).click()
  await page.getByRole('button', { name: 'Continue the quiz' }).click()
  await expectWholeEverywhere(page, 'the resume form with errors')
})

test('with large text the quiz begins at its top, however far down Start was @phone', async ({ page, server }) => {
  const { code } = await aPublishedQuiz(server)
  await page.setViewportSize({ width: 320, height: 568 })
  await page.goto(`/quiz?code=${code}`)
  await setTextSize(page, 200)
  await page.getByRole('button', { name: 'Take this quiz' }).click()
  await fillForm(page)
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Question 1 of 3' })).toBeFocused()
  // The browser comes back to where an entry of the history was scrolled to as soon as it has painted.
  await page.evaluate('new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))')
  await expect(page.getByRole('button', { name: 'Submit' })).toBeInViewport()
})

test('with large text and long words the quiz stays whole @phone', async ({ page, context, server }) => {
  const { code } = await aPublishedQuiz(server, UNBROKEN, LONG_TITLE)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`/quiz?code=${code}`)
  await page.getByRole('button', { name: 'Take this quiz' }).click()
  await fillForm(page, { ...RAHUL, name: LETTERS.slice(0, 90) })
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await choose(page, 'Carbon dioxide')
  await expectWholeEverywhere(page, 'a question with the resume code above it')
  await next(page)
  await choose(page, 'short')
  await page.getByRole('button', { name: 'Mark for review' }).click()
  await expectWholeEverywhere(page, 'a question of long words')
  await context.setOffline(true)
  await expectWholeEverywhere(page, 'the quiz without a network')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'All questions' }).click()
  await expectWholeEverywhere(page, 'the palette')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await expectWholeEverywhere(page, 'the question whether to submit')
  await page.keyboard.press('Escape')
  await page.goBack()
  await expect(page.getByRole('dialog', { name: 'Leave the quiz?' })).toBeVisible()
  await expectWholeEverywhere(page, 'the question whether to leave')
  await page.keyboard.press('Escape')
  await submit(page)
  await page.getByRole('heading', { name: 'Submitted' }).waitFor()
  await expectWholeEverywhere(page, 'the end')
  await page.goto(`/quiz/analysis?code=${code}`)
  await page.getByText('Your score').waitFor()
  await expectWholeEverywhere(page, 'the result')
})

for (const [width, height] of [
  [740, 360],
  [640, 400],
] as const) {
  test(`on a phone held sideways, ${width}x${height}, three options are in sight @phone`, async ({ page, server }) => {
    const { code } = await aPublishedQuiz(server)
    await page.setViewportSize({ width, height })
    await page.goto(`/quiz?code=${code}`)
    await page.getByRole('button', { name: 'Take this quiz' }).click()
    await fillForm(page)
    await page.getByRole('button', { name: 'Start', exact: true }).click()
    const options = page.locator('label').filter({ has: page.getByRole('radio') })
    await expect(options).toHaveCount(3)
    for (const option of await options.all()) await expect(option).toBeInViewport({ ratio: 1 })
    const third = await options.nth(2).boundingBox()
    const bars = await page.getByRole('navigation', { name: 'Move between questions' }).boundingBox()
    expect((third?.y ?? 0) + (third?.height ?? 0)).toBeLessThanOrEqual(Math.min(height, bars?.y ?? height))
  })
}

test('where the text leaves no room for them, the bars scroll away with the rest @phone', async ({ page, server }) => {
  const { code } = await aPublishedQuiz(server)
  await page.goto(`/quiz?code=${code}`)
  await page.getByRole('button', { name: 'Take this quiz' }).click()
  await fillForm(page)
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 640 })
    const [previous, onward] = [
      page.getByRole('button', { name: 'Previous' }),
      page.getByRole('button', { name: 'Next' }),
    ]
    await expect(onward).toBeInViewport()
    expect((await onward.boundingBox())?.y, `${width} px wide`).toBe((await previous.boundingBox())?.y)
  }
  await setTextSize(page, 200)
  await page.getByText('Nitrogen').scrollIntoViewIfNeeded()
  await page.evaluate('scrollBy(0, 200)')
  await expect(page.getByRole('timer')).not.toBeInViewport()
})

test('larger text is chosen in the quiz, and kept on the device @phone', async ({ page, server }) => {
  const { code } = await aPublishedQuiz(server)
  await page.goto(`/quiz?code=${code}`)
  await page.getByRole('button', { name: 'Take this quiz' }).click()
  await fillForm(page)
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await page.getByRole('button', { name: 'All questions' }).click()
  const smaller = page.getByRole('button', { name: 'Smaller text' })
  await expect(smaller).toBeDisabled()
  await page.getByRole('button', { name: 'Larger text' }).click()
  await page.getByRole('button', { name: 'Larger text' }).click()
  const size = () => page.evaluate<string>('getComputedStyle(document.documentElement).fontSize')
  expect(await size()).toBe('20.8px')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Question 1 of 3' })).toBeVisible()
  expect(await size()).toBe('20.8px')
  await page.getByRole('button', { name: 'All questions' }).click()
  await smaller.click()
  await smaller.click()
  expect(await size()).toBe('16px')
})

test('in a wide window the bars and the question share their edges', async ({ page, server }) => {
  const { code } = await aPublishedQuiz(server)
  await page.goto(`/quiz?code=${code}`)
  await page.getByRole('button', { name: 'Take this quiz' }).click()
  await fillForm(page)
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  const left = async (name: string) => (await page.getByText(name).first().boundingBox())?.x
  const edge = await left('Question 1 of 3')
  expect(await left('Science, first test')).toBe(edge)
  expect((await page.getByRole('button', { name: 'Previous' }).boundingBox())?.x).toBe(edge)
  const right = async (name: string) => {
    const box = await page.getByRole('button', { name, exact: true }).boundingBox()
    return (box?.x ?? 0) + (box?.width ?? 0)
  }
  const option = await page.locator('label').first().boundingBox()
  expect(await right('Next')).toBe((option?.x ?? 0) + (option?.width ?? 0))
})

/** Words in the names of figures that stand on more than one line. */
const BROKEN_WORDS = `[...document.querySelectorAll('dl dt')].flatMap((name) => {
  const texts = document.createTreeWalker(name, NodeFilter.SHOW_TEXT)
  const broken = []
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    for (const { 0: word, index } of text.textContent.matchAll(/\\S+/g)) {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word)
    }
  }
  return broken
})`

test('with large text the figures of a result break no word @phone', async ({ page, server }) => {
  const { code } = await aPublishedQuiz(server)
  await page.goto(`/quiz?code=${code}`)
  await page.getByRole('button', { name: 'Take this quiz' }).click()
  await fillForm(page)
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await choose(page, 'Carbon dioxide')
  await submit(page)
  await seeResult(page)
  await page.getByRole('heading', { name: 'Question by question' }).waitFor()
  for (const { width, height, text } of VIEWS) {
    await page.setViewportSize({ width, height })
    await setTextSize(page, text)
    expect(await page.evaluate<string[]>(BROKEN_WORDS), `${width} px, ${text} %`).toEqual([])
  }
})
