import { inEachPart, type Pattern } from './pattern.ts'
import { believed } from './sourced.ts'
import { CATEGORY_INSTRUCTIONS, categories, toldMinutes, toldOfBothYears } from './wbjee-categories.ts'

const parts = toldMinutes(['Mathematics'])

export const wbjee2025Paper1: Pattern<'wbjee_2025_1'> = {
  id: 'wbjee_2025_1',
  name: toldOfBothYears('WBJEE 2025/26 Paper 1'),
  years: [2025, 2026],
  minutes: toldMinutes(120),
  movement: believed('free'),
  parts,
  sections: inEachPart(parts, categories([50, 15, 10])),
  instructions: [
    'The paper is Mathematics. You may go from any question to any other.',
    `Category 1 has 50 questions. ${CATEGORY_INSTRUCTIONS.first}`,
    `Category 2 has 15 questions. ${CATEGORY_INSTRUCTIONS.second}`,
    `Category 3 has 10 questions. ${CATEGORY_INSTRUCTIONS.third}`,
    CATEGORY_INSTRUCTIONS.blank,
  ].join('\n'),
}
