import { describe, expect, it } from 'vitest'
import { withoutFence } from './fence.ts'

describe('a paper in a block of code', () => {
  it.each([
    ['all of it', '```\n1. Which?\nA) a\n```', '\n1. Which?\nA) a\n'],
    ['as Markdown', '```markdown\n**1.** Which?\n```\n', '\n**1.** Which?\n\n'],
    [
      'with words around',
      'Here it is:\n```text\nQ1. Which?\nA) a\nB) b\n```\nGood luck!',
      'Here it is:\n\nQ1. Which?\nA) a\nB) b\n\nGood luck!',
    ],
    ['without an end', '```\n1. Which?\nA) a', '\n1. Which?\nA) a'],
    ['in GIFT', '```gift\n::Q1:: Which? {=a ~b}\n```', '\n::Q1:: Which? {=a ~b}\n'],
    ['with Windows line ends', '```\r\n1. Which?\r\n```\r\n', '\r\n1. Which?\r\n\r\n'],
  ])('is read without its lines: %s', (_, text, plain) => expect(withoutFence(text)).toBe(plain))

  it.each([
    ['code', '```c\n1. x\n2. y\n```'],
    ['code without a name', '1. What is printed?\n```\nint a;\nint b;\nint c;\nprint(a);\n```\nA) 1'],
    ['several blocks', '```\n1. a\n```\n```\n2. b\n```'],
    ['a block in a paper', '1. a\n2. b\n3. c\n```\n1. x\n```'],
    ['no block', '1. Which?'],
  ])('stays what it is: %s', (_, text) => expect(withoutFence(text)).toBe(text))
})
