import { isoOf } from '#contract/wire/wire.ts'
import { columnsOf, GROUPS } from './answer-columns.ts'
import { inJson } from './held-in-json.ts'
import { listInJson } from './list-in-json.ts'
import { partsOf, type Told } from './told-parts.ts'

async function* inLines(told: Told): AsyncGenerator<object> {
  for await (const { column, held } of partsOf(told)) yield { variable: column.name, value: inJson(held) }
}

/** The answers to an anonymous survey and their code book in one JSON document. */
export const toldAsJson = (told: Told, { title, at }: { title: string; at: number }): AsyncGenerator<Buffer> => {
  const { id, across } = told.survey
  const front = { survey: { id, title, anonymous: true }, exported_at: isoOf(at), groups: GROUPS }
  return listInJson({ front, columns: columnsOf(across), name: 'answers', each: inLines(told) })
}
