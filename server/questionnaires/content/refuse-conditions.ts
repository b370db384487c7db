import type { FieldProblems } from '#contract/wire/problems-of.ts'
import { questionsIn, type Section } from '#domain/questionnaires/questionnaire.ts'
import { choiceFaults } from '#domain/questionnaires/rule-choices.ts'
import type { Taking } from '#domain/questionnaires/taking.ts'

/** A reply names as many faults at most. */
const MOST_TOLD = 20

type Refused = { ok: false; code: 'invalid_request'; fields: FieldProblems }

/**
 * Why conditions can not be kept on what the questions offer: each is named by its own field, and by the option that its
 * question does not have. Null: they can.
 */
export const refuseConditions = (sections: Section[], taking: Taking | undefined): Refused | null => {
  if (!taking) return null
  const placeOf = sections.flatMap((section, at) =>
    questionsIn({ sections: [section] }).map((_, place) => `sections.${at}.questions.${place}`),
  )
  const faults = choiceFaults(questionsIn({ sections }), taking).slice(0, MOST_TOLD)
  if (faults.length === 0) return null
  const fields = faults.flatMap(({ path, question, value }) => [
    [`taking.${path}`, 'rule_nowhere'] as const,
    [`${placeOf[question]}.options.${value}`, 'rule_nowhere'] as const,
  ])
  return { ok: false, code: 'invalid_request', fields: Object.fromEntries(fields) }
}
