import * as z from 'zod/mini'

/** In the order in which they are offered. Stored with what was laid out by it: never given to another one. */
export const PATTERN_IDS = [
  'jee_main_2025',
  'neet_2025',
  'wbjee_2025_1',
  'wbjee_2025_2',
  'jee_advanced_2025_1',
  'jee_advanced_2025_2',
  'cuet_2025',
  'jee_main_2023',
  'jee_main_2021',
  'class_test',
  'board_paper',
] as const

export const patternId = z.enum(PATTERN_IDS, 'not_one_of')
export type PatternId = z.infer<typeof patternId>
