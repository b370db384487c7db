import type { FieldProblems } from '#contract/problems-of.ts'
import type { NewSectionOnWire } from '#contract/responses.ts'
import type { Question } from '#domain/question.ts'
import type { Section } from '#domain/questionnaire.ts'
import type { Context } from '../context.ts'
import type { SignedInTeacher } from '../http/who-is-asking.ts'
import { makeItems } from '../questionnaires/make-items.ts'

type Made =
  | { ok: true; value: Section[] }
  | { ok: false; code: 'invalid_request'; fields: FieldProblems }
  | { ok: false; code: 'busy' | 'too_many_quiz_pictures' }

type Written = { sections: readonly NewSectionOnWire[]; former?: ReadonlyMap<string, Question> }

/** The sections of a version, made of what a teacher wrote; `former`: the questions of the version that was edited. */
export const makeSections = async (
  context: Pick<Context, 'db' | 'newId'>,
  teacher: SignedInTeacher,
  { sections, former = new Map() }: Written,
): Promise<Made> => {
  const made: Section[] = []
  const left = new Map(former)
  for (const [at, { title, instructions, questions }] of sections.entries()) {
    const items = await makeItems(context, teacher, {
      written: { questions, groups: [], texts: [] },
      former: left,
      mayAskForFiles: true,
    })
    if (!items.ok) return 'fields' in items ? { ...items, fields: below(`sections.${at}`, items.fields) } : items
    for (const item of items.value) left.delete(item.id)
    made.push({ id: context.newId(), title, instructions, items: items.value })
  }
  return { ok: true, value: made }
}

const below = (path: string, fields: FieldProblems): FieldProblems =>
  Object.fromEntries(Object.entries(fields).map(([field, problem]) => [`${path}.${field}`, problem]))
