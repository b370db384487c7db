import type { NewQuizOnWire } from '#contract/questionnaires/questionnaires-requests.ts'
import { sectionRulesFromWire } from '#contract/questionnaires/section-rules-on-wire.ts'
import type { FieldProblems } from '#contract/wire/problems-of.ts'
import { asksForFiles } from '#domain/questionnaires/items/facets.ts'
import type { Arrangement } from '#domain/questionnaires/items/item.ts'
import type { Question } from '#domain/questionnaires/items/question.ts'
import type { PlacedSection } from '#domain/questionnaires/section.ts'
import type { Context } from '../../context.ts'
import type { SignedInTeacher } from '../../http/who-is-asking.ts'
import { framePictures } from '../../media/pictures/frame-pictures.ts'
import { makeQuestions } from './make-questions.ts'
import { writeFormulas } from './write-formulas.ts'

type Written = {
  questions: NewQuizOnWire['questions']
  groups: NonNullable<NewQuizOnWire['groups']>
  texts: NonNullable<NewQuizOnWire['texts']>
  sections?: NonNullable<NewQuizOnWire['sections']>
}

export type Made<T> =
  | { ok: true; value: T }
  | { ok: false; code: 'invalid_request'; fields: FieldProblems }
  | { ok: false; code: 'busy' | 'too_many_quiz_pictures' }

/** `former`: the questions of the version that was edited, by their ids. `mayAskForFiles`: only who keeps them may. */
export type From = { written: Written; former?: ReadonlyMap<string, Question> | undefined; mayAskForFiles?: boolean }

export type MakingNeeds = Pick<Context, 'db' | 'newId'>

type Parts = Arrangement & { sections: readonly PlacedSection[] }

/** What a teacher wrote, complete and with its places: still to be put together. */
export const makeParts = async (
  context: MakingNeeds,
  teacher: SignedInTeacher,
  { written, former, mayAskForFiles = false }: From,
): Promise<Made<Parts>> => {
  const files = mayAskForFiles ? -1 : written.questions.findIndex(({ kind }) => asksForFiles(kind))
  if (files >= 0)
    return { ok: false, code: 'invalid_request', fields: { [`questions.${files}.kind`]: 'files_not_here' } }
  const complete = await makeQuestions(context, written.questions, former)
  if (!complete.ok) return complete
  const groups = written.groups.map(({ stimulus, ...rest }) => ({ ...rest, text: stimulus }))
  const texts = written.texts.map(({ ends_section, ...text }) => ({ ...text, endsSection: ends_section }))
  const sections = (written.sections ?? []).map(
    ({ instructions = '', points, marking, choose, draw, minutes, ...rest }) => ({
      ...{ ...rest, text: instructions },
      ...sectionRulesFromWire({ points, marking, choose, draw, minutes }),
    }),
  )
  const formulated = await writeFormulas(teacher.id, { questions: complete.value, groups, texts, sections })
  const framed = formulated.ok ? await framePictures(context, teacher, formulated.value) : formulated
  if (!framed.ok) return framed
  return {
    ok: true,
    value: {
      questions: framed.value.questions,
      passageOfEach: written.questions.map(({ group: passage = null }) => passage),
      passages: framed.value.groups,
      texts: framed.value.texts,
      sections: framed.value.sections,
      newId: context.newId,
    },
  }
}
