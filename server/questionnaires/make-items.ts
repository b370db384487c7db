import type { FieldProblems } from '#contract/problems-of.ts'
import type { NewQuizOnWire } from '#contract/questionnaires.ts'
import { arranged, type Item } from '#domain/item.ts'
import type { Question } from '#domain/question.ts'
import type { Context } from '../context.ts'
import type { SignedInTeacher } from '../http/who-is-asking.ts'
import { framePictures } from '../pictures/frame-pictures.ts'
import { makeQuestions } from './make-questions.ts'
import { writeFormulas } from './write-formulas.ts'

type Written = {
  questions: NewQuizOnWire['questions']
  groups: NonNullable<NewQuizOnWire['groups']>
  texts: NonNullable<NewQuizOnWire['texts']>
}

type Made =
  | { ok: true; value: Item[] }
  | { ok: false; code: 'invalid_request'; fields: FieldProblems }
  | { ok: false; code: 'busy' | 'too_many_quiz_pictures' }

/** `former`: the questions of the version that was edited, by their ids. `mayAskForFiles`: only who keeps them may. */
type From = { written: Written; former?: ReadonlyMap<string, Question> | undefined; mayAskForFiles?: boolean }

/** What a version asks, made of what a teacher wrote. */
export const makeItems = async (
  context: Pick<Context, 'db' | 'newId'>,
  teacher: SignedInTeacher,
  { written, former, mayAskForFiles = false }: From,
): Promise<Made> => {
  const files = mayAskForFiles ? -1 : written.questions.findIndex(({ kind }) => kind === 'file')
  if (files >= 0)
    return { ok: false, code: 'invalid_request', fields: { [`questions.${files}.kind`]: 'files_not_here' } }
  const complete = await makeQuestions(context, written.questions, former)
  if (!complete.ok) return complete
  const groups = written.groups.map(({ stimulus, ...rest }) => ({ ...rest, text: stimulus }))
  const formulated = await writeFormulas(teacher.id, { questions: complete.value, groups, texts: written.texts })
  const framed = formulated.ok ? await framePictures(context, teacher, formulated.value) : formulated
  if (!framed.ok) return framed
  return {
    ok: true,
    value: arranged({
      questions: framed.value.questions,
      groups: written.questions.map(({ group = null }) => group),
      stimuli: framed.value.groups,
      texts: framed.value.texts,
      newId: context.newId,
    }),
  }
}
