import type { QuestionnaireKind } from '#domain/questionnaires/kinds.ts'

/** What a phone shows that wears a brand: one questionnaire, or, where it is an account's brand, an example. */
export type Shown = { kind: QuestionnaireKind; title: string } | null
