/** What is printed of a quiz: its report, or the sheets of a class in parts; one student’s answers print as they stand. */
export type Printed = { what: 'class' } | { what: 'sheets'; part?: number }

/** So many sheets at once: more would be too much for a phone, and for most printers. */
export const SHEETS_A_PART = 50

/** What the address does not say, or says wrong, is the report. */
export const printedIn = (params: URLSearchParams): Printed => {
  const part = Number(params.get('part') ?? 1)
  return params.get('what') === 'sheets'
    ? { what: 'sheets', part: Number.isSafeInteger(part) && part > 0 ? part : 1 }
    : { what: 'class' }
}

/** `page`: the address of the page for paper. */
export const printAddress = (page: string, { what, ...more }: Printed): string => {
  const params = new URLSearchParams({ what })
  for (const [name, value] of Object.entries(more)) params.set(name, String(value))
  return `${page}?${params}`
}

/** The numbers of the first and the last in a part, from 1. */
export const rangeOf = (part: number, total: number): { from: number; to: number } => ({
  from: (part - 1) * SHEETS_A_PART + 1,
  to: Math.min(part * SHEETS_A_PART, total),
})
