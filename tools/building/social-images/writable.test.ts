import { expect, it } from 'vitest'
import { loadFace } from './face.ts'
import { writable } from './writable.ts'

const face = await loadFace(700, 0)

it.each([
  ['Optics', 'Optics'],
  ['School trip 🚌🎉 on Friday', 'School trip on Friday'],
  ['মাধ্যমিক ভৌতবিজ্ঞান', 'মাধ্যমিক ভৌতবিজ্ঞান'],
  ['हिन्दी प्रश्नोत्तरी 👩🏽‍🏫', 'हिन्दी प्रश्नोत्तरी'],
  ['Physics: வேகம்', 'Physics:'],
  ['தமிழ் வினாடி வினா 10', ''],
  ['\u2066Optics\u2069', 'Optics'],
  ['🎉', ''],
  ['', ''],
])('%s is written as %s', (text, written) => expect(writable(text, face)).toBe(written))
