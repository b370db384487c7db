import type { Consent } from '../consent.ts'
import type { Columns } from './columns.ts'
import { type InWords, timesOf } from './in-words.ts'

export const consentColumns: Columns<Consent> = {
  of: () => [{ suffix: '', label: '', type: 'yes_no', values: [{ code: 1, label: 'Agreed' }], cell: () => 1 }],
}

export const consentWords: InWords<Consent> = {
  name: 'Consent',
  given: () => 'Agreed',
  right: () => '',
  counts: (_asked, { agreed }) => timesOf('Agreed', agreed),
}
