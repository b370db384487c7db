import { BLOCK_INSTRUCTIONS, numbers, oneRight, severalRight } from './jee-advanced-blocks.ts'
import { inEachPart, type Pattern } from './pattern.ts'
import { believed, readAt } from './sourced.ts'

const parts = believed(['Mathematics', 'Physics', 'Chemistry'])

export const jeeAdvanced2025Paper2: Pattern<'jee_advanced_2025_2'> = {
  id: 'jee_advanced_2025_2',
  name: believed('JEE Advanced 2025 Paper 2'),
  years: [2025],
  minutes: readAt('https://education.indianexpress.com/engineering-exam/jee-advanced-exam-pattern')(180),
  movement: believed('free'),
  parts,
  sections: inEachPart(parts, [oneRight('Section 1', 4), severalRight('Section 2', 4), numbers('Section 3', 8)]),
  instructions: [
    BLOCK_INSTRUCTIONS.parts,
    `Section 1 of each part has 4 questions. ${BLOCK_INSTRUCTIONS.oneRight}`,
    `Section 2 of each part has 4 questions. ${BLOCK_INSTRUCTIONS.severalRight}`,
    `Section 3 of each part has 8 questions. ${BLOCK_INSTRUCTIONS.numbers}`,
    BLOCK_INSTRUCTIONS.blank,
  ].join('\n'),
}
