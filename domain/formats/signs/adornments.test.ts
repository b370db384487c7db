import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type PlainLine, plainLine } from './adornments.ts'

/** The words, and what is told of the line, as `bold`, `ticked`, `crossed`, `heading` and `quoted`. */
const read = (raw: string): string[] => {
  const line = plainLine(raw)
  const told: [keyof PlainLine, string][] = [
    ['wasBold', 'bold'],
    ['isTicked', 'ticked'],
    ['isCrossed', 'crossed'],
    ['isHeading', 'heading'],
    ['isQuoted', 'quoted'],
  ]
  return [line.text, ...told.flatMap(([name, word]) => (line[name] === true ? [word] : []))]
}

describe('a line without what stands around it', () => {
  it.each([
    ['#### Q1. Which planet is red?', 'Q1. Which planet is red?', 'heading'],
    ['## Section A ##', 'Section A', 'heading'],
    ['**1. Which planet is red?**', '1. Which planet is red?', 'bold'],
    ['**1.** Which planet is red?', '1. Which planet is red?'],
    ['**1**. Which planet is red?', '1. Which planet is red?'],
    ['1. **Which planet is red?**', '1. Which planet is red?', 'bold'],
    ['**Q1.** Which?', 'Q1. Which?'],
    ['**Q1**: Which?', 'Q1: Which?'],
    ['**Question 1:** Which?', 'Question 1: Which?'],
    ['### **Question 1**', 'Question 1', 'bold', 'heading'],
    ['**প্রশ্ন ১:** কোনটি?', 'প্রশ্ন ১: কোনটি?'],
    ['**A)** Mars', 'A) Mars'],
    ['**A**) Mars', 'A) Mars'],
    ['**(ক)** ঢাকা', '(ক) ঢাকা'],
    ['**B) Mars**', 'B) Mars', 'bold'],
    ['B) **Mars**', 'B) Mars', 'bold'],
    ['***B) Mars***', 'B) Mars', 'bold'],
    ['__B) Mars__', 'B) Mars', 'bold'],
    ['**B) Mars** is red', 'B) **Mars** is red'],
    ['**Answer:** A', 'Answer: A'],
    ['**Answer**: A', 'Answer: A'],
    ['**Answer:** **A**', 'Answer: A', 'bold'],
    ['**Correct Answer: C**', 'Correct Answer: C', 'bold'],
    ['__Answer:__ A', 'Answer: A'],
    ['*Answer:* A', 'Answer: A'],
    ['_Explanation_: It is.', 'Explanation: It is.'],
    ['**উত্তর:** খ', 'উত্তর: খ'],
    ['**Which planet is red?**', 'Which planet is red?', 'bold'],
    ['> 1. Which planet?', '1. Which planet?', 'quoted'],
    ['> > **Answer:** A', 'Answer: A', 'quoted'],
    ['A) Mars  ', 'A) Mars'],
    ['A) Mars\\', 'A) Mars'],
    ['1️⃣ Which planet?', '(1) Which planet?'],
    ['1️⃣0️⃣ Which planet?', '(10) Which planet?'],
    ['🔟 Which planet?', '(10) Which planet?'],
    ['🅰️ Mars', '(A) Mars'],
    ['🅱 Venus', '(B) Venus'],
    ['🇦 Mars', '(A) Mars'],
    ['⓵ Mars', '(1) Mars'],
    ['① Mars', '(1) Mars'],
    ['⑴ Mars', '(1) Mars'],
    ['⒈ Mars', '(1) Mars'],
    ['❷ Mars', '(2) Mars'],
    ['Ⓐ Mars', '(A) Mars'],
    ['ⓑ Mars', '(b) Mars'],
    ['⒜ Mars', '(a) Mars'],
    ['㉑ Mars', '(21) Mars'],
    ['①. Mars', '(1) Mars'],
    ['**①** Mars', '(1) Mars'],
    ['① Mars ② Venus ③ Earth', '(1) Mars (2) Venus (3) Earth'],
    ['①Mars②Venus③Earth', '(1) Mars (2) Venus (3) Earth'],
    ['1. Which? Ⓐ Mars Ⓑ Venus', '1. Which? (A) Mars (B) Venus'],
    ['✅ B) Mars', 'B) Mars', 'ticked'],
    ['B) Mars ✅', 'B) Mars', 'ticked'],
    ['B) Mars ✔️', 'B) Mars', 'ticked'],
    ['**B) Mars** ✅', 'B) Mars', 'bold', 'ticked'],
    ['- ✅ Mars', '- Mars', 'ticked'],
    ['- **A)** Mars', 'A) Mars'],
    ['* **B) Mars**', 'B) Mars', 'bold'],
    ['• **Mars**', '- Mars', 'bold'],
    ['- **Answer:** A', 'Answer: A'],
    ['- **Mars:** the red one', '- Mars: the red one'],
    ['🔹 Mars: the red one', '• Mars: the red one'],
    ['- **ব্যাখ্যা:** এটি', 'ব্যাখ্যা: এটি'],
    ['- > Mars', '- Mars', 'quoted'],
    ['**A.** Mars  **B.** Venus', 'A. Mars  B. Venus'],
    ['1.**Which?**', '1. Which?', 'bold'],
    ['**Ans.** (b)', 'Ans. (b)'],
    ['**Ans** - B', 'Ans - B'],
    ['<p>One</p><p>Two</p>', 'One  Two'],
    ['10<sup>θ</sup>5', '10$^{\\text{θ}}$ 5'],
    ['✅ Mars', 'Mars', 'ticked'],
    ['❌ A) Venus', 'A) Venus', 'crossed'],
    ['A) Venus ❌', 'A) Venus', 'crossed'],
    ['✅ Answer: B', 'Answer: B'],
    ['✅ **Answer:** B', 'Answer: B'],
    ['A) Mars B) Venus ✅', 'A) Mars B) Venus ✔'],
    ['👉 Answer: B', 'Answer: B'],
    ['➡️ **Answer:** B', 'Answer: B'],
    ['🔑 Answer: B', 'Answer: B'],
    ['🔹 Mars', '• Mars'],
    ['🔹 A) Mars', 'A) Mars'],
    ['▪ Mars', '• Mars'],
    ['- [x] Mars', '[x] Mars', 'ticked'],
    ['- [X] Mars', '[x] Mars', 'ticked'],
    ['* [ ] Venus', '[ ] Venus'],
    ['[x] A) Mars', '[x] A) Mars', 'ticked'],
    ['A)&nbsp;Mars &amp; Venus', 'A)\u00a0Mars & Venus'],
    ['x &lt; 5 &#8212; &#x3b1;', 'x < 5 — α'],
    ['A) Mars<br>', 'A) Mars'],
    ['A) Mars<br/>B) Venus', 'A) Mars B) Venus'],
    ['<b>1.</b> Which <i>planet</i>?', '1. Which *planet*?'],
    ['<p><strong>B) Mars</strong></p>', 'B) Mars', 'bold'],
    ['H<sub>2</sub>O and x<sup>2n</sup>', 'H₂O and x²ⁿ'],
    ['x<sub>A</sub>', 'x$_{A}$'],
    ['<span style="color:red">Mars</span>', 'Mars'],
    ['a <code>b</code>', 'a `b`'],
  ])('%j: %j', (raw, ...read_) => expect(read(raw)).toEqual(read_))

  it.each([
    'Which planet is red?',
    '1. Which is **not** a planet?',
    'The capital of ____ is ____.',
    '__________',
    '__init__',
    'a) __init__',
    '**kwargs and *args',
    '2**3**4',
    '*B) Mars',
    '#5 is wrong',
    '#include <stdio.h>',
    '> 5 cm',
    '>= 5',
    '- Mars',
    '- A) Mars',
    '* A) Mars',
    '-5',
    '(a) <b> (b) <i> (c) <br>',
    '(c) <br>',
    'Which tag makes <b>words</b> bold?',
    'What does &nbsp; stand for as an entity?',
    'if a <b and c> d',
    'vector<int> v',
    '`<b>a</b>`',
    '&c. and R&D;',
    'see ① above',
    'Which of ① and ② is right?',
    '(a) ① and ② only',
    '🇧🇩 Bangladesh',
    'ⓘ Note',
    '(a) ✅',
    '✅',
    '➡️',
    '[x](https://a.b)',
    '[1, 2] and [3]',
    '$a^{**}$ **',
    '\\begin{align} a &= b \\\\',
    '○ Mars',
    '☑ Mars',
    '***',
    '---',
    '',
  ])('%j stays as it is', (raw) => {
    expect(read(raw)[0]).toBe(raw)
    expect(plainLine(raw).wasBold).toBe(false)
  })

  it('loses no word', () => {
    const part = fc.constantFrom(
      '**',
      '__',
      '*',
      '# ',
      '> ',
      '1.',
      'A)',
      'Answer:',
      'Mars',
      ' ',
      ' ',
      '✅',
      '❌',
      '①',
      '🔹',
      '👉',
      '[x]',
      '- ',
      '<b>',
      '</b>',
      '<br>',
      '&amp;',
      '\\',
      '`',
      'প্রশ্ন',
    )
    const words = (text: string) => text.match(/Mars|Answer|প্রশ্ন|A(?!n)/g) ?? []
    fc.assert(
      fc.property(fc.array(part, { maxLength: 14 }), (parts) => {
        const raw = parts.join('')
        expect(words(plainLine(raw).text)).toEqual(words(raw))
      }),
    )
  })

  it.each([
    ['plain', '12. Which of these planets is the nearest one to the sun?'],
    ['adorned', '**12. Which of these planets** is `the` <b>nearest</b> one? ✅'],
  ])('takes some µs of a line that is %s', (_, raw) => {
    const lines = Array.from({ length: 4_000 }, (__, at) => `${raw} ${at}`)
    const times = Array.from({ length: 3 }, () => {
      const before = performance.now()
      for (const line of lines) plainLine(line)
      return performance.now() - before
    })
    // A tenth of it where nothing else runs.
    expect(Math.min(...times)).toBeLessThan(300)
  })

  it.each(['**', '**a ', '<b>', '<b ', '&a', '> ', '①', '✅ ', '[', '__a'])('takes no longer for many %j', (part) => {
    const before = performance.now()
    plainLine(part.repeat(20_000))
    expect(performance.now() - before).toBeLessThan(500)
  })
})
