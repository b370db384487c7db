import { t } from '../../i18n/teachers/editor.ts'
import { passageName } from '../../questions/between/places.ts'
import { ShownPassage } from '../../questions/between/review.tsx'
import { BetweenTexts, SectionHeading } from '../../questions/between/written.tsx'
import { useFormulasIn } from '../../questions/editing/draft-texts.tsx'
import { type Entry, membersOf, type PartEntry } from '../entries/draft-entries.ts'
import { numberOf } from '../entries/draft-list.ts'
import { entryName } from '../entries/entry-name.ts'

/** A passage before its questions, a text, or the heading of a section, as students read it. */
export function PartPreview({ entries, entry }: { entries: readonly Entry[]; entry: PartEntry }) {
  const { key, part } = entry
  const { formulas } = useFormulasIn(part.format ? part.text : '')
  const written = { format: part.format, formulas }
  if (part.kind === 'section') {
    const title = part.title.trim() || entryName({ entries }, entry)
    return <SectionHeading section={{ title, instructions: part.text.trim(), ...written }} as="h3" isFirst />
  }
  const text = part.text.trim() || t('editor.noText')
  if (part.kind === 'text') return <BetweenTexts texts={[{ id: String(key), text, ...written }]} />
  const [first, ...others] = membersOf(entries, key).map((member) => numberOf({ entries }, member) - 1)
  const name =
    first === undefined ? entryName({ entries }, entry) : passageName({ first, last: others.at(-1) ?? first })
  return <ShownPassage name={name} text={text} written={written} />
}
