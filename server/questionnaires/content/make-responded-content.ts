import type { NewSectionOnWire } from '#contract/questionnaires/polls-and-surveys-requests.ts'
import { type MarkingRules, NOTHING } from '#domain/marking/marking.ts'
import { wholeMarks } from '#domain/marking/marks.ts'
import type { Question } from '#domain/questionnaires/items/question.ts'
import type { QuestionnaireKind } from '#domain/questionnaires/kinds.ts'
import type { Version } from '#domain/questionnaires/questionnaire.ts'
import type { Responding } from '#domain/questionnaires/responding.ts'
import type { Taking } from '#domain/questionnaires/taking.ts'
import type { Context } from '../../context.ts'
import type { SignedInTeacher } from '../../http/who-is-asking.ts'
import type { Made } from './make-parts.ts'
import { makeSections } from './make-sections.ts'
import { makeTexts } from './make-texts.ts'
import { refuseConditions } from './refuse-conditions.ts'
import { refuseContent } from './refuse-content.ts'

/** Nothing is right or wrong. */
const UNMARKED: MarkingRules = { marksPerQuestion: wholeMarks(1), wrongCosts: NOTHING, scheme: 'all_or_nothing' }

type RespondedContent = Pick<Version, 'title' | 'subject' | 'minutes' | 'marking' | 'settings' | 'sections'>

type From = {
  kind: QuestionnaireKind
  /** What is mixed for each who responds. */
  order: Version['settings']['order']
  /** How it is answered, from the moment on at which the version is asked. */
  responding: Responding
  written: { title: string; sections: readonly NewSectionOnWire[]; taking?: Taking | undefined }
  /** The questions of the version that was edited, by their ids. */
  former?: ReadonlyMap<string, Question> | undefined
}

/** What a version without a clock says, made of what a teacher wrote; what is wrong in it is named by its field. */
export const makeRespondedContent = async (
  context: Pick<Context, 'db' | 'newId'>,
  teacher: SignedInTeacher,
  { kind, order, responding, written, former }: From,
): Promise<Made<RespondedContent>> => {
  const { title, taking } = written
  const refused = refuseContent({ ...written, kind, responding })
  if (refused) return refused
  const sections = await makeSections(context, teacher, { sections: written.sections, former })
  if (!sections.ok) return sections
  const impossible = refuseConditions(sections.value, taking)
  if (impossible) return impossible
  const texts = await makeTexts(context, teacher, {
    'taking.welcome': taking && { text: taking.welcome, format: taking.welcome_format },
  })
  if (!texts.ok) return texts
  const { 'taking.welcome': welcome } = texts.value
  const settings = { order, ...(taking && { taking }), ...(welcome && { written: { welcome } }) }
  // There is no clock.
  const value = { title, subject: '', minutes: 0, marking: UNMARKED, settings, sections: sections.value }
  return { ok: true, value }
}
