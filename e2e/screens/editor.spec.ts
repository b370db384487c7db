import type { Page } from '@playwright/test'
import quizText from '../../web/i18n/en/quiz-text.json' with { type: 'json' }
import { ICON } from '../pasting.ts'
import { beginQuiz, fillDetails, QUESTIONS, writeQuestion } from '../teacher.ts'
import { KINDS, writeKind } from '../writing.ts'
import { ADDRESS, LETTERS } from './long-texts.ts'
import { lookAtEach, type Opens, type Screen } from './screen.ts'

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).first().click()
const option = (page: Page, number: number) => page.getByRole('textbox', { name: `Option ${number}`, exact: true })

/** A quiz that is being written, in a browser of its own: each begins anew. */
const begun = (then: (page: Page) => Promise<unknown>, count = 3): Opens => {
  return async ({ page }) => {
    await page.route('**/teacher/drafts/*', (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.fallback(),
    )
    await beginQuiz(page, { count })
    await page.getByLabel('Question text').waitFor()
    await then(page)
  }
}

const PAPER = QUESTIONS.map(
  ({ problem, options, correct }, at) =>
    `${at + 1}. ${problem}\n${options.map((text, place) => `${'abcd'[place]}) ${text}`).join('\n')}\nAns: ${'abcd'[correct]}`,
).join('\n\n')

const asText = async (page: Page, text: string) => {
  await press(page, 'As text')
  await page.getByLabel('All of it as text').fill(text)
}

const DETAILS: Screen[] = [
  { name: 'details of a new quiz', as: 'newcomer', at: '/dashboard/quizzes/create', sees: 'Number of questions' },
  {
    name: 'details that are missing',
    as: 'newcomer',
    at: '/dashboard/quizzes/create',
    open: ({ page }) => press(page, 'Save & Next'),
    sees: 'Title is required',
  },
  {
    name: 'patterns',
    as: 'newcomer',
    at: '/dashboard/exams/create',
    open: ({ page }) => press(page, 'Choose a pattern'),
    sees: 'CUET 2025/26, one subject',
  },
  {
    name: 'pattern to confirm',
    as: 'newcomer',
    at: '/dashboard/exams/create',
    open: async ({ page }) => {
      await press(page, 'Choose a pattern')
      await page.getByRole('button', { name: /JEE Advanced 2025 Paper 1/ }).click()
      await page.getByText('Where this comes from').click()
    },
    sees: 'Compare this with the bulletin',
  },
  {
    name: 'details laid out by a pattern, and changed',
    as: 'newcomer',
    at: '/dashboard/exams/create',
    open: async ({ page }) => {
      await press(page, 'Choose a pattern')
      await page.getByRole('button', { name: /WBJEE 2025\/26 Paper 2/ }).click()
      await page.getByRole('dialog').getByRole('checkbox').check()
      await press(page, 'Lay it out')
      await page.getByText('Pattern: WBJEE 2025/26 Paper 2').click()
      await page.getByLabel('Duration').selectOption({ label: '45 minutes' })
    },
    sees: /^This is no longer WBJEE/,
  },
  {
    name: 'details explained',
    as: 'newcomer',
    at: '/dashboard/quizzes/create',
    open: async ({ page }) => {
      await fillDetails(page, { count: 1 })
      await page.getByText('What are marks for a part of an answer?').click()
      await press(page, 'More settings')
      await page.getByText('What does release mean?').click()
    },
    sees: /keeps it back until you close the quiz/,
  },
  {
    name: 'details with more questions than planned',
    as: 'newcomer',
    open: begun(async (page) => {
      await asText(page, PAPER)
      await press(page, 'One by one')
      await page.getByRole('link', { name: /Details/ }).click()
      await page.getByLabel('Number of questions').fill('2')
    }, 1),
    sees: /3 questions are written/,
  },
  {
    name: 'draft that is gone',
    as: 'newcomer',
    at: `/dashboard/quizzes/drafts/${'f'.repeat(32)}`,
    sees: /no such draft/,
  },
  { name: 'drafts in the list', as: 'teacher', at: '/dashboard/quizzes', sees: 'Begun on the train' },
]

const KINDS_WRITTEN: Screen[] = KINDS.map(({ kind }) => ({
  name: `question written, ${kind}`,
  as: 'newcomer',
  open: begun((page) => writeKind(page, kind)),
  sees: 'This question is complete.',
}))

