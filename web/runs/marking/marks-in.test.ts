import { expect, it } from 'vitest'
import { markingKeyOf } from './marking-keys.ts'
import { marksIn } from './marks-in.ts'

it.each([
  ['', null],
  ['7', 7],
  ['7.5', 7.5],
  ['7,25', 7.25],
  ['7.', 7],
  ['৭.৫', 7.5],
  ['seven', 'no_number'],
  ['-1', 'no_number'],
  ['½', 0.5],
  ['2½', 2.5],
  ['1/3', 'no_number'],
])('%j says %j', (text, marks) => expect(marksIn(text)).toBe(marks))

it.each([
  ['1', { does: 'point', place: 0 }],
  ['9', { does: 'point', place: 8 }],
  ['0', { does: 'zero' }],
  ['F', { does: 'full' }],
  ['n', { does: 'unmarked' }],
  ['p', { does: 'previous' }],
  ['x', null],
  ['Enter', null],
])('the key %s means %j', (key, meaning) => expect(markingKeyOf(key)).toEqual(meaning))
