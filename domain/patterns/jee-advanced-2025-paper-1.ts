import { BLOCK_INSTRUCTIONS, listMatches, numbers, oneRight, severalRight } from './jee-advanced-blocks.ts'
import { inEachPart, type Pattern } from './pattern.ts'
import { believed, readAt } from './sourced.ts'

const parts = believed(['Mathematics', 'Physics', 'Chemistry'])

export const jeeAdvanced2025Paper1: Pattern<'jee_advanced_2025_1'> = {
  id: 'jee_advanced_2025_1',
  name: readAt('https://gat.simonm.io/exam/jee-advanced?paper=760')('JEE Advanced 2025 Paper 1'),
  years: [2025],
  minutes: readAt('https://education.indianexpress.com/engineering-exam/jee-advanced-exam-pattern')(180),
  movement: believed('free'),
  parts,
  sections: inEachPart(parts, [
    oneRight('Section 1', 4),
    severalRight('Section 2', 3),
    numbers('Section 3', 6),
    listMatches('Section 4', 3),
  ]),
  instructions: [
    BLOCK_INSTRUCTIONS.parts,
    `Section 1 of each part has 4 questions. ${BLOCK_INSTRUCTIONS.oneRight}`,
    `Section 2 of each part has 3 questions. ${BLOCK_INSTRUCTIONS.severalRight}`,
    `Section 3 of each part has 6 questions. ${BLOCK_INSTRUCTIONS.numbers}`,
    `Section 4 of each part has 3 questions. ${BLOCK_INSTRUCTIONS.listMatches}`,
    BLOCK_INSTRUCTIONS.blank,
  ].join('\n'),
}
