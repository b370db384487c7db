import { describe, expect, it } from 'vitest'
import { pictureTokensIn, withPictureBelow, withWordsAbove, wordsAbovePictures } from './picture-tokens.ts'

const P = '![a leaf](abcdefghij)'
const Q = '![](klmnopqrst)'

describe('the words above pictures', () => {
  it.each([
    ['What is this?', 'What is this?', 'New'],
    [`What is this?\n${P}`, 'What is this?', `New\n${P}`],
    [`What is this?\n\n${P}`, 'What is this?\n', `New\n${P}`],
    [`${P}\n${Q}\n`, '', `New\n${P}\n${Q}\n`],
    [`Above\n${P}\nbelow\n${Q}`, `Above\n${P}\nbelow`, `New\n${Q}`],
    [`Above\n${P}\nbelow`, `Above\n${P}\nbelow`, 'New'],
    [`In a line ${P}`, `In a line ${P}`, 'New'],
    ['', '', 'New'],
  ])('of %j are %j', (source, words, rewritten) => {
    expect(wordsAbovePictures(source)).toBe(words)
    expect(source.startsWith(words), 'a place in them is one in the text').toBe(true)
    expect(withWordsAbove(source, words)).toBe(source)
    expect(withWordsAbove(source, 'New')).toBe(rewritten)
    expect(withWordsAbove(withWordsAbove(source, 'New'), '')).toBe(rewritten.replace(/^New\n?/, ''))
  })
})

it.each([
  [`Above\n${P}\nbelow`, `Above\nbelow\n${P}`],
  [`In ${P} a line`, `In  a line\n${P}`],
  [`${P}\nbelow\n${Q}`, `below\n${Q}\n${P}`],
  [P, P],
])('a picture of %j is moved below', (source, moved) => {
  const [first] = pictureTokensIn(source)
  expect(first && withPictureBelow(source, first)).toBe(moved)
})
