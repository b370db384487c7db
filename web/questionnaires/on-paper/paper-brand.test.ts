import { expect, it } from 'vitest'
import { type BrandedOnWire, readOwnBrand } from '#contract/questionnaires/branding.ts'
import { NO_BRAND } from '#domain/branding/brand.ts'
import { aTeacherServer } from '../../testing/teacher-server.ts'
import { readPaperBrand } from './paper-brand.ts'

const [logo, other] = ['L'.repeat(22), 'M'.repeat(22)]
const frame = { width: 480, height: 160, placeholder: '#ffffff' }
const branded = (changes: Partial<BrandedOnWire['brand']>): BrandedOnWire => ({
  brand: { ...NO_BRAND, ...changes },
  frames: { [logo]: frame, [other]: frame },
})
const account = branded({ logo, footer: 'Sunrise School' })

it.each([
  ['of its account', null, { logo: { id: logo, width: 480, height: 160 }, footer: 'Sunrise School' }],
  ['of its own', branded({ logo: other }), { logo: { id: other, width: 480, height: 160 }, footer: '' }],
  ['of its own that has none', branded({}), { logo: null, footer: '' }],
])('a questionnaire shows on paper the brand %s', async (_case, own, shown) => {
  const of = { id: 'quiz-1', kind: 'quiz', title: 'Rivers', share_code: 'ABCD2345' } as const
  aTeacherServer().answers(readOwnBrand, { ...of, own, account })
  expect(await readPaperBrand('quiz-1')).toEqual(shown)
})
