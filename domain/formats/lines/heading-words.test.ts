import { expect, it } from 'vitest'
import { namesCategory } from './heading-words.ts'

it.each([
  'Category I',
  'CATEGORY – II',
  'Category-III (Q.31 to Q.40): carry 2 marks each',
  'Category 2: one mark each',
  'Group A',
  'Group-B: answer any five',
  'বিভাগ ক',
  'বিভাগ – খ',
  "বিভাগ 'গ': রচনা",
  'বিভাগ ২',
  'ক বিভাগ',
  "'খ' বিভাগ",
  'ক-বিভাগ (MCQ)',
  'খণ্ড ক: পদার্থবিদ্যা',
  'श्रेणी 1',
  'श्रेणी – २: दो अंक',
  'वर्ग (क)',
])('a heading: %s', (line) => {
  expect(namesCategory(line)).toBe(true)
})

it.each([
  'Category',
  'Categories: three',
  'Groups: A, B and C',
  'Category I questions are hard',
  'Group of islands',
  'Group 14 has how many elements?',
  'Group theory: an introduction',
  'বিভাগ',
  'বিভাগের নাম কী?',
  'শ্রেণিকক্ষ: ১',
  'वर्ग का क्षेत्रफल?',
  'वर्गमूल: 4',
])('no heading: %s', (line) => {
  expect(namesCategory(line)).toBe(false)
})
