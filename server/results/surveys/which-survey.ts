import type { QuestionnaireSettings } from '#domain/questionnaires/settings.ts'
import type { AcrossVersions } from '#domain/statistics/across-versions.ts'
import type { OwnedQuestionnaireId } from '../../questionnaires/policy.ts'
import type { AnonymousSurvey } from '../anonymous/read-told.ts'

/** A survey or poll whose responses are read one by one; whoever gave them may have told a name, or none. */
export type NamedSurvey = Omit<AnonymousSurvey, 'isAnonymous'> & { isAnonymous: false }
/** Of an anonymous one no function takes more than groups of answers to one question. */
export type Survey = NamedSurvey | AnonymousSurvey

type Told = { id: OwnedQuestionnaireId; settings: Pick<QuestionnaireSettings, 'responding'>; across: AcrossVersions }

export const surveyOf = ({ id, settings, across }: Told): Survey =>
  settings.responding.anonymous ? { id, across, isAnonymous: true } : { id, across, isAnonymous: false }
