import type { Page } from '@playwright/test'
import { fillDetails } from '../teacher.ts'
import { lookAtEach, type Screen } from './screen.ts'
import type { Seed } from './seed.ts'

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).first().click()

const LISTS = '/dashboard/quizzes'
const TITLE = 'Science, first test'

const listed: Screen[] = [
  { name: 'home', as: 'teacher', at: '/dashboard', sees: 'Recent activity' },
  { name: 'home of a newcomer', as: 'newcomer', at: '/dashboard', sees: /Please confirm/ },
  { name: 'list of quizzes', as: 'teacher', at: LISTS, sees: 'Rivers and forces' },
  { name: 'list of all kinds', as: 'teacher', at: `${LISTS}?kind=all`, sees: 'Optics' },
  { name: 'list of exams', as: 'teacher', at: '/dashboard/exams', sees: 'Half-yearly exam' },
  { name: 'list of quizzes, later page', as: 'teacher', at: `${LISTS}?page=2`, sees: 'Test 1' },
  { name: 'list of quizzes, bin', as: 'teacher', at: `${LISTS}?show=bin`, sees: 'Thrown away' },
  { name: 'list of quizzes, archive', as: 'teacher', at: `${LISTS}?show=archived`, sees: 'Of last year' },
  {
    name: 'list of quizzes, nothing found',
    as: 'teacher',
    at: LISTS,
    open: ({ page }) => page.getByRole('searchbox').fill('nothing of the kind'),
    sees: /^Nothing fits/,
  },
  {
    name: 'list of quizzes, several chosen',
    as: 'teacher',
    at: LISTS,
    open: async ({ page }) => {
      await press(page, 'Select')
      await page.getByLabel(`Select ${TITLE}`).check()
      await page.getByLabel('Select Rivers and forces').check()
    },
    sees: '2 selected',
  },
  {
    name: 'list of quizzes, tags',
    as: 'teacher',
    at: LISTS,
    open: async ({ page }) => {
      await press(page, 'Select')
      await page.getByLabel(`Select ${TITLE}`).check()
      await press(page, 'Tags')
    },
    sees: 'Weekly',
  },
  {
    name: 'list of quizzes, more for one',
    as: 'teacher',
    at: LISTS,
    open: ({ page }) => press(page, `More for ${TITLE}`),
    sees: 'Duplicate',
  },
  {
    name: 'list of quizzes, one to share',
    as: 'teacher',
    at: LISTS,
    open: ({ page }) => press(page, TITLE),
    sees: 'Quiz Saved Successfully!',
  },
  {
    name: 'copy chooser',
    as: 'teacher',
    at: `${LISTS}/create`,
    open: async ({ page }) => {
      await fillDetails(page, { title: 'Second test' })
      await press(page, 'Save & Next')
      await press(page, 'Copy one of my quizzes')
    },
    sees: 'Which quiz shall the new one begin as?',
  },
]

const of =
  (which: keyof Seed['quizzes'], part: string) =>
  ({ quizzes }: Seed): string =>
    `/dashboard/quizzes/${quizzes[which].id}/${part}`

const ofOneQuiz: Screen[] = [
  { name: 'brand of a quiz', as: 'teacher', at: of('science', 'brand'), sees: 'A look of its own' },
  { name: 'settings of a quiz', as: 'teacher', at: of('science', 'settings'), sees: '1 mark a question' },
  {
    name: 'join form in settings',
    as: 'teacher',
    at: of('versions', 'settings'),
    open: async ({ page }) => {
      const district = page.getByRole('group', { name: 'District' })
      await district.getByLabel('What it asks for').selectOption({ label: 'A choice from your own list' })
      await district.getByLabel('The list').fill('IX A\nIX B')
      await district.scrollIntoViewIfNeeded()
    },
    sees: 'What students read',
  },
  { name: 'versions', as: 'teacher', at: of('versions', 'versions'), sees: 'Version 2' },
  {
    name: 'versions compared',
    as: 'teacher',
    at: of('versions', 'versions'),
    open: ({ page }) => page.getByRole('link', { name: 'Compare version 1 with the current one' }).click(),
    sees: '1 question changed',
  },
  {
    name: 'version made current again',
    as: 'teacher',
    at: of('versions', 'versions'),
    open: ({ page }) => press(page, 'Make current again: version 1'),
    sees: 'Make version 1 current again?',
  },
  {
    name: 'edit before it is published',
    as: 'teacher',
    at: of('versions', 'edit?section=qsi'),
    open: async ({ page }) => {
      await page.getByLabel('Question text').fill('Which gas does a leaf take in?')
      await press(page, 'Preview')
    },
    sees: /Your changes become version 3/,
  },
  {
    name: 'changes discarded',
    as: 'teacher',
    at: of('classes', 'edit?section=qsi'),
    open: async ({ page }) => {
      await page.getByLabel('Question text').fill('Written anew?')
      await page
        .getByText(/^Saved \d/)
        .first()
        .waitFor()
      await press(page, 'Discard changes')
    },
    sees: 'Discard your changes?',
  },
  { name: 'preview, cover', as: 'teacher', at: of('paper', 'preview'), sees: 'Preview: nothing is stored' },
  {
    name: 'preview, under way',
    as: 'teacher',
    at: of('paper', 'preview'),
    open: async ({ page }) => {
      await press(page, 'Start the preview')
      await page.getByRole('main').getByRole('radio').first().click()
    },
    sees: 'Question 1 of 4',
  },
  {
    name: 'preview, result',
    as: 'teacher',
    at: of('paper', 'preview'),
    open: async ({ page }) => {
      await press(page, 'Start the preview')
      await page.getByRole('main').getByRole('radio').first().click()
      await press(page, /^Submit$/)
      await press(page, 'Yes, submit')
    },
    sees: 'Your score',
  },
  { name: 'students’ data', as: 'teacher', at: of('science', 'privacy'), sees: 'Mita Pal' },
  {
    name: 'erasing all students’ data',
    as: 'teacher',
    at: of('science', 'privacy'),
    open: async ({ page }) => {
      await press(page, 'Erase all students’ data …')
      await page.getByRole('dialog').getByRole('button', { name: 'Erase for good' }).click()
    },
    sees: 'That is not the code.',
  },
]

lookAtEach([...listed, ...ofOneQuiz])
