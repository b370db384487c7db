import type { Result } from '#domain/result.ts'

export type Acted<Why extends string> = { changed: string[]; unchanged: string[]; failed: { id: string; why: Why }[] }

/** Each in a transaction of its own: what is not possible for one says nothing about the others. */
export const actOnEach = async <Why extends string>(
  ids: readonly string[],
  act: (id: string) => Promise<Result<{ changed: boolean }, Why>>,
): Promise<Acted<Why>> => {
  const acted: Acted<Why> = { changed: [], unchanged: [], failed: [] }
  for (const id of new Set(ids)) {
    const outcome = await act(id)
    if (!outcome.ok) acted.failed.push({ id, why: outcome.code })
    else acted[outcome.value.changed ? 'changed' : 'unchanged'].push(id)
  }
  return acted
}
