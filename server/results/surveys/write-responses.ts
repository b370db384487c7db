import { isoOf } from '#contract/wire/wire.ts'
import type { QuestionnaireKind } from '#domain/questionnaires/kinds.ts'
import { NOT_SHOWN, NOT_SHOWN_TEXT } from '#domain/statistics/variables.ts'
import type { Tabled } from './front-columns.ts'
import { inJson } from './held-in-json.ts'
import { listInJson } from './list-in-json.ts'

type Whole = Tabled & { of: QuestionnaireKind; is: { id: string; title: string }; at: number }

async function* eachOf({ responses, data }: Tabled): AsyncGenerator<object> {
  const { cellsOf, columns, versions } = data
  for await (const each of responses) {
    const { id, isComplete, versionId, startedAt, at, told } = each
    const values = Object.fromEntries(cellsOf(each).map((held, place) => [columns[place]?.name ?? '', inJson(held)]))
    yield {
      ...{ id, complete: isComplete, version: versions.get(versionId) ?? null, saved_at: isoOf(at), told },
      ...{ started_at: isoOf(startedAt), values },
    }
  }
}

/** Responses and code book in one JSON document. */
export const responsesAsJson = ({ of, is, at, ...tabled }: Whole): AsyncGenerator<Buffer> => {
  const { data, form } = tabled
  const front = {
    ...{ [of]: { ...is, anonymous: false }, exported_at: isoOf(at) },
    missing: { not_shown: [NOT_SHOWN, NOT_SHOWN_TEXT], left_out: null },
    ...(form.length > 0 && { form }),
  }
  return listInJson({ front, columns: data.columns, name: 'responses', each: eachOf(tabled) })
}
