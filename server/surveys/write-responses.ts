import { isoOf } from '#contract/wire.ts'
import { type Held, NOT_SHOWN, NOT_SHOWN_TEXT } from '#domain/variables.ts'
import { GROUPS, type Tabled } from './front-columns.ts'

const inJson = (held: Held): string | number | null => (typeof held === 'object' && held !== null ? held.day : held)

type Whole = Tabled & { of: 'survey' | 'poll'; is: { id: string; title: string }; at: number }

/** Both in one JSON document, written as it is read. */
export async function* responsesAsJson({ of, is, at, ...tabled }: Whole): AsyncGenerator<Buffer> {
  const { data, isAnonymous, form } = tabled
  const front = { [of]: { ...is, anonymous: isAnonymous }, exported_at: isoOf(at) }
  const missing = { not_shown: [NOT_SHOWN, NOT_SHOWN_TEXT], left_out: null }
  const variables = data.columns.map(({ name, questionId, prompt, label, kind, type, values }) => ({
    ...{ name, question_id: questionId, question: prompt, part: label, kind, holds: type, values },
  }))
  const written = JSON.stringify({
    ...front,
    missing,
    ...(isAnonymous && { groups: GROUPS }),
    ...(form.length > 0 && { form }),
    variables,
  })
  yield Buffer.from(`${written.slice(0, -1)},"responses":[`)
  let before = '\n'
  for await (const each of tabled.responses) {
    const { cellsOf, columns, versions } = data
    const values = Object.fromEntries(cellsOf(each).map((held, at) => [columns[at]?.name ?? '', inJson(held)]))
    const version = versions.get(each.versionId) ?? null
    const told = isAnonymous
      ? { day: isoOf(each.at).slice(0, 10), version }
      : {
          ...{ id: each.id, complete: each.isComplete, version, saved_at: isoOf(each.at), told: each.told },
          started_at: each.startedAt === null ? null : isoOf(each.startedAt),
        }
    yield Buffer.from(before + JSON.stringify({ ...told, values }))
    before = ',\n'
  }
  yield Buffer.from(']}\n')
}
