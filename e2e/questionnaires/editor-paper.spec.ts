import type { Page } from '@playwright/test'
import { expect, type Server, test } from '../fixtures.ts'
import { pasteByKeys, tabTo } from '../tabbing.ts'
import { anAccount, enter, quizzesOf, TITLE } from '../teacher.ts'

const problem = (page: Page) => page.getByLabel('Question text')
const list = (page: Page) => page.getByRole('list', { name: 'Questions' })
const listed = (page: Page) => list(page).getByRole('listitem')
const row = (page: Page, number: number) =>
  listed(page)
    .nth(number - 1)
    .locator('[data-row]')
const said = (page: Page, text: string) => expect(page.getByText(text, { exact: true }).first()).toBeAttached()

const named = (number: number) => `Question on colour number ${number}`

/** Of each type as one types it. */
const BODIES = [
  'a) red\nb) green\nc) blue colour\nd) black\nAns: b',
  'a) 2\nb) 4\nc) 5\nAns: a, c',
  'Ans: True',
  'Ans: Tagore\nOr: Rabindranath Tagore',
  'Ans: 9.8 ± 0.1',
  'Water boils at [[100|hundred]] degrees.',
  'Type: order\n- ant\n- cat\n- cow',
  'Type: match\n- India => Delhi\n- Nepal => Kathmandu',
  'Type: essay\nWords: 50-100',
]

const pasted = (count: number) =>
  Array.from({ length: count }, (_, at) => `${at + 1}. ${named(at + 1)}\n${BODIES[at % BODIES.length]}`).join('\n\n')

/** What is typed for each of the nine types from its first field on, with the keys in between. */
const KEYS: readonly (readonly string[])[] = [
  ['red', 'Enter', 'green', 'Alt+Enter'],
  ['two', 'Alt+Enter', 'Enter', 'three', 'Alt+Enter', 'Enter', 'four'],
  ['Space'],
  ['Water is [[wet]].'],
  ['ant', 'Enter', 'cat'],
  ['Bihar', 'Enter', 'Patna', 'Enter', 'Odisha', 'Enter', 'Bhubaneswar'],
  ['Tagore'],
  ['9.8'],
  [],
]
const isKey = (each: string) => /^(Enter|Space|Alt\+Enter)$/.test(each)

const typed = async (page: Page, keys: readonly string[]) => {
  for (const each of keys) await (isKey(each) ? page.keyboard.press(each) : page.keyboard.type(each))
}

