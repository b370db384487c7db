import type { NewSectionOnWire } from '#contract/questionnaires/polls-and-surveys-requests.ts'
import type { FieldProblems } from '#contract/wire/problems-of.ts'
import { asksForFiles } from '#domain/questionnaires/items/facets.ts'
import { mayAskForFiles, type QuestionnaireKind } from '#domain/questionnaires/kinds.ts'
import type { Responding } from '#domain/questionnaires/responding.ts'
import { ruleProblem, speakingProblem } from '#domain/questionnaires/rule-problems.ts'
import type { Taking } from '#domain/questionnaires/taking.ts'
import { UNNAMED_KIND } from '#domain/questions/traits.ts'

type Refused = { ok: false; code: 'invalid_request'; fields: FieldProblems }

/** Why pages can not be asked as they were written: where they lead, or what their texts speak of. Null: they can. */
export const refuseContent = ({
  sections,
  taking,
  kind,
  responding,
}: {
  sections: readonly NewSectionOnWire[]
  taking?: Taking | undefined
  kind: QuestionnaireKind
  responding: Pick<Responding, 'anonymous'>
}): Refused | null => {
  if (responding.anonymous && (taking?.filled ?? []).length > 0)
    return { ok: false, code: 'invalid_request', fields: { 'taking.filled': 'anonymous_fields' } }
  const files = mayAskForFiles(kind, responding)
    ? []
    : sections.flatMap(({ questions }, at) =>
        questions.flatMap(({ kind }, place) => (asksForFiles(kind) ? [`sections.${at}.questions.${place}.kind`] : [])),
      )
  if (files[0]) return { ok: false, code: 'invalid_request', fields: { [files[0]]: 'files_not_here' } }
  const counts = sections.map(({ questions }) => questions.length)
  const ofRules = taking ? ruleProblem(counts, taking) : null
  if (ofRules) return { ok: false, code: 'invalid_request', fields: { taking: ofRules } }
  const ofTexts = speakingProblem(
    sections.map(({ questions, groups, texts, ...page }) => ({
      ...page,
      read: [
        ...groups.map(({ stimulus: text, format }, at) => ({
          ...{ text, format },
          before: questions.findIndex(({ group }) => group === at),
        })),
        ...texts.map(({ before, ...text }) => ({ ...text, before: before ?? questions.length })),
      ],
      questions: questions.map(({ kind = UNNAMED_KIND, problem, format }) => ({
        kind,
        prompt: problem,
        format,
      })),
    })),
  )
  return ofTexts && { ok: false, code: 'invalid_request', fields: { sections: ofTexts } }
}
