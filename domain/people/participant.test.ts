import { expect, it } from 'vitest'
import { DISTRICTS } from './districts.ts'
import { maskedPhone, participant } from './participant.ts'

it('knows the 23 districts of West Bengal, each once, from Alipurduar to Uttar Dinajpur', () => {
  expect(new Set(DISTRICTS).size).toBe(23)
  expect([DISTRICTS.at(0), DISTRICTS.at(-1)]).toEqual(['Alipurduar', 'Uttar Dinajpur'])
  expect(DISTRICTS).toContain('Kolkata')
})

it.each([
  [{ name: '', phone: '9830012345', district: 'Kolkata' }, 'name_required'],
  [{ name: '\u200d\ufeff\u3164', phone: '9830012345', district: 'Kolkata' }, 'name_required'],
  [{ name: 'Rahul', phone: '983', district: 'Kolkata' }, 'mobile_invalid'],
  [{ name: 'Rahul', phone: '9830012345', district: '' }, 'district_required'],
  [{ name: 'Rahul', phone: '9830012345', district: 'Dhaka' }, 'district_required'],
])('refuses %o as %s', (details, problem) =>
  expect(participant.safeParse(details).error?.issues.map((issue) => issue.message)).toContain(problem),
)

it('hides all but the last four digits of a phone number', () => expect(maskedPhone('9830012345')).toBe('••••••2345'))
