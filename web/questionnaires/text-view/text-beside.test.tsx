import { fireEvent, screen } from '@testing-library/dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { aScreen } from '../../testing/a-screen.ts'
import { field, fillIn } from '../../testing/field.ts'
import { pass, soon, stopTime } from '../../testing/passing-time.ts'
import { phoneAtHand } from '../../testing/phone-at-hand.ts'
import { act } from '../../testing/show.tsx'
import { button, openRow, press, quizText, rows, showQuestions } from '../../testing/show-questions.tsx'
import { signedIn } from '../../testing/signed-in.ts'

const QUIZ = `Class 9, first term

1. Which planet is the largest?
a) Mars
b) Jupiter
Ans: b

2. The sun is a star.
True

3. পশ্চিমবঙ্গের রাজধানী কোনটি?
(ক) দার্জিলিং (খ) কলকাতা
উত্তর: খ`

phoneAtHand()
beforeEach(() => {
  stopTime()
  signedIn()
})

const prompt = () => field('Question text').value
/** What is marked in the text. */
const marked = () => document.querySelector('[data-open]')?.textContent ?? ''
const openRowText = () => document.querySelector('[data-row][aria-current]')?.textContent ?? ''

const cursorAfter = (words: string) => {
  const at = quizText().value.indexOf(words) + words.length
  act(() => quizText().focus())
  quizText().setSelectionRange(at, at)
  fireEvent(document, new Event('selectionchange'))
}

const beside = async (text = QUIZ) => {
  const screenNow = aScreen(80)
  const page = showQuestions()
  press('Both')
  await page.user.click(quizText())
  await page.user.paste(text)
  return { ...page, screenNow }
}

describe('a text beside the questions', () => {
  it('follows them and leads to them, and whoever writes in it stays where they are', async () => {
    const { user } = await beside()
    cursorAfter('The sun')
    expect(prompt()).toBe('The sun is a star.')
    expect(document.activeElement).toBe(quizText())
    await user.keyboard(' of us')
    expect(prompt()).toBe('The sun of us is a star.')
    expect(quizText().value.slice(quizText().selectionStart)).toMatch(/^ is a star/)

    openRow(3)
    expect(marked()).toContain('রাজধানী')
    fillIn('Option 1', 'হাওড়া')
    expect(quizText().value).toMatch(/^Class 9, first term\n\n1\. Which[\s\S]*হাওড়া/)
    expect(quizText().value).toMatch(/2\. The sun of us is a star\.\nTrue/)
  })

  it('takes what a question has more, is undone where it is written, and leads to what is in no question', async () => {
    const { user } = await beside()
    cursorAfter('Ans: b')
    expect(openRowText()).toContain('largest')
    await pass(2000)
    await user.paste('\nExplanation: It is a gas giant.')
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Explanation/).value).toBe('It is a gas giant.')
    await user.keyboard('{Control>}z{/Control}')
    expect(quizText().value).not.toContain('gas giant')
    expect(document.activeElement).toBe(quizText())
    press(/^Line 1: it belongs to no question/)
    expect(document.activeElement).toBe(quizText())
    expect(quizText().value.slice(quizText().selectionStart, quizText().selectionEnd)).toBe('Class 9, first term')
  })

  it('is there after a reload, and gone where there is no room for it', async () => {
    const page = await beside()
    await pass(1000)
    page.show(null)
    showQuestions()
    expect(quizText().value).toBe(QUIZ)
    page.screenNow.becomes(56)
    expect(screen.queryByLabelText('All of it as text')).toBeNull()
    expect(button('As text')).toBeTruthy()
    expect(rows()).toHaveLength(3)
  })

  it('is scrolled with the colour of what is open in it', async () => {
    await beside()
    cursorAfter('The sun')
    expect(marked()).toContain('2. The sun is a star.')
    quizText().scrollTop = 120
    fireEvent.scroll(quizText())
    expect(document.querySelector('[data-open]')?.parentElement?.scrollTop).toBe(120)
  })
})

describe('a phone beside the question', () => {
  const phone = () => screen.getByRole('region', { name: 'Try it on a phone' })
  const answers = () => [...phone().querySelectorAll<HTMLInputElement>('input[type=radio]')]

  it('shows it as it is written, to be answered, until it is folded away, after a reload too', async () => {
    aScreen(80)
    const page = showQuestions()
    fillIn('Question text', '2 + 2?')
    press('Try it as on a phone')
    await soon(() => expect(phone().textContent).toContain('2 + 2?'))
    fillIn('Option 1', '3')
    fillIn('Option 2', '4')
    await page.user.click(screen.getByRole('radio', { name: 'Correct answer: 2' }))
    await soon(() => expect(answers()).toHaveLength(2))
    await page.user.click(answers()[1] ?? phone())
    expect(answers().map(({ checked }) => checked)).toEqual([false, true])
    press('Hide the phone')
    await pass(1000)
    page.show(null)
    showQuestions()
    expect(button('Try it as on a phone')).toBeTruthy()
    expect(phone().textContent).not.toContain('2 + 2?')
  })
})
