import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { NumberRow } from '../../questions/parts/numerical-draft.ts'
import { numbersIn } from './number-rows.ts'

const exact = (first: string, second = ''): NumberRow => ({ form: 'tolerance', first, second })
const range = (first: string, second: string): NumberRow => ({ form: 'range', first, second })

describe('an answer that is a number', () => {
  it.each<[string, NumberRow[], string]>([
    ['12', [exact('12')], ''],
    ['(366)', [exact('366')], ''],
    ['[3]', [exact('3')], ''],
    ['৩.৫', [exact('৩.৫')], ''],
    ['३', [exact('३')], ''],
    ['1857', [exact('1857')], ''],
    ['1,234', [exact('1,234')], ''],
    ['1.234,56', [exact('1.234,56')], ''],
    ['1,50,000', [exact('1,50,000')], ''],
    ['−40', [exact('−40')], ''],
    ['1/2', [exact('1/2')], ''],
    ['3 1/2', [exact('3 1/2')], ''],
    ['½', [exact('½')], ''],
    ['12/13', [exact('12/13')], ''],
    ['500/-', [exact('500/-')], ''],
    ['3 × 10^8', [exact('3 × 10^8')], ''],
    ['3 x 10⁸', [exact('3 x 10⁸')], ''],
    ['1.6x10-19', [exact('1.6x10-19')], ''],
    // With its unit.
    ['12 cm', [exact('12')], 'cm'],
    ['12cm.', [exact('12')], 'cm'],
    ['12 (cm)', [exact('12')], 'cm'],
    ['(12 cm)', [exact('12')], 'cm'],
    ['3 1/2 km', [exact('3 1/2')], 'km'],
    ['50%', [exact('50')], '%'],
    ['50 per cent', [exact('50')], 'per cent'],
    ['−1.6 × 10⁻¹⁹ C', [exact('−1.6 × 10⁻¹⁹')], 'C'],
    ['-1.6 × 10^-19 C', [exact('-1.6 × 10^-19')], 'C'],
    ['3 × 10⁸ m s⁻¹', [exact('3 × 10⁸')], 'm s⁻¹'],
    ['9.8 m/s²', [exact('9.8')], 'm/s²'],
    ['9.8 m/s^2', [exact('9.8')], 'm/s^2'],
    ['9.8 ms-2', [exact('9.8')], 'ms-2'],
    ['1000 kg/m3', [exact('1000')], 'kg/m3'],
    ['8.314 J/(mol·K)', [exact('8.314')], 'J/(mol·K)'],
    ['8.314 J mol^-1 K^-1', [exact('8.314')], 'J mol^-1 K^-1'],
    ['6.67 × 10⁻¹¹ N·m²/kg²', [exact('6.67 × 10⁻¹¹')], 'N·m²/kg²'],
    ['30°', [exact('30')], '°'],
    ['37 °C', [exact('37')], '°C'],
    ['37° C', [exact('37')], '° C'],
    ['4.7 kΩ', [exact('4.7')], 'kΩ'],
    ['5 μm', [exact('5')], 'μm'],
    ['5 V', [exact('5')], 'V'],
    ['12V', [exact('12')], 'V'],
    ['3 A', [exact('3')], 'A'],
    ['15A', [exact('15')], 'A'],
    ['0.5 T', [exact('0.5')], 'T'],
    ['20 mH', [exact('20')], 'mH'],
    ['74 pm', [exact('74')], 'pm'],
    ['2 Mbps', [exact('2')], 'Mbps'],
    ['12 sq. cm', [exact('12')], 'sq. cm'],
    ['12 square metres', [exact('12')], 'square metres'],
    ['60 km per hour', [exact('60')], 'km per hour'],
    ['365 days', [exact('365')], 'days'],
    ['10 Kg', [exact('10')], 'Kg'],
    ['₹500', [exact('500')], '₹'],
    ['Rs. 1,500', [exact('1,500')], 'Rs'],
    ['500 rupees', [exact('500')], 'rupees'],
    ['$ 5', [exact('5')], '$'],
    ['5 টাকা', [exact('5')], 'টাকা'],
    ['৫টি', [exact('৫')], 'টি'],
    ['১২ সে.মি.', [exact('১২')], 'সে.মি'],
    ['৬০ কিমি/ঘণ্টা', [exact('৬০')], 'কিমি/ঘণ্টা'],
    ['১০০ ওয়াট', [exact('১০০')], 'ওয়াট'],
    ['12 वर्ग मीटर', [exact('12')], 'वर्ग मीटर'],
    ['५०० रुपये', [exact('५००')], 'रुपये'],
    // Around a value.
    ['9.8 ± 0.1', [exact('9.8', '0.1')], ''],
    ['9.8 +/- 0.1', [exact('9.8', '0.1')], ''],
    ['9.8 +/−0.1', [exact('9.8', '0.1')], ''],
    ['9.8 (± 0.1)', [exact('9.8', '0.1')], ''],
    ['5 ± 0.1 cm', [exact('5', '0.1')], 'cm'],
    ['5 cm ± 0.1 cm', [exact('5', '0.1')], 'cm'],
    ['(5 ± 0.1) cm', [exact('5', '0.1')], 'cm'],
    ['50 (±2%)', [exact('50', '1')], ''],
    ['1.6 × 10⁻¹⁹ C ± 5%', [exact('1.6 × 10⁻¹⁹', '8e-21')], 'C'],
    ['−40 ± 10 %', [exact('−40', '4')], ''],
    ['50% ± 2%', [exact('50', '2')], '%'],
    // No decimal says it exactly: it can't be used as it is.
    ['1/3 (± 2%)', [exact('1/3', '2%')], ''],
    // Between two values.
    ['3.14 to 3.15', [range('3.14', '3.15')], ''],
    ['3 to 3', [range('3', '3')], ''],
    ['from 4 to 5', [range('4', '5')], ''],
    ['between 4 and 5', [range('4', '5')], ''],
    ['Between 4 and 5 cm', [range('4', '5')], 'cm'],
    ['4 cm to 5 cm', [range('4', '5')], 'cm'],
    ['₹5 to ₹10', [range('5', '10')], '₹'],
    ['2.2 থেকে 2.3', [range('2.2', '2.3')], ''],
    ['২.২ থেকে ২.৩ এর মধ্যে', [range('২.২', '২.৩')], ''],
    ['৪ ও ৫-এর মধ্যে', [range('৪', '৫')], ''],
    ['2.2 से 2.3', [range('2.2', '2.3')], ''],
    ['4 और 5 के बीच', [range('4', '5')], ''],
    ['2.2 ... 2.3', [range('2.2', '2.3')], ''],
    ['0.49-0.51', [range('0.49', '0.51')], ''],
    ['2.20–2.30', [range('2.20', '2.30')], ''],
    ['2.20 - 2.30', [range('2.20', '2.30')], ''],
    ['−0.5–0.5', [range('−0.5', '0.5')], ''],
    ['-2.5 – -1.5', [range('-2.5', '-1.5')], ''],
    ['2.20–2.30 kg', [range('2.20', '2.30')], 'kg'],
    ['10–12 kg', [range('10', '12')], 'kg'],
    ['[2.20, 2.30]', [range('2.20', '2.30')], ''],
    ['[2.20,2.30]', [range('2.20', '2.30')], ''],
    ['[2.20; 2.30] m', [range('2.20', '2.30')], 'm'],
    // Several.
    ['12 or 13', [exact('12'), exact('13')], ''],
    ['12 or 13 cm', [exact('12'), exact('13')], 'cm'],
    ['12 অথবা 13', [exact('12'), exact('13')], ''],
    ['12 या 13', [exact('12'), exact('13')], ''],
    ['9 / 9.0', [exact('9'), exact('9.0')], ''],
    ['2.1 to 2.2 or 3', [range('2.1', '2.2'), exact('3')], ''],
  ])('%j', (answer, rows, unit) => {
    expect(numbersIn([answer])).toEqual({ rows, unit })
  })
})

