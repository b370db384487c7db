import { screen } from '@testing-library/dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { aScreen } from '../../testing/a-screen.ts'
import { field, fillIn } from '../../testing/field.ts'
import { pass, stopTime } from '../../testing/passing-time.ts'
import { button, openRow, press, quizText, rows, showQuestions } from '../../testing/show-questions.tsx'
import { signedIn } from '../../testing/signed-in.ts'

beforeEach(() => {
  stopTime()
  signedIn()
})

const MIXED = `Class 9, first term

1. Which planet is the largest?
a) Mars
b) Jupiter
Ans: b

২। পশ্চিমবঙ্গের রাজধানী কোনটি?
(ক) দার্জিলিং (খ) কলকাতা
উত্তর: খ

3. The sun is a star.
True

4. What is g in m/s²?
Ans: 9.8 ± 0.1

5. Who wrote Gitanjali?
Ans: z
a) Tagore
b) Nazrul`

type Page = ReturnType<typeof showQuestions>

/** In the place of what stands there. What is typed in one go is undone in one go, so it comes after a while. */
const write = async ({ user }: Page, text: string) => {
  await pass(2000)
  await user.click(quizText())
  quizText().select()
  await user.paste(text)
}

/** As the next page begins, with what this one has left on the device. */
const reloaded = async (page: Page) => {
  await pass(2000)
  page.show(null)
  return showQuestions()
}

describe('questions and their text', () => {
  it('edit each other, and what is not understood stays in the text, after a reload too', async () => {
    const page = showQuestions()
    press('As text')
    await write(page, MIXED)
    expect(screen.getByText('5 questions')).toBeTruthy()
    press('Line 19: no option fits the answer “z”')
    expect(quizText().value.slice(quizText().selectionStart, quizText().selectionEnd)).toBe('Ans: z')

    press('One by one')
    const told = [/largest/, /রাজধানী/, /star/, /m\/s²/, /Gitanjali/]
    expect(rows().map(({ textContent }, at) => told[at]?.test(textContent ?? ''))).toEqual(told.map(() => true))
    openRow(1)
    fillIn('Option 1', 'Saturn')

    press('As text')
    expect(quizText().value).toBe(MIXED.replace('Mars', 'Saturn'))
    await write(page, quizText().value.replace('Saturn', 'Neptune').replace('Ans: z', 'Ans: a'))
    expect(screen.queryByText(/^Line 19/)).toBeNull()
    press('One by one')
    openRow(1)
    expect(field('Option 1').value).toBe('Neptune')
    expect(screen.getAllByText('5 of 5 complete')).toBeTruthy()
    await page.user.keyboard('{Control>}z{/Control}')
    openRow(1)
    expect(field('Option 1').value).toBe('Saturn')

    await reloaded(page)
    expect(screen.getByText('2 lines of the text are in no question yet.')).toBeTruthy()
    press('Open the text')
    expect(quizText().value).toBe(MIXED.replace('Mars', 'Saturn'))
  })

  const wrong = '1. Which is the largest?\na) Mars\nb) Jupiter\nAns: z'
  const other = `Planets\n\n${wrong.replace('Ans: z', 'Ans: y')}`
  const typed = [wrong, `Planets\n\n${wrong}`, other, `Ink\n${other}`]

  it('are undone and done again step by step, also what is in no question, after a reload too', async () => {
    const page = showQuestions()
    press('As text')
    for (const each of typed) await write(page, each)
    const undone = typed.slice(0, -1).toReversed()
    for (const each of undone) {
      await page.user.keyboard('{Control>}z{/Control}')
      expect(quizText().value).toBe(each)
    }
    for (const each of typed.slice(1)) {
      press(/^Redo/)
      expect(quizText().value).toBe(each)
    }
    press(/^Undo/)

    const next = await reloaded(page)
    expect(quizText().value).toBe(other)
    press(/^Redo/)
    expect(quizText().value).toBe(`Ink\n${other}`)
    for (const each of undone) {
      press(/^Undo/)
      expect(quizText().value).toBe(each)
    }
    await next.user.click(quizText())
    await next.user.keyboard('{Control>}z{/Control}')
    expect(quizText().value).toBe('')
  })

  it('side by side, a wrong answer line that is undone is gone, and there again once it is redone', async () => {
    aScreen(80)
    const page = showQuestions()
    press('Both')
    const right = 'Planets\n\n1. Which is the largest?\na) Mars\nb) Jupiter\nAns: b'
    await write(page, right)
    await write(page, right.replace('Ans: b', 'Ans: z'))
    expect(button('Line 6: no option fits the answer “z”')).toBeTruthy()
    press(/^Undo/)
    expect(quizText().value).toBe(right)
    press(/^Redo/)
    expect(quizText().value).toBe(right.replace('Ans: b', 'Ans: z'))
  })
})
