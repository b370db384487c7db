import { expectWholeIn, type View } from '../boxes.ts'
import { enter } from '../teacher.ts'
import { test } from './screen.ts'

const VIEWS: View[] = [
  { width: 320, height: 640, text: 200 },
  { width: 360, height: 740, text: 200 },
  { width: 1280, height: 800, text: 200 },
]

const PAGES = [
  ['', 'Answers and results'],
  ['/analytics', 'One by one'],
  ['/analytics?view=groups&by=tag', 'Weekly'],
  ['/activity', 'You published it'],
  ['/profile', 'Your details'],
  ['/settings', 'Where you are logged in'],
  ['/settings/quizzes', 'Mix the questions'],
  ['/settings/brand', 'Logo and icon'],
] as const

for (const [path, sees] of PAGES)
  test(`with large text /dashboard${path} stays whole`, async ({ page, seed }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await enter(page, seed.teacher.teacher)
    await page.goto(`/dashboard${path}`)
    await page.getByText(sees).filter({ visible: true }).first().waitFor()
    await expectWholeIn(VIEWS, page, path)
  })
