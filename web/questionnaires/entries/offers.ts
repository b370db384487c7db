import { type DraftQuestion, emptyQuestion } from '#domain/questionnaires/drafts/draft.ts'
import type { DraftPart } from '#domain/questionnaires/drafts/draft-item.ts'
import { asksForFiles } from '#domain/questionnaires/items/facets.ts'
import { QUESTION_KINDS } from '#domain/questionnaires/items/question.ts'
import { ABILITIES, type QuestionnaireKind } from '#domain/questionnaires/kinds.ts'
import { MAX_QUESTIONS } from '#domain/questionnaires/questionnaire.ts'
import type { Kind } from '#domain/questions/rules.ts'
import { type Asks, asksFor, USUAL_KIND } from '#domain/questions/traits.ts'

/** What the editor of a kind of questionnaire offers. */
export type Offers = {
  asks: Asks
  /** Kinds of questions, in the order of the palette and of their keys. */
  kinds: readonly Kind[]
  /** A question in which nothing is written; left out: of the first kind. */
  blank: (kind?: Kind) => DraftQuestion
  /** What may stand between questions. */
  parts: readonly DraftPart['kind'][]
  mostQuestions: number
  /** Sections are pages: the first begins with the questionnaire, and none needs a title. */
  isPaged: boolean
}

/** The usual kind first. */
const kindsAsking = (asks: Asks): Kind[] => {
  const all = QUESTION_KINDS.filter((kind) => asksFor(kind) === asks)
  return [USUAL_KIND[asks], ...all.filter((kind) => kind !== USUAL_KIND[asks])]
}

/** Written while a room waits: in plain text, so that nothing that is typed means something else, and to be answered. */
const asQuick = ({ format: _, ...plain }: DraftQuestion): DraftQuestion => ({ ...plain, isRequired: true })

/** More are a survey. */
const MOST_WITHOUT_SECTIONS = 30

export const offersOf = (kind: QuestionnaireKind): Offers => {
  const { marks, sections, uploads, oneCall } = ABILITIES[kind]
  const asks = marks ? 'knowledge' : 'opinion'
  const kinds = kindsAsking(asks).filter((each) => uploads || !asksForFiles(each))
  return {
    asks,
    kinds,
    blank: (first = kinds[0]) => (oneCall ? asQuick(emptyQuestion(first)) : emptyQuestion(first)),
    parts: sections ? ['group', 'text', 'section'] : ['group', 'text'],
    mostQuestions: sections ? MAX_QUESTIONS : MOST_WITHOUT_SECTIONS,
    isPaged: sections && !marks,
  }
}

export const QUIZ_OFFERS = offersOf('quiz')
