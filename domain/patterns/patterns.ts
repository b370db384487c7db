import { boardPaper } from './board-paper.ts'
import { classTest } from './class-test.ts'
import { cuet2025 } from './cuet-2025.ts'
import { jeeAdvanced2025Paper1 } from './jee-advanced-2025-paper-1.ts'
import { jeeAdvanced2025Paper2 } from './jee-advanced-2025-paper-2.ts'
import { jeeMain2021 } from './jee-main-2021.ts'
import { jeeMain2023 } from './jee-main-2023.ts'
import { jeeMain2025 } from './jee-main-2025.ts'
import { neet2025 } from './neet-2025.ts'
import type { Pattern } from './pattern.ts'
import type { PatternId } from './pattern-id.ts'
import { wbjee2025Paper1 } from './wbjee-2025-paper-1.ts'
import { wbjee2025Paper2 } from './wbjee-2025-paper-2.ts'

/** Every pattern by its id. */
export const PATTERNS: { readonly [Id in PatternId]: Pattern<Id> } = {
  jee_main_2025: jeeMain2025,
  neet_2025: neet2025,
  wbjee_2025_1: wbjee2025Paper1,
  wbjee_2025_2: wbjee2025Paper2,
  jee_advanced_2025_1: jeeAdvanced2025Paper1,
  jee_advanced_2025_2: jeeAdvanced2025Paper2,
  cuet_2025: cuet2025,
  jee_main_2023: jeeMain2023,
  jee_main_2021: jeeMain2021,
  class_test: classTest,
  board_paper: boardPaper,
}
