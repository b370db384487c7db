import { screen, within } from '@testing-library/dom'
import { beforeEach, describe, expect, it } from 'vitest'
import type { DraftItem } from '#domain/questionnaires/drafts/draft-item.ts'
import { aDraftsServer } from '../../testing/drafts-server.ts'
import { field } from '../../testing/field.ts'
import { keepQuiz, keptQuiz } from '../../testing/kept-drafts.ts'
import { pass, soon, stopTime } from '../../testing/passing-time.ts'
import { phoneAtHand } from '../../testing/phone-at-hand.ts'
import { showDashboard } from '../../testing/show-dashboard.tsx'
import { button, press, quizText, rows } from '../../testing/show-questions.tsx'
import { signedIn } from '../../testing/signed-in.ts'
import { emptyDetails } from '../entries/stored-draft.ts'

const WIZARD = '/dashboard/quizzes/create'
const DETAILS = { ...emptyDetails(), title: 'Light', subject: 'Science', questionCount: 1, minutes: 15 }

phoneAtHand()
beforeEach(() => {
  stopTime()
  signedIn()
})

/** The wizard with what this device keeps of a quiz, in one of its steps. */
const writing = (items: DraftItem[] = [], section = 'qsi', details: Partial<typeof DETAILS> = {}) => {
  const server = aDraftsServer()
  keepQuiz({ details: { ...DETAILS, ...details }, items })
  return { server, ...showDashboard(`${WIZARD}?section=${section}`) }
}

const question = (options: string[], correct: number): DraftItem => ({
  kind: 'single_choice',
  format: 'prose',
  prompt: 'Which?',
  draft: { options, correct },
})
const focused = () => document.activeElement?.getAttribute('name')
const shared = () => soon(() => expect(screen.getByText('Quiz Saved Successfully!')).toBeTruthy())

describe('what papers get', () => {
  const figures = () => [...document.querySelectorAll('dd')].map(({ textContent }) => textContent)

  it('is told while marks are typed', async () => {
    const { user } = writing([question(['3', '4'], 1)], 'dts', { hasNegativeMarking: true })
    await soon(() => expect(figures()).toEqual(['1', '0', '0.38']))
    await user.clear(field('Marks per question'))
    expect(figures()).toEqual([])
    await user.type(field('Marks per question'), '4')
    expect(figures()).toEqual(['4', '0', '1.5'])
  })

  it('is told once more before it is published', async () => {
    writing([question(['3', '4'], 1)], 'prvw')
    await soon(() => expect(figures()).toEqual(['1', '0', '0.5']))
  })
})

describe('what may not be meant', () => {
  it('is told before it is published, leads to its question, and keeps nobody from publishing', async () => {
    const { user, server, section } = writing([question(['3', '3'], 1)], 'prvw')
    const doubted = () => screen.queryByRole('button', { name: /^Question 1 Options A and B read the same/ })
    await soon(() => expect(doubted()).toBeTruthy())
    await user.click(doubted() ?? document.body)
    expect(section()).toBe('qsi')
    press('Save & Next')
    await soon(() => expect(screen.getByRole('heading', { name: 'Is this meant?' })).toBeTruthy())
    press('Publish Quiz')
    await shared()
    expect(server.published).toHaveLength(1)
  })
})

