import { expect, it } from 'vitest'
import { checkPictures } from './pictures-of-screens.ts'
import { sourceFile } from './source-file.ts'

const complaintsOn = (path: string, text: string) => checkPictures(sourceFile(path, text))

it.each(['await page.screenshot({ path })', "await page['screenshot']()", 'const { screenshot } = page.screenshot'])(
  'a test of behaviour makes no pictures: %s',
  (text) => {
    expect(complaintsOn('e2e/runs/story.spec.ts', `// first\n${text}`)).toMatchObject([{ rule: 'pictures', line: 2 }])
  },
)

it.each(['e2e/screens/look.ts', 'tools/screenshot.ts'])('%s may make them', (path) => {
  expect(complaintsOn(path, 'await page.screenshot({ path })')).toEqual([])
})
