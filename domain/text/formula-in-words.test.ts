import { expect, it } from 'vitest'
import { formulaInWords } from './formula-in-words.ts'

it.each([
  ['x^2 + 1', 'x² + 1'],
  ['x^{10}', 'x¹⁰'],
  ['x^{a+b}', 'x^(a+b)'],
  [String.raw`\frac{1}{2}`, '1/2'],
  [String.raw`x = \frac{-b \pm \sqrt{b^2-4ac}}{2a}`, 'x = (-b ± √(b²-4ac))/2a'],
  [String.raw`\sqrt{2} \approx 1.41`, '√2 ≈ 1.41'],
  [String.raw`H_2O \rightarrow H^{+}`, 'H₂O → H⁺'],
  [String.raw`\text{speed} = \alpha t`, 'speed = α t'],
  [String.raw`\sin x`, 'sin x'],
  [String.raw`5\,\text{km}`, '5 km'],
  [String.raw`\{1, 2\}`, '{1, 2}'],
  [String.raw`\constructor`, 'constructor'],
  [String.raw`\frac{1`, 'frac {1'],
])('%s is %s', (tex, words) => expect(formulaInWords(tex)).toBe(words))

it('takes no time to speak of, however it is made', () => {
  const before = performance.now()
  for (const part of ['{', '}', '\\frac{', '{a}', '^', '\\']) formulaInWords(part.repeat(2_000 / part.length))
  expect(performance.now() - before).toBeLessThan(1_000)
})