/** The details, 66 questions from the clipboard and nine that are typed, one of each type; no mouse, and nothing put there by hand. */
const writesThePaper = async (page: Page, server: Server) => {
  const account = await anAccount(server)
  await enter(page, account.teacher)
  await page.goto('/dashboard/quizzes/create')
  await tabTo(page, page.getByLabel('Title'))
  for (const text of [TITLE, 'Science', '75', '15']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Control+Shift+Enter')
  await expect(problem(page)).toBeFocused()

  await page.keyboard.press('Alt+p')
  const dialog = page.getByRole('dialog', { name: 'Paste questions' })
  await tabTo(page, dialog.getByRole('textbox'))
  await pasteByKeys(page, pasted(66))
  await tabTo(page, dialog.getByRole('button', { name: 'Add 66 questions' }))
  await page.keyboard.press('Enter')
  await expect(listed(page)).toHaveCount(66)
  await expect(problem(page)).toBeFocused()

  await page.keyboard.press('Alt+m')
  await page.keyboard.press('Escape')
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await expect(problem(page)).toHaveValue(named(66))
  for (const [at, keys] of KEYS.entries()) {
    await page.keyboard.press(`Alt+${at + 1}`)
    await expect(page.getByRole('heading', { name: `Question ${67 + at} of 75` })).toBeVisible()
    await expect(problem(page)).toBeFocused()
    await page.keyboard.type(named(67 + at))
    if (keys.length > 0) await page.keyboard.press('Enter')
    await typed(page, keys)
  }
  await expect(page.getByText('75 of 75 complete').first()).toBeVisible()
  return account
}

/** What a screen reader is told of the list, of the question that is open, and of what is done to several. */
const LIST = `
- list "Questions":
  - listitem:
    - button "complete Question 1 ${named(1)}"
    - button "Move question 1"
  - listitem:
    - button "complete Question 2 ${named(2)}"
    - button "Move question 2"
  - listitem:
    - button "complete Question 74 ${named(74)}, with a word more"
  - listitem:
    - button "complete Question 75 ${named(75)}"
    - button "Move question 75"
`
const FORM = `
- heading "Question 1 of 75" [level=2]
- button "Move up" [disabled]
- button "Move down"
- button "Duplicate"
- button "Delete question"
- combobox "Type of question":
  - option "One right option" [selected]
- toolbar "Format the text":
  - button "Bold (Ctrl+B)"
- textbox "Question text": ${named(1)}
- group "Options":
  - list:
    - listitem:
      - button "Move option A"
      - 'radio "Correct answer: 1"'
      - textbox "Option 1": red
    - listitem:
      - button "Move option B"
      - 'radio "Correct answer: 2" [checked]'
      - textbox "Option 2": green
- button "Add option"
- textbox "Explanation (optional)"
- button "Undo"
- button "Redo" [disabled]
- button "Preview"
- button "Save & Next"
`
const PANEL = `
- heading "4 chosen" [level=2]
- button "Choose all"
- button "Choose none"
- button "Done"
- button "Move up"
- button "Move down"
- button "Duplicate"
- button "Delete"
- textbox "Marks"
- 'button "Set for all chosen: Marks"'
- combobox "Wrong answers cost":
  - option "As the quiz" [selected]
- 'button "Set for all chosen: Wrong answers cost"'
- combobox "Type of question"
- 'button "Set for all chosen: Type of question"'
`

test('a paper of 75 questions of all types is made, edited, reordered and published by keyboard alone', async ({
  page,
  server,
}) => {
  test.slow()
  const account = await writesThePaper(page, server)
  await page.keyboard.press('Alt+PageUp')
  await expect(problem(page)).toHaveValue(named(74))
  await page.keyboard.press('End')
  await page.keyboard.type(', with a word more')
  await expect(listed(page).nth(73)).toContainText('number 74, with a word more')
  await page.keyboard.press('Alt+k')
  await expect(page.getByLabel('Type of question')).toBeFocused()
  await page.keyboard.press('Alt+m')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Home')
  await page.keyboard.press('Enter')
  await expect(problem(page)).toHaveValue(named(1))
  await expect(list(page)).toMatchAriaSnapshot(LIST)
  await expect(page.getByRole('main')).toMatchAriaSnapshot(FORM)
  await page.keyboard.press('Alt+m')
  await expect(row(page, 1)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(row(page, 2)).toBeFocused()
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Shift+ArrowDown')
  await expect(page.getByRole('main')).toMatchAriaSnapshot(PANEL)
  await expect(list(page).getByRole('checkbox', { checked: true })).toHaveCount(4)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  await page.keyboard.press('Space')
  await expect(list(page).getByRole('checkbox', { checked: true })).toHaveCount(4)
  await page.keyboard.press('Alt+ArrowDown')
  await said(page, 'Questions 1, 2, 3, and 4 are now 2, 3, 4, and 5 of 75')
  await expect(listed(page).nth(0)).toContainText('number 5')

  await tabTo(page, page.getByLabel('Marks', { exact: true }))
  await page.keyboard.type('4')
  await page.keyboard.press('Alt+Enter')
  await said(page, 'Set for 4 questions')
  await row(page, 1).focus()
  await page.keyboard.press('Control+a')
  await expect(page.getByRole('heading', { name: '75 chosen' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(list(page).getByRole('checkbox')).toHaveCount(0)

  await page.keyboard.press('Control+Shift+F')
  await page.keyboard.type('colour')
  await expect(page.getByText('1 of 83', { exact: true })).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.type('shade')
  await page.keyboard.press('Alt+Enter')
  await said(page, 'Replaced in 83 places')
  await expect(listed(page).nth(0)).toContainText('Question on shade number 5')

  await expect(page.getByText(/^(Draft saved on this device|Saved) \d/)).toBeVisible()
  await page.reload()
  await expect(listed(page).nth(0)).toContainText('shade number 5')
  await page.keyboard.press('Control+z')
  await expect(listed(page).nth(0)).toContainText('colour number 5')
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await expect(listed(page).nth(0)).toContainText('colour number 1')
  await page.keyboard.press('Control+Shift+Z')
  await expect(listed(page).nth(0)).toContainText('colour number 5')
  await expect(listed(page).nth(0)).toMatchAriaSnapshot(`
    - listitem:
      - button /complete Question 1 .*colour number 5/
      - button "Move question 1"
  `)

  await page.keyboard.press('Control+Shift+Enter')
  await expect(page).toHaveURL(/section=prvw/)
  await page.keyboard.press('Control+Shift+Enter')
  await expect(page.getByRole('dialog', { name: 'Quiz Saved Successfully!' })).toBeVisible()
  expect(await quizzesOf(server, account)).toMatchObject([{ no_of_questions: 75 }])
})
