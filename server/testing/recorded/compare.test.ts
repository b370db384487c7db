import { describe, expect, it } from 'vitest'
import { agreedOn, differences, type Json } from './compare.ts'

it.each<[string, Json, Json, Json]>([
  ['the same', { a: [1, 'x', null] }, { a: [1, 'x', null] }, { a: [1, 'x', null] }],
  ['a random id', { id: 'k1', n: 2 }, { id: 'k2', n: 2 }, { id: '*', n: 2 }],
  ['lists of another length', [1, 2], [1], '*'],
  ['an object and a list', {}, [], '*'],
  ['names that are random', { k1: { a: 1 }, b: 2 }, { k2: { a: 1 }, b: 2 }, { '*0': { a: 1 }, b: 2 }],
  ['nothing and something', null, 'x', '*'],
])('two recordings agree on what is no chance: %s', (_, one, other, agreed) =>
  expect(agreedOn(one, other)).toEqual(agreed),
)

describe('a later version', () => {
  it.each<[string, Json, Json]>([
    ['says the same', { a: [1, { b: 'x' }] }, { a: [1, { b: 'x' }] }],
    ['has another random id', { id: '*' }, { id: 7 }],
    ['has random names', { '*0': { a: 1 }, b: 2 }, { k9: { a: 1 }, b: 2 }],
    ['adds in another order', { a: 45.851851851851855 }, { a: 45.85185185185185 }],
    ['says more', { a: 1, b: 2 }, { a: 1, new: [], b: 2 }],
  ])('agrees: %s', (_, recorded, now) => expect(differences(recorded, now)).toEqual([]))

  it.each<[string, Json, Json, string]>([
    ['another value', { a: { b: 1 } }, { a: { b: 2 } }, '/a/b was 1 and is 2'],
    ['another type', { a: 1 }, { a: '1' }, '/a was 1 and is "1"'],
    ['a name that is gone', { a: '*' }, {}, '/a is missing'],
    ['a list that grew', { a: [1] }, { a: [1, 2] }, '/a was [1] and is [1,2]'],
    ['another order of names', { a: 1, b: 2 }, { b: 2, a: 1 }, ' has its names in another order: b, a'],
    ['nothing where something was', { a: {} }, { a: null }, '/a was {} and is null'],
    ['something else under a random name', { '*0': { a: 1 } }, { k: { a: 2 } }, '/*0/a was 1 and is 2'],
    ['no random name', { '*0': '*' }, {}, '/*0 is missing'],
  ])('differs: %s', (_, recorded, now, difference) => expect(differences(recorded, now)).toEqual([difference]))
})