it.each([
  '3 idiots',
  '4th July',
  '4th',
  '7 hills',
  '12 angry men',
  '100 years of solitude',
  '5A',
  '10A',
  '4K',
  '3D',
  '3x',
  '2t',
  '5 pm',
  '5.30 pm',
  '10 am',
  '10:30',
  '2-3',
  '3-2',
  '3-4',
  '1939-1945',
  '2024-25',
  '12-05-2024',
  '12/05/2024',
  '15.08.1947',
  '2.5-1.5',
  '4.5/9',
  '1.5 / 3',
  '12, 13',
  '12 and 13',
  '(2, 3)',
  '(2.5, 3.5)',
  '[2, 3]',
  '[1,5]',
  '[2.30, 2.20]',
  '12 cm or 0.12 m',
  '12 cm ± 0.1 m',
  '5 ft 6 in',
  '2 + 3i',
  '5 lakh',
  'about 5',
  'a to b',
  '5 to many',
  'NaCl',
  'H2O',
  '',
  '%',
  'cm',
  '২০২৪-২৫',
  '৭ই মার্চ',
  '15 अगस्त',
])('no number, or not without doubt: %j', (answer) => {
  expect(numbersIn([answer])).toBeNull()
})

it.each<[string, NumberRow, string]>([
  ['3-4', range('3', '4'), ''],
  ['95–105', range('95', '105'), ''],
  ['[2, 3]', range('2', '3'), ''],
  ['5A', exact('5'), 'A'],
])('a number where nothing else is asked for: %j', (answer, row, unit) => {
  expect(numbersIn([answer], true)).toEqual({ rows: [row], unit })
})

it('several answers are numbers in one unit, or none', () => {
  expect(numbersIn(['12 cm', '13'])).toEqual({ rows: [exact('12'), exact('13')], unit: 'cm' })
  expect(numbersIn(['12 cm', '0.12 m'])).toBeNull()
  expect(numbersIn(['12', 'a dozen'])).toBeNull()
  expect(numbersIn([])).toBeNull()
})

it('whatever is read, nothing is thrown and each row is written out of its answer', () => {
  const part = fc.constantFrom(
    '12',
    '3.5',
    '-',
    '–',
    ' ',
    '±',
    '%',
    'cm',
    'to',
    'or',
    '/',
    '[',
    ']',
    '(',
    ')',
    ',',
    '^',
    '×',
    '10',
    '২',
    '₹',
    'e',
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 9 }), fc.boolean(), (parts, isSaid) => {
      const text = parts.join('')
      for (const { first, second } of numbersIn([text], isSaid)?.rows ?? []) {
        expect(text).toContain(first)
        if (!text.includes('%')) expect(text).toContain(second)
      }
    }),
    { numRuns: 1000 },
  )
})
