import { beforeAll, describe, expect, it } from 'vitest'
import { type Face, loadFace } from './face.ts'

describe('a face', () => {
  let face: Face
  beforeAll(async () => {
    face = await loadFace(700, 0)
  })
  const place = { x: 0, y: 0, size: 100 }

  it('measures with the kerning of the font, and the room between words', () => {
    expect(face.width('To', 100)).toBeLessThan(face.width('T', 100) + face.width('o', 100) - 5)
    expect(face.width('o o', 100)).toBeGreaterThan(2 * face.width('o', 100) + 10)
    expect(face.width('To', 50)).toBeCloseTo(face.width('To', 100) / 2)
  })

  it.each([
    ['a conjunct of Bengali', 'ক্ত', 'কত'],
    ['a conjunct of Hindi', 'क्त', 'कत'],
    ['a conjunct after Latin', 'Quiz ক্ত', 'Quiz কত'],
  ])('joins %s into one letter', (_case, joined, apart) =>
    expect(face.width(joined, 100)).toBeLessThan(face.width(apart, 100) - 10),
  )

  it.each(['মাধ্যমিক ভৌতবিজ্ঞান, মডেল টেস্ট।', 'हिन्दी प्रश्नोत्तरी 2026', 'Bhagavadgītā'])(
    'is as wide as its parts where it draws %s',
    (text) => {
      const parts = text.split(/(?= )/)
      const sum = parts.reduce((width, part) => width + face.width(part, 100), 0)
      expect(Math.abs(face.width(text, 100) - sum)).toBeLessThan(12)
      const starts = [...face.outline(text, place).matchAll(/translate\((\S+) /g)].map(([, x]) => Number(x))
      expect(Math.max(...starts)).toBeLessThan(face.width(text, 100))
    },
  )

  it('puts a vowel before the consonant that it follows', () => {
    const first = (text: string) => / d="([^"]+)/.exec(face.outline(text, place))?.[1]
    expect(first('কি')).not.toBe(first('ক'))
    expect(first('কী')).toBe(first('ক'))
  })

  it.each([
    ['Timed quizzes: ₹0 for the Bhagavadgītā', true],
    ['মাধ্যমিক ভৌতবিজ্ঞান মডেল টেস্ট।', true],
    ['हिन्दी प्रश्नोत्तरी', true],
    ['தமிழ்', false],
    ['💡', false],
  ])('knows whether it can write %s', (text, isKnown) => expect(face.knows(text)).toBe(isKnown))

  it('leaves no text to the font of whoever looks', () => {
    const drawn = face.outline('5 < 7 & মডেল', place)
    expect(drawn).toMatch(/^(<path [^<>]*\/>)+$/)
  })
})
