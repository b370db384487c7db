import { describe, expect, it } from 'vitest'
import { readQuizText } from './read-quiz-text.ts'

/** As the questions of a paste are understood that is written in signs of other programs. */
const understood = (text: string) => {
  const { items, problems, leftover } = readQuizText(text)
  expect([problems, leftover]).toEqual([[], []])
  return items.map((item) => ('prompt' in item ? [item.prompt, item.draft] : item))
}

describe('a paste in the signs of other programs', () => {
  it('has the formulas of TeX', () =>
    expect(
      understood(String.raw`1. If \(x^2 = 9\) and \(x > 0\), then \(x\) is
(a) \(3\) (b) \(-3\) (c) \(\frac{1}{3}\) (d) \(9\)
Ans: a

2. Evaluate \[\int_0^1 2x\,dx\]
(a) $1$ (b) $2$
Ans: a`),
    ).toEqual([
      [
        'If $x^2 = 9$ and $x > 0$, then $x$ is',
        { options: ['$3$', '$-3$', String.raw`$\frac{1}{3}$`, '$9$'], correct: 0 },
      ],
      [String.raw`Evaluate $$\int_0^1 2x\,dx$$`, { options: ['$1$', '$2$'], correct: 0 }],
    ]))

  it('has bold lines, in a block of code', () =>
    expect(
      understood(`\`\`\`markdown
**1. Which planet is red?**

A) Mars  
B) Venus  

**Answer:** A

**2. Which planet is ours?**

A) Mars  
B) Venus  
C) Earth  

**Correct Answer: C**
\`\`\``),
    ).toEqual([
      ['Which planet is red?', { options: ['Mars', 'Venus'], correct: 0 }],
      ['Which planet is ours?', { options: ['Mars', 'Venus', 'Earth'], correct: 2 }],
    ]))

  it('has tasks below headings', () =>
    expect(
      understood(`#### Q1. Which planet is red?

- [ ] Venus
- [x] Mars
- [ ] Earth

#### Q2. Which planet is ours?

- [ ] Venus
- [x] Earth`),
    ).toEqual([
      ['Which planet is red?', { options: ['Venus', 'Mars', 'Earth'], correct: 1 }],
      ['Which planet is ours?', { options: ['Venus', 'Earth'], correct: 1 }],
    ]))

  it('has signs for labels, and pointing hands', () =>
    expect(
      understood(`1️⃣ Which planet is red?
🅰️ Mars
🅱️ Venus
👉 **Answer:** A`),
    ).toEqual([['Which planet is red?', { options: ['Mars', 'Venus'], correct: 0 }]]))
})
