import type { Page } from '@playwright/test'
import { pick } from '../picking.ts'
import { lookAtEach, type Screen } from './screen.ts'
import type { Seed } from './seed.ts'

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).first().click()

const resultsOf =
  (which: keyof Seed['quizzes'], view = '') =>
  ({ quizzes }: Seed): string =>
    `/dashboard/quizzes/result?quiz=${quizzes[which].id}${view && `&view=${view}`}`

const ofAQuiz =
  (which: keyof Seed['quizzes'], part: string) =>
  ({ quizzes }: Seed): string =>
    `/dashboard/quizzes/${quizzes[which].id}/${part}`

const RESULTS: Screen[] = [
  { name: 'results', as: 'teacher', at: resultsOf('science'), sees: 'Taking it now' },
  { name: 'results of a newcomer', as: 'newcomer', at: '/dashboard/quizzes/result', sees: 'Create your first quiz' },
  { name: 'results, nobody yet', as: 'teacher', at: resultsOf('archived'), sees: /^Nobody has/ },
  { name: 'results with late answers', as: 'teacher', at: resultsOf('late'), sees: /came too late to count/ },
  {
    name: 'results, several chosen',
    as: 'teacher',
    at: resultsOf('science'),
    open: async ({ page }) => {
      await press(page, /^Select$/)
      await page.getByRole('checkbox', { name: 'Select Student 33' }).check()
    },
    sees: 'Erase for good',
  },
  {
    name: 'results, one removed',
    as: 'teacher',
    at: resultsOf('science'),
    open: async ({ page }) => {
      await press(page, /^Select$/)
      await page.getByRole('checkbox', { name: 'Select Student 33' }).check()
      await press(page, 'Remove …')
    },
    sees: 'Reason',
  },
  {
    name: 'results, filter that nobody fits',
    as: 'teacher',
    at: resultsOf('science'),
    open: async ({ page }) => {
      await press(page, 'Filter')
      await page.getByLabel('Show', { exact: true }).selectOption('Ended by the clock')
    },
    sees: 'No submission is so',
  },
  {
    name: 'export of results',
    as: 'teacher',
    at: resultsOf('science'),
    open: ({ page }) => press(page, 'Export'),
    sees: 'Everything',
  },
  { name: 'removed submissions', as: 'teacher', at: ofAQuiz('science', 'removed'), sees: 'No such student' },
  { name: 'late answers', as: 'teacher', at: ofAQuiz('late', 'late'), sees: '3 students wait for your decision' },
  {
    name: 'late answers, all accepted',
    as: 'teacher',
    at: ofAQuiz('late', 'late'),
    open: ({ page }) => press(page, 'Accept all'),
    sees: 'Accept the late answers of 3 students?',
  },
  { name: 'overview', as: 'teacher', at: resultsOf('science', 'overview'), sees: /Half of the students/ },
  {
    name: 'overview of one result',
    as: 'teacher',
    at: resultsOf('long', 'overview'),
    sees: /^One student has handed in/,
  },
  {
    name: 'overview of a version that nobody took',
    as: 'teacher',
    at: resultsOf('versions', 'overview'),
    sees: 'Nobody has handed in this version yet',
  },
  { name: 'overview by section', as: 'teacher', at: resultsOf('paper', 'overview'), sees: 'Section A: Physics' },
  { name: 'questions of results', as: 'teacher', at: resultsOf('science', 'questions'), sees: /missed question/ },
  { name: 'questions of each kind', as: 'teacher', at: resultsOf('kinds', 'questions'), sees: 'Question 9' },
  { name: 'questions of opinions', as: 'teacher', at: resultsOf('opinions', 'questions'), sees: 'Net promoter score' },
  { name: 'questions in long words', as: 'teacher', at: resultsOf('long', 'questions'), sees: 'Question 9' },
  {
    name: 'questions, nobody yet',
    as: 'teacher',
    at: resultsOf('archived', 'questions'),
    sees: /Nobody has handed in/,
  },
  { name: 'class report', as: 'teacher', at: ofAQuiz('science', 'print?what=class'), sees: 'Everything is here.' },
  { name: 'answer sheets', as: 'teacher', at: ofAQuiz('kinds', 'print?what=sheets'), sees: 'Everything is here.' },
]

