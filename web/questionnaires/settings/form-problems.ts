import * as z from 'zod/mini'
import { problemsOf } from '#contract/wire/problems-of.ts'
import { type Joining, joining } from '#domain/questionnaires/joining.ts'
import type { Problem } from '#domain/text/problem.ts'

/** What keeps a form from being used, by place: `0.label` of its first field, an empty name of the whole. */
export const problemsIn = (form: Joining): Partial<Record<string, Problem>> => {
  const read = z.safeParse(joining, form)
  if (read.success) return {}
  const entries = Object.entries(problemsOf(read.error))
  return Object.fromEntries(entries.map(([path, problem]) => [path.replace(/^fields\.?/, ''), problem]))
}

/** As far as it can be used: what is being typed may have fields without words. Null: nothing of it can be. */
export const usableIn = (form: Joining): Joining | null => {
  const wrong = new Set(Object.keys(problemsIn(form)).map((path) => path.split('.')[0]))
  const left = { fields: form.fields.filter((_, at) => !wrong.has(String(at))) }
  return z.safeParse(joining, left).data ?? null
}
