import { describe, expect, it } from 'vitest'
import { averageOver, compare, listKey, mergedPage, placeOfPage, searchText, searchWords } from './quiz-list.ts'

describe('the list of quizzes', () => {
  it.each<[string, string[]]>([
    ['numbers as numbers, in whatever digits', ['Quiz 1', 'quiz 009', 'Quiz 10', 'Quiz ১১', 'QUIZ 100']],
    ['capitals and accents aside', ['École', 'ecology', 'eczema', 'Egypt']],
    ['Bengali among others', ['Light', 'ইতিহাস', 'পলাশীর যুদ্ধ', 'ভূগোল']],
    ['what begins like another after it', ['', 'a', 'a b', 'ab']],
  ])('has %s', (_, words) => {
    expect(words.toReversed().sort((a, b) => compare(listKey(a), listKey(b)))).toEqual(words)
  })

  it('has keys that every database orders alike, and that stay short', () => {
    expect(listKey('Quiz 10: পলাশী')).toMatch(/^[0-9a-f]+$/)
    expect(listKey('9'.repeat(200)).length).toBeLessThanOrEqual(160)
  })

  it.each<[string, boolean]>([
    ['QUIZ', true],
    ['quiz history', true],
    ['  যুদ্ধ ', true],
    ['abcd2345', true],
    ['quiz geography', false],
    ['', true],
  ])('searched for %j looks into title, subject and code', (search, found) => {
    const text = searchText({ title: 'Quiz 9: পলাশীর যুদ্ধ', subject: 'History', shareCode: 'ABCD2345' })
    expect(searchWords(search).every((word) => text.includes(word))).toBe(found)
  })

  it.each([
    [1, 0, { page: 1, pages: 1, from: 0 }],
    [1, 30, { page: 1, pages: 1, from: 0 }],
    [2, 31, { page: 2, pages: 2, from: 30 }],
    [99, 61, { page: 3, pages: 3, from: 60 }],
  ])('asked for page %i of %i rows shows one that is there', (asked, found, place) => {
    expect(placeOfPage(asked, found)).toMatchObject(place)
  })

  it.each([true, false])('has the pages of two lists in one order, descending: %s', (descending) => {
    const direction = descending ? -1 : 1
    const sorted = (keys: number[]) => keys.sort((a, b) => direction * (a - b))
    const ones = sorted([3, 14, 14, 40, 200]).map((key) => ({ key, of: 'one' }))
    const others = sorted(Array.from({ length: 90 }, (_, at) => at)).map((key) => ({ key, of: 'other' }))
    const whole = mergedPage([ones, others], { from: 0, size: 99, skipped: 0, descending })
    expect(whole.map(({ key }) => key)).toEqual(sorted([...ones, ...others].map(({ key }) => key)))
    for (const from of [0, 3, 30, 60, 90]) {
      const skipped = Math.max(0, from - ones.length)
      const read = others.slice(skipped, skipped + 30 + ones.length)
      const page = mergedPage([ones, read], { from, size: 30, skipped, descending })
      expect(page).toEqual(whole.slice(from, from + 30))
    }
  })
})

describe('the average over all quizzes', () => {
  it('counts every attempt once', () => {
    expect(averageOver({ quizzes: 3, attempts: 20, weighed: 5 * 40 + 15 * 80 })).toBe(70)
  })

  it('is not known before somebody has submitted', () => {
    expect(averageOver({ quizzes: 2, attempts: 0, weighed: 0 })).toBeNull()
  })
})