const QUESTION: Screen[] = [
  { name: 'question not begun', as: 'newcomer', open: begun(async () => undefined), sees: /Still needed/ },
  {
    name: 'question in long words',
    as: 'newcomer',
    open: begun(async (page) => {
      await page.getByLabel('Question text').fill(`${LETTERS} ${ADDRESS}`)
      await option(page, 1).fill(LETTERS)
      await option(page, 2).fill(ADDRESS)
    }),
    sees: /Still needed/,
  },
  {
    name: 'question with doubtful options',
    as: 'newcomer',
    open: begun(async (page) => {
      await page.getByLabel('Question text').fill('Which is a metal?')
      for (const [at, text] of ['helium', 'iron', '', 'helium '].entries()) {
        if (at > 1) await press(page, 'Add option')
        await option(page, at + 1).fill(text)
      }
      await page.getByRole('radio', { name: 'Correct answer: 2' }).check()
    }),
    sees: /Options A and D read the same/,
  },
  {
    name: 'question of another type',
    as: 'newcomer',
    open: begun(async (page) => {
      await writeQuestion(page, { problem: 'Which is a metal?', options: ['helium', 'iron'], correct: 1 })
      await page.getByLabel('Type of question').selectOption('True or false')
    }),
    sees: /Kept aside/,
  },
  {
    name: 'question with formulas',
    as: 'newcomer',
    open: begun(async (page) => {
      await page.getByLabel('Question text').fill('Solve $x^2$ and $\\frac{1$')
      await page.getByLabel('Question text').focus()
      await press(page, 'Signs and formulas')
    }),
    sees: /This formula can’t be read/,
  },
  {
    name: 'question with a picture that is not described',
    as: 'newcomer',
    open: begun(async (page) => {
      const choosing = page.waitForEvent('filechooser')
      await press(page, 'Add picture to: Question text')
      await (await choosing).setFiles(ICON)
      await page.getByRole('textbox', { name: /^What does picture 1 show/ }).press('Tab')
    }),
    sees: /Write what picture 1 shows/,
  },
  {
    name: 'marks of a question',
    as: 'newcomer',
    open: begun(async (page) => {
      await page.getByText('Marks and language', { exact: true }).click()
      await page.getByRole('textbox', { name: 'Marks', exact: true }).fill('4')
    }),
    sees: 'Marks and language',
  },
  {
    name: 'section written',
    as: 'newcomer',
    open: begun(async (page) => {
      await press(page, 'Add a section')
      await page.getByLabel('Title', { exact: true }).fill('বিভাগ ক: পদার্থবিদ্যা')
    }),
    sees: 'Instructions (optional)',
  },
  {
    name: 'passage written',
    as: 'newcomer',
    open: begun(async (page) => {
      await press(page, 'Add a passage')
      await page.getByLabel('Text of the passage').fill('The Teesta rises at $h = 5000$ m in *Sikkim*. '.repeat(20))
    }),
    sees: 'Text of the passage',
  },
]

const STEP: Screen[] = [
  {
    name: 'questions, menu of the step',
    as: 'newcomer',
    open: begun(async (page) => {
      await page.setViewportSize({ width: 360, height: 740 })
      await press(page, 'More to add and to do')
    }),
    sees: 'Keyboard shortcuts',
  },
  {
    name: 'questions, several chosen',
    as: 'newcomer',
    open: begun(async (page) => {
      await asText(page, PAPER)
      await press(page, 'One by one')
      await press(page, 'Choose several')
      await press(page, 'Choose all')
    }),
    sees: '3 chosen',
  },
  {
    name: 'questions, found and replaced',
    as: 'newcomer',
    open: begun(async (page) => {
      await asText(page, PAPER)
      await press(page, 'One by one')
      await page.keyboard.press('Control+Shift+F')
      await page.keyboard.type('force')
    }),
    sees: '1 of 1',
  },
  {
    name: 'keys of the editor',
    as: 'newcomer',
    open: begun((page) => press(page, 'Keyboard shortcuts')),
    sees: 'One by one, both, or as text',
  },
  {
    name: 'quiz as text',
    as: 'newcomer',
    open: begun((page) => asText(page, `${PAPER}\n\n4. Which has no answer?\na) this\nb) that`)),
    sees: 'Please look at 1 line',
  },
  {
    name: 'quiz as text beside its questions',
    as: 'newcomer',
    open: begun(async (page) => {
      await asText(page, PAPER)
      await press(page, 'Both')
    }),
    sees: /force/,
  },
  {
    name: 'questions pasted',
    as: 'newcomer',
    open: begun(async (page) => {
      await press(page, 'Paste questions')
      await page.getByRole('dialog').getByLabel('Paste or type here').fill(`${quizText.example_columns}\n\n9. Nothing?`)
    }),
    sees: /questions? found/,
  },
  {
    name: 'question left unfinished',
    as: 'newcomer',
    open: begun((page) => press(page, 'Save & Next')),
    sees: /^Question 1: the question text/,
  },
  {
    name: 'preview of a new quiz',
    as: 'newcomer',
    open: begun(async (page) => {
      await asText(page, PAPER)
      await press(page, 'One by one')
      await press(page, 'Preview')
    }),
    sees: 'Publish Quiz',
  },
  {
    name: 'preview with what may not be meant',
    as: 'newcomer',
    open: begun(async (page) => {
      await writeQuestion(page, { problem: 'In the figure below, which is iron?', options: ['A', 'A'], correct: 1 })
      await press(page, 'Preview')
    }),
    sees: /^Question 1 Options A and B read the same\. It speaks of a figure/,
  },
  {
    name: 'editor without a network',
    as: 'newcomer',
    open: begun(async (page) => {
      await page.context().setOffline(true)
      await page.getByLabel('Question text').fill('Written on the train?')
    }),
    sees: /^No connection\. Kept on this device/,
  },
  {
    name: 'draft that is too large',
    as: 'newcomer',
    open: begun(async (page) => {
      const error = { code: 'body_too_large', message: '' }
      const response = { status: 413, status_text: '', data: null, error }
      await page.route('**/teacher/drafts/*', (route) => route.fulfill({ status: 413, json: { response } }))
      await page.getByLabel('Question text').fill('Too long?')
    }),
    sees: /too large for the server/,
  },
]

lookAtEach([...DETAILS, ...KINDS_WRITTEN, ...QUESTION, ...STEP])
