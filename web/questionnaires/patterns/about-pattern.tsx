import { useEffect, useRef } from 'react'
import type { Pattern } from '#domain/patterns/pattern.ts'
import { t } from '../../i18n/teachers/patterns.ts'
import { CheckboxField } from '../../ui/forms/checkbox-field.tsx'
import { believedOf } from './believed.ts'
import { patternFigures, patternName, sectionLines } from './pattern-words.ts'
import { WhereFrom } from './where-from.tsx'

type AboutPatternProps = {
  pattern: Pattern
  /** What was confirmed of it, in its words. */
  confirmed: ReadonlySet<string>
  onConfirm: (said: string, isConfirmed: boolean) => void
}

/** What a pattern lays out, where that is from, and what of it is to be compared first. */
export function AboutPattern({ pattern, confirmed, onConfirm }: AboutPatternProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section aria-label={patternName(pattern)} className="grid gap-4">
      <div>
        <h3 ref={heading} tabIndex={-1} className="text-lg">
          {patternName(pattern)}
        </h3>
        <p className="tabular text-ink-soft">{patternFigures(pattern)}</p>
        <WhereFrom pattern={pattern} />
      </div>
      <div>
        <h4 className="text-base">{t('patterns.sectionsTitle')}</h4>
        <Sections pattern={pattern} />
      </div>
      <Believed {...{ pattern, confirmed, onConfirm }} />
    </section>
  )
}

function Sections({ pattern }: { pattern: Pattern }) {
  const { isInEachPart, lines } = sectionLines(pattern)
  return (
    <>
      {isInEachPart && <p className="mt-1">{t('patterns.inEach', { parts: pattern.parts.value.join(', ') })}</p>}
      <ul className="tabular mt-1 grid gap-1">
        {lines.map(({ title, facts }) => (
          <li key={title}>
            <span className="font-medium">{title}:</span> {facts}
          </li>
        ))}
      </ul>
    </>
  )
}

function Believed({ pattern, confirmed, onConfirm }: AboutPatternProps) {
  const believed = believedOf(pattern)
  if (believed.length === 0) return null
  return (
    <fieldset className="min-w-0 rounded border border-accent-edge bg-accent-soft p-3">
      <legend className="float-left w-full font-semibold">{t('patterns.believedTitle')}</legend>
      <p className="clear-both max-w-prose">{t('patterns.believedHint')}</p>
      {believed.map((said) => (
        <CheckboxField
          key={said}
          label={said}
          checked={confirmed.has(said)}
          onChange={({ target }) => onConfirm(said, target.checked)}
        />
      ))}
    </fieldset>
  )
}
