import { useMemo } from 'react'
import { accountOf } from '#domain/formats/quiz-text/account.ts'
import type { DraftList } from '../entries/draft-list.ts'
import { readPasted } from '../entries/pasted-into.ts'
import { useColumns } from '../pasting/use-columns.ts'
import { inDoubt, problemsOfEach, sourcesOf, takenItems } from './chosen-items.ts'
import { useChosen } from './use-chosen.ts'
import { useSettledText } from './use-settled-text.ts'

/** What a pasted text is read as while it is typed, and which of it is to be taken. `settled`: as far as it is read. */
export function usePasted(text: string, list: DraftList) {
  const settled = useSettledText(text)
  const columns = useColumns(settled)
  const { mapping } = columns
  const read = useMemo(() => readPasted(settled, list, mapping), [settled, list, mapping])
  const { items, places } = read
  const account = useMemo(() => accountOf(settled, read), [settled, read])
  const told = useMemo(() => problemsOfEach(read), [read])
  const doubtful = useMemo(() => inDoubt(items, told), [items, told])
  const chosen = useChosen(useMemo(() => sourcesOf(settled, places), [settled, places]))
  const { left } = chosen
  const taken = useMemo(() => takenItems(items, left), [items, left])
  return { settled, read, columns, account, told, doubtful, taken, ...chosen }
}