describe('a quiz', () => {
  it('is written from its title to its link without a mouse', async () => {
    const server = aDraftsServer()
    const { user, section } = showDashboard(WIZARD)
    while (focused() !== 'title') await user.tab()
    await user.keyboard('Light')
    for (const text of ['Science', '2']) {
      await user.tab()
      await user.keyboard(text)
    }
    await user.tab()
    expect(focused()).toBe('minutes')
    await user.selectOptions(field('Duration'), '15')
    while (focused() !== 'hasNegativeMarking') await user.tab()
    await user.keyboard(' {Enter}')

    for (let number = 1; number <= 2; number += 1) {
      expect(document.querySelector('h2')?.textContent).toBe(`Question ${number} of 2`)
      expect(focused()).toBe('problem')
      await user.keyboard(`${number} + ${number}?`)
      for (const sum of [7, 2 * number]) {
        await user.keyboard(`{Enter}${sum}`)
        if (sum === 2 * number) await user.keyboard('{Alt>}{Enter}{/Alt}')
      }
      if (number < 2) await user.keyboard('{Control>}{Enter}{/Control}')
    }
    expect(screen.getAllByText('2 of 2 complete')).toBeTruthy()
    await user.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}')
    expect(section()).toBe('prvw')
    await user.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}')
    await shared()
    expect(screen.getByText(/^It is published/)).toBeTruthy()
    const [first] = server.published
    expect(first).toMatchObject({ title: 'Light', subject: 'Science', no_of_questions: 2, is_negative_marking: true })
    expect(first?.questions).toMatchObject(
      [1, 2].map((number) => ({ options: ['7', `${2 * number}`], correct_answer: 1 })),
    )
    expect(server.drafts.size).toBe(0)
  })

  it('is a pasted paper in a few steps, marked as its heading says', async () => {
    const ten = Array.from({ length: 10 }, (_, at) => at + 1)
    const asked = ten.map((each) => `${each}. What is ${each} × 3?\n(A) ${each * 2} (B) ${each * 3} (C) ${each * 4}`)
    const key = `Answers: ${ten.map((each) => `${each}. b`).join(' ')}`
    const { user, server } = writing()
    press('As text')
    await user.click(quizText())
    await user.paste(`WBJEE Physics (+4/-1)\n\n${asked.join('\n')}\n\n${key}`)
    expect(screen.getByText('10 questions')).toBeTruthy()
    press('Use it for this quiz')
    press('Save & Next')
    press('Publish Quiz')
    await shared()
    const [quiz] = server.published
    // Where a wrong answer costs a quarter, as here, it is left out.
    expect(quiz).toMatchObject({
      title: 'Light',
      no_of_questions: 10,
      marks_per_question: 4,
      is_negative_marking: true,
    })
    expect(quiz).not.toHaveProperty('wrong_costs')
    expect(quiz?.questions).toMatchObject(ten.map((each) => ({ problem: `What is ${each} × 3?` })))
  })

  it('says what a question of other marks is worth, where it is written and in its preview', async () => {
    const third = { hasNegativeMarking: true, wrongCosts: { numerator: 1, denominator: 3 } }
    const { user, server } = writing([question(['this', 'that'], 0)], 'qsi', third)
    await user.type(field('Marks'), '3')
    expect(screen.getByText('3 marks, wrong −1')).toBeTruthy()
    press('Save & Next')
    expect(screen.getByText('Question 1 · 3 marks · wrong −1')).toBeTruthy()
    press('Publish Quiz')
    await shared()
    expect(server.published[0]?.questions).toMatchObject([{ points: 3 }])
  })

  it('is previewed with the letters that will be published', () => {
    writing([question(['this', '', 'that'], 2)], 'prvw')
    const options = within(screen.getAllByRole('article')[0] ?? document.body).getAllByRole('listitem')
    expect(options.map(({ textContent }) => textContent)).toEqual(['Athis', 'BthatCorrect answer'])
  })

  it('begins with an example, if one likes, which is a whole quiz and can be tried', async () => {
    const { user } = writing([], 'qsi', { questionCount: 4 })
    press('Maths: formulas, in Bengali and English')
    expect(rows()).toHaveLength(4)
    expect(screen.getAllByText('4 of 4 complete')).toBeTruthy()
    expect(screen.queryByText('How would you like to begin?')).toBeNull()
    press('Save & Next')
    expect(screen.getAllByRole('article')).toHaveLength(4)
    await user.click(button('Try it as on a phone'))
    const phone = within(screen.getByRole('region', { name: 'Try it on a phone' }))
    await soon(() => expect(phone.getByRole('heading').textContent).toBe('Question 1 of 4'))
    await soon(() => expect(phone.getAllByRole('radio')).toHaveLength(4))
    await user.click(phone.getAllByRole('radio')[0] ?? document.body)
    expect(phone.getAllByRole<HTMLInputElement>('radio')[0]?.checked).toBe(true)
    await user.click(phone.getByRole('button', { name: 'Next' }))
    expect(phone.getByRole('heading').textContent).toBe('Question 2 of 4')
  })
})

describe('in the steps', () => {
  it('each key leads on, from the text too, and one to what it does', async () => {
    const { user, section } = writing([question(['this', 'that'], 0)])
    await user.keyboard('{Alt>}v{/Alt}{Alt>}r{/Alt}')
    expect(section()).toBe('prvw')
    await user.keyboard('{Alt>}r{/Alt}')
    expect([section(), quizText().value.trim()]).toEqual(['qsi', '1. Which?\na) this\nb) that\nAns: a'])
    await user.keyboard('{Alt>}v{/Alt}')
    rows()[0]?.querySelector('button')?.focus()
    await user.keyboard('?')
    expect(screen.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeTruthy()
  })

  it('what is set for all questions is there in each', async () => {
    const { user, section } = writing([question(['this', 'that'], 0)])
    expect(screen.queryByText('Keep option 2 in its place')).toBeNull()
    await user.keyboard('{Alt>}s{/Alt}')
    expect(section()).toBe('set')
    await user.click(screen.getByLabelText(/^Mix the options/))
    await user.keyboard('{Alt>}s{/Alt}')
    expect(section()).toBe('qsi')
    expect(button('Keep option 2 in its place').getAttribute('aria-pressed')).toBe('false')
  })

  it('what was pasted and is not taken yet is there again', async () => {
    const { user } = writing()
    await user.click(field('Question text'))
    const pasted = '1. Which?\na) this\nb) that\n\n2. And?\nTrue'
    await user.paste(pasted)
    expect(field('Paste or type here').value).toBe(pasted)
    press('Cancel')
    expect(screen.queryByText('Add 2 questions')).toBeNull()
    press('Paste questions')
    expect(field('Paste or type here').value).toBe(pasted)
    press('Add 2 questions')
    expect(rows()).toHaveLength(2)
    await pass(1000)
    expect(JSON.stringify(keptQuiz())).toContain('And?')
  })
})