const analysisOf =
  (which: 'science' | 'kinds' | 'long') =>
  ({ quizzes }: Seed): string =>
    `/dashboard/analysis/${quizzes[which].attempt}`

const ONE_STUDENT: Screen[] = [
  { name: 'answers of a student', as: 'teacher', at: analysisOf('science'), sees: 'Question 1' },
  { name: 'answers of each kind', as: 'teacher', at: analysisOf('kinds'), sees: /waits for a person to mark it/ },
  { name: 'answers in long words', as: 'teacher', at: analysisOf('long'), sees: /waits for a person to mark it/ },
  {
    name: 'erasing one student',
    as: 'teacher',
    at: analysisOf('science'),
    open: ({ page }) => press(page, /^Erase for good what/),
    sees: /^Erase for good what .* did in this quiz\?$/,
  },
  {
    name: 'trends of quizzes',
    as: 'teacher',
    at: '/dashboard/analytics',
    sees: 'One by one',
  },
  {
    name: 'trends of a class',
    as: 'teacher',
    at: '/dashboard/analytics',
    open: async ({ page }) => {
      await page.getByLabel('Whose results').selectOption('Class')
      await pick(page, 'Class', 'IX A')
    },
    sees: /Results of “IX A” alone/,
  },
  { name: 'trends of groups', as: 'teacher', at: '/dashboard/analytics?view=groups', sees: /on average/ },
  {
    name: 'trends of students',
    as: 'teacher',
    at: '/dashboard/analytics?view=students',
    open: ({ page }) => page.getByRole('searchbox').fill('Mita'),
    sees: 'Mita Pal',
  },
  {
    name: 'trends of one student',
    as: 'teacher',
    at: '/dashboard/analytics?view=students',
    open: async ({ page }) => {
      await page.getByRole('searchbox').fill('Mita')
      await page.getByRole('link', { name: 'Mita Pal' }).first().click()
    },
    sees: /on average over/,
  },
  {
    name: 'trends of a newcomer',
    as: 'newcomer',
    at: '/dashboard/analytics',
    sees: 'Nobody has taken a quiz or an exam yet',
  },
]

const MARKING: Screen[] = [
  { name: 'questions to mark', as: 'teacher', at: ofAQuiz('kinds', 'marking'), sees: 'Why is the sky blue?' },
  {
    name: 'answer to mark',
    as: 'teacher',
    at: ofAQuiz('kinds', 'marking'),
    open: ({ page }) => page.getByRole('link', { name: /^Question 9/ }).click(),
    sees: 'Names the scattering of light',
  },
  {
    name: 'answer to mark in long words',
    as: 'teacher',
    at: ofAQuiz('long', 'marking'),
    open: async ({ page }) => {
      await page.getByRole('link', { name: /^Question 9/ }).click()
      await page.getByRole('textbox', { name: 'Marks, of 1' }).waitFor()
    },
    sees: 'Comment to the student',
  },
  {
    name: 'answer that is marked',
    as: 'teacher',
    at: ofAQuiz('kinds', 'marking'),
    open: async ({ page }) => {
      await page.getByRole('link', { name: /^Question 9/ }).click()
      await page.getByRole('textbox', { name: 'Marks, of 1' }).waitFor()
      await page.keyboard.press('1')
      await page.keyboard.press('c')
      await page.keyboard.type('Well said. An example is missing.')
    },
    sees: 'Saved',
  },
]

lookAtEach([...RESULTS, ...ONE_STUDENT, ...MARKING])
