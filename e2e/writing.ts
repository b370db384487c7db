import type { Locator, Page } from '@playwright/test'

const fill = (page: Page, label: string | RegExp, text: string) => page.getByLabel(label).first().fill(text)

/** How each kind is written, under the name by which it is chosen. */
export const KINDS: readonly { kind: string; problem: string; write: (page: Page) => Promise<unknown> }[] = [
  {
    kind: 'Several right options',
    problem: 'Which are prime?',
    write: async (page) => {
      await page.getByRole('textbox', { name: 'Option 1', exact: true }).fill('2')
      await page.getByRole('textbox', { name: 'Option 2', exact: true }).fill('9')
      await page.getByRole('checkbox', { name: 'Correct answer: 1' }).check()
      await page.getByRole('checkbox', { name: /^Tell students how many/ }).check()
    },
  },
  {
    kind: 'True or false',
    problem: 'The sun is a star.',
    write: (page) => page.getByRole('radio', { name: 'True' }).check(),
  },
  {
    kind: 'Short answer',
    problem: 'রাজধানী কোনটি?',
    write: async (page) => {
      await page.getByRole('textbox', { name: 'Correct answer', exact: true }).fill('কলকাতা')
      await page.keyboard.press('Enter')
      await page.keyboard.type('Kolkata')
    },
  },
  {
    kind: 'Number',
    problem: 'How fast is it?',
    write: async (page) => {
      await fill(page, /^Value/, '19.6')
      await fill(page, /^Tolerance/, '0.4')
      await fill(page, 'Units', 'm/s')
    },
  },
  {
    kind: 'Fill in the blanks',
    problem: 'Fill in.',
    write: (page) => fill(page, 'Passage with blanks', 'Water is made of [[hydrogen]] and [[>*oxygen|helium]].'),
  },
  {
    kind: 'Put in order',
    problem: 'The oldest first.',
    write: async (page) => {
      await page.getByLabel('Item 1', { exact: true }).fill('Ashoka')
      await page.getByLabel('Item 2', { exact: true }).fill('Akbar')
      await page.keyboard.press('Enter')
      await page.keyboard.type('Tagore')
    },
  },
  {
    kind: 'Match pairs',
    problem: 'Which capital?',
    write: async (page) => {
      for (const [at, [left, right]] of [
        ['Bihar', 'Patna'],
        ['Odisha', 'Bhubaneswar'],
      ].entries()) {
        await page.getByLabel(`Left ${at + 1}`, { exact: true }).fill(left ?? '')
        await page.getByLabel(`Right ${at + 1}`, { exact: true }).fill(right ?? '')
      }
    },
  },
  {
    kind: 'Open-ended',
    problem: 'Why is the sky blue?',
    write: async (page) => {
      await page.getByRole('textbox', { name: 'From', exact: true }).fill('20')
      await page.getByRole('textbox', { name: 'To', exact: true }).fill('40')
      await page.getByRole('textbox', { name: 'Point 1', exact: true }).fill('Names the scattering of light')
      await page.keyboard.press('Enter')
      await page.keyboard.type('Gives an example')
      await page.getByRole('textbox', { name: 'Weight of point 1' }).fill('3')
      await page.getByRole('textbox', { name: 'Model answer' }).fill('The air scatters blue light more than red.')
    },
  },
]

/** The questions, pages and other entries of what is being written. */
export const listed = (page: Page): Locator => page.getByRole('list', { name: 'Questions' }).getByRole('listitem')

export const openQuestion = (page: Page, number: number) =>
  listed(page)
    .getByRole('button', { name: new RegExp(`Question ${number}\\b`) })
    .click()

/** Writes the question that is open; `kind` is a name of the table above. */
export const writeKind = async (page: Page, wanted: string) => {
  const found = KINDS.find(({ kind }) => kind === wanted)
  if (!found) throw new Error(`nothing is known of ${wanted}`)
  await page.getByLabel('Type of question').selectOption(found.kind)
  await page.getByLabel('Question text').fill(found.problem)
  await found.write(page)
}
