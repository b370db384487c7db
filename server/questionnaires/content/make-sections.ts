import type { NewSectionOnWire } from '#contract/questionnaires/polls-and-surveys-requests.ts'
import type { FieldProblems } from '#contract/wire/problems-of.ts'
import { arranged } from '#domain/questionnaires/items/item.ts'
import type { Question } from '#domain/questionnaires/items/question.ts'
import type { Section } from '#domain/questionnaires/questionnaire.ts'
import type { SignedInTeacher } from '../../http/who-is-asking.ts'
import { type Made, type MakingNeeds, makeParts } from './make-parts.ts'

type Written = { sections: readonly NewSectionOnWire[]; former?: ReadonlyMap<string, Question> | undefined }

/** The pages of a version, made of what a teacher wrote; `former`: the questions of the version that was edited. */
export const makeSections = async (
  context: MakingNeeds,
  teacher: SignedInTeacher,
  { sections, former = new Map() }: Written,
): Promise<Made<Section[]>> => {
  const made: Section[] = []
  const left = new Map(former)
  for (const [at, { questions, groups, texts, ...heading }] of sections.entries()) {
    const parts = await makeParts(context, teacher, {
      written: { questions, groups, texts, sections: [{ ...heading, before: 0 }] },
      former: left,
      mayAskForFiles: true,
    })
    if (!parts.ok) return 'fields' in parts ? { ...parts, fields: below(`sections.${at}`, parts.fields) } : parts
    for (const { id } of parts.value.questions) left.delete(id)
    const [page] = parts.value.sections
    if (!page) continue
    const { text: instructions, before: _, ...written } = page
    made.push({ id: context.newId(), instructions, ...written, items: arranged(parts.value) })
  }
  return { ok: true, value: made }
}

/** The heading is the only one of its page. */
const below = (path: string, fields: FieldProblems): FieldProblems =>
  Object.fromEntries(
    Object.entries(fields).map(([field, problem]) => [
      `${path}.${field.replace(/^sections\.0/, 'instructions')}`,
      problem,
    ]),
  )
