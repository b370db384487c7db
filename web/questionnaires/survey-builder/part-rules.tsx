import { useRef } from 'react'
import type { PartEntry } from '../entries/draft-entries.ts'
import { questionsOf, type SurveyDraft, withEntry } from '../surveys/draft.ts'
import { Speaking } from './speaking.tsx'
import { withInserted } from './with-inserted.ts'

type PartRulesProps = { draft: SurveyDraft; entry: PartEntry; onDraft: (draft: SurveyDraft) => void }

/** Of a passage or a text: of what it speaks. */
export function PartRules({ draft, entry, onDraft }: PartRulesProps) {
  const rules = useRef<HTMLDivElement>(null)
  const { part } = entry
  const { text, format } = part
  const say = (token: string) => {
    const field = rules.current?.parentElement?.querySelector<HTMLTextAreaElement>('textarea[name="text"]')
    onDraft(withEntry(draft, { ...entry, part: { ...part, text: withInserted(field ?? null, text, token) } }))
  }
  return (
    <div ref={rules} className="mt-5 empty:hidden">
      <Speaking texts={[{ text, format }]} before={askedBefore(draft, entry)} onInsert={say} />
    </div>
  )
}

const askedBefore = ({ pages }: SurveyDraft, { key }: PartEntry) => {
  const at = pages.findIndex(({ entries }) => entries.some((entry) => entry.key === key))
  const entries = pages[at]?.entries ?? []
  const above = entries.slice(
    0,
    entries.findIndex((entry) => entry.key === key),
  )
  return questionsOf({ pages: [...pages.slice(0, at), { entries: above }] })
}
