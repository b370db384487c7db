import type { TextToRead } from '#domain/questionnaires/items/passage.ts'
import type { Written } from '#domain/text/text-format.ts'
import type { Context } from '../../context.ts'
import type { SignedInTeacher } from '../../http/who-is-asking.ts'
import { framePictures } from '../../media/pictures/frame-pictures.ts'
import type { Made } from './make-parts.ts'
import { writeFormulas } from './write-formulas.ts'

/** Texts by the fields of the call that they stand in; undefined: this call has no such text. */
type Texts<Field extends string> = Readonly<Record<Field, TextToRead | undefined>>

/** Bytes of the formulas and pictures of one text: it is read with every row of a list, and lies in memory with its paper. */
const MOST_BYTES = 64 * 1024

/** Of each text that is no question's its formulas and pictures, by its field; nothing of those that are plain. */
export const makeTexts = async <Field extends string>(
  context: Pick<Context, 'db'>,
  teacher: SignedInTeacher,
  texts: Texts<Field>,
): Promise<Made<Partial<Record<Field, Written>>>> => {
  const fields = (Object.keys(texts) as Field[]).filter((field) => texts[field]?.format === 'prose')
  const groups = fields.flatMap((field) => texts[field] ?? [])
  if (groups.length === 0) return { ok: true, value: {} }
  const formulated = await writeFormulas(teacher.id, { questions: [], groups, texts: [], sections: [] })
  const framed = formulated.ok ? await framePictures(context, teacher, formulated.value) : formulated
  if (!framed.ok) {
    if (!('fields' in framed)) return framed
    const named = Object.entries(framed.fields).map(([place, problem]) => [nameIn(fields, place), problem])
    return { ...framed, fields: Object.fromEntries(named) }
  }
  const made: Partial<Record<Field, Written>> = {}
  for (const [at, field] of fields.entries()) {
    const { text: _, ...written } = framed.value.groups[at] ?? { text: '' }
    if (written.format !== 'prose') continue
    if (bytesOfWritten(written) > MOST_BYTES)
      return { ok: false, code: 'invalid_request', fields: { [field]: 'too_long' } }
    made[field] = written
  }
  return { ok: true, value: made }
}

const bytesOfWritten = (written: Written): number => Buffer.byteLength(JSON.stringify(written))

/** Too much of all of them is told of the first. */
const nameIn = (fields: readonly string[], place: string): string =>
  fields[Number(/^groups\.(\d+)/.exec(place)?.[1] ?? 0)] ?? place
