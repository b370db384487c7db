import type { Problem } from '../text/problem.ts'
import { faultsIn, type RuleFault } from './branching.ts'
import { type Speaking, speakingFaults } from './piping.ts'
import type { Taking } from './taking.ts'

const PROBLEM: Record<RuleFault['fault'], Problem> = {
  loop: 'rule_leads_back',
  unreachable: 'rule_unreachable',
  later_question: 'rule_asks_later',
  no_such_place: 'rule_nowhere',
}

/** What is wrong first with the rules of pages with so many questions each; null: nothing is. */
export const ruleProblem = (counts: readonly number[], taking: Taking): Problem | null => {
  const [first] = faultsIn(counts, taking)
  return first ? PROBLEM[first.fault] : null
}

/** The same of the texts of these pages, which may say what was answered. */
export const speakingProblem = (pages: readonly Speaking[]): Problem | null => speakingFaults(pages)[0]?.fault ?? null
