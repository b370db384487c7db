import { expect, it } from 'vitest'
import { unitText } from './unit-text.ts'

it.each([
  ['m/s^2', 'm/s²'],
  ['kg m^-3 s^10', 'kg m⁻³ s¹⁰'],
  ['m^−1', 'm⁻¹'],
  ['m/s²', 'm/s²'],
  ['^', '^'],
  ['m^n', 'm^n'],
  ['মি', 'মি'],
])('a unit that is written %s is shown as %s', (written, shown) => expect(unitText(written)).toBe(shown))
