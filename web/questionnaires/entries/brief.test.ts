import { expect, it } from 'vitest'
import { brief } from './brief.ts'

const PICTURE = '![a leaf with a long description of all its veins](abcdefghij)'

it.each([
  ['What is this?', 'prose', 'What is this?'],
  [`${PICTURE}\nWhat is **this**?`, 'prose', 'What is this?'],
  [`${PICTURE}\n${PICTURE.repeat(9)}\nWhat is this?`, 'prose', 'What is this?'],
  [PICTURE, 'prose', 'a leaf with a long description of all its veins'],
  ['![](abcdefghij)', 'prose', 'Picture'],
  [String.raw`Solve $\frac{x}{2} = 4$`, 'prose', 'Solve x/2 = 4'],
  [`${'x'.repeat(50)} $${String.raw`\alpha`.repeat(40)}$`, 'prose', `${'x'.repeat(50)} ${'α'.repeat(40)}`],
  [' Plain **stars** ', undefined, 'Plain **stars**'],
  ['x'.repeat(500), 'prose', 'x'.repeat(120)],
] as const)('of %j (%s): %j', (text, format, begins) => expect(brief(text, format)).toBe(begins))
