import { type SettingValues, valuesOf } from '#domain/questionnaires/setting-values.ts'
import { usualSettings } from '#domain/questionnaires/settings.ts'
import { STRAIGHT_ON } from '#domain/questionnaires/taking.ts'
import type { SurveyDraft } from '../surveys/draft.ts'

type Set = Pick<SurveyDraft, 'responding' | 'joining' | 'isOneByOne'>

/** How a survey is set while it is written. */
export const valuesOfSurvey = ({ responding, joining, isOneByOne }: Set): SettingValues =>
  valuesOf({ ...usualSettings(), responding, joining, taking: { ...STRAIGHT_ON, one_by_one: isOneByOne } })
