import { expect, it } from 'vitest'
import { tenDigits } from './person.ts'

it.each([
  ['9830012345', '9830012345'],
  [' 98300 12345 ', '9830012345'],
  ['(983) 001.23-45', '9830012345'],
  ['+91 98300 12345', '9830012345'],
  ['09830012345', '9830012345'],
  ['919830012345', '919830012345'],
  ['98300', '98300'],
  ['৯৮৩০০১২৩৪৫', '৯৮৩০০১২৩৪৫'],
])('reads the number typed as %j as %j', (typed, read) => expect(tenDigits(typed)).toBe(read))
