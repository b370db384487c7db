import * as z from 'zod/mini'
import { isoOf } from '#contract/wire/wire.ts'
import type { Instant } from '#domain/time/time-limit.ts'

const line = z.object({
  time: z.number(),
  security: z.string(),
  account: z.optional(z.string()),
  attempt: z.optional(z.string()),
  from: z.optional(z.string()),
  limit: z.optional(z.string()),
  of: z.optional(z.string()),
})
export type SecurityLine = z.infer<typeof line>

/** What the operator looks for; what is left out narrows nothing. */
export type Wanted = {
  event?: string | undefined
  since?: Instant | undefined
  /** Ids or pseudonyms: a line that has any of them. */
  about?: readonly string[] | undefined
}

/** Null for every other line of the server's log, and for what is none of it. */
const readLine = (text: string): SecurityLine | null => {
  if (!text.includes('"security"')) return null
  try {
    const read = z.safeParse(line, JSON.parse(text))
    return read.success ? read.data : null
  } catch {
    return null
  }
}

export const wantedLine = (text: string, { event, since, about }: Wanted): SecurityLine | null => {
  const read = readLine(text)
  if (read === null) return null
  if (event !== undefined && read.security !== event) return null
  if (since !== undefined && read.time < since) return null
  const told = [read.account, read.attempt, read.from, read.of]
  return about === undefined || about.some((each) => told.includes(each)) ? read : null
}

export const asText = ({ time, security, ...details }: SecurityLine): string =>
  [isoOf(time), security, ...Object.entries(details).map(([name, value]) => `${name}=${value}`)].join('  ')

/** How often each event was told, and from where those that failed came most. */
export const createSummary = () => {
  const events = new Map<string, number>()
  const places = new Map<string, number>()
  const count = (counts: Map<string, number>, name: string) => counts.set(name, (counts.get(name) ?? 0) + 1)
  const listed = (counts: Map<string, number>) =>
    [...counts]
      .sort(([one, a], [other, b]) => b - a || (one < other ? -1 : 1))
      .map(([name, times]) => `${times} × ${name}`)
  return {
    add: ({ security, from }: SecurityLine): void => {
      count(events, security)
      if (from !== undefined && /failed|limit/.test(security)) count(places, from)
    },
    lines: (): string[] => [
      ...listed(events),
      ...(places.size > 0 ? ['', 'Failures came most from:', ...listed(places).slice(0, MOST_PLACES)] : []),
    ],
  }
}

const MOST_PLACES = 10
