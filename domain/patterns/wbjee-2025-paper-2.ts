import { inEachPart, type Pattern } from './pattern.ts'
import { believed } from './sourced.ts'
import { CATEGORY_INSTRUCTIONS, categories, toldMinutes, toldOfBothYears } from './wbjee-categories.ts'

const parts = toldMinutes(['Physics', 'Chemistry'])

export const wbjee2025Paper2: Pattern<'wbjee_2025_2'> = {
  id: 'wbjee_2025_2',
  name: toldOfBothYears('WBJEE 2025/26 Paper 2'),
  years: [2025, 2026],
  minutes: toldMinutes(120),
  movement: believed('free'),
  parts,
  sections: inEachPart(parts, categories([30, 5, 5])),
  instructions: [
    'The paper has two parts: Physics and Chemistry. You may go from any question to any other.',
    `Category 1 of each part has 30 questions. ${CATEGORY_INSTRUCTIONS.first}`,
    `Category 2 of each part has 5 questions. ${CATEGORY_INSTRUCTIONS.second}`,
    `Category 3 of each part has 5 questions. ${CATEGORY_INSTRUCTIONS.third}`,
    CATEGORY_INSTRUCTIONS.blank,
  ].join('\n'),
}
