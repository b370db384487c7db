import { ABILITIES } from '#domain/questionnaires/kinds.ts'
import { kindsListed, type ListedKind } from '#domain/questionnaires/quiz-list.ts'

/** Whether something that is listed earns marks, and has a subject. */
export const hasMarks = (kind: ListedKind): boolean => kindsListed(kind).some((each) => ABILITIES[each].marks)
