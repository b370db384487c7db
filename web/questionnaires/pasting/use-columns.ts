import { useMemo, useState } from 'react'
import type { Mapping } from '#domain/formats/sheet/columns-for.ts'
import { sheetColumns } from './sheet-columns.ts'

/** What the columns of a sheet are, as it is proposed or said; null where a text is no sheet. */
export function useColumns(text: string) {
  const proposed = useMemo(() => sheetColumns(text), [text])
  const [said, setSaid] = useState<{ of: string; mapping: Mapping } | null>(null)
  const of = proposed === null ? '' : JSON.stringify(proposed.names)
  const own = said?.of === of ? said.mapping : null
  return {
    proposed,
    /** By which the text is read; null: by its headings. */
    mapping: proposed === null ? null : (own ?? (proposed.isNeeded ? proposed : null)),
    say: (mapping: Mapping) => setSaid({ of, mapping }),
  }
}

export type SaidColumns = ReturnType<typeof useColumns>
