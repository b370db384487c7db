import type { Pattern } from '#domain/patterns/pattern.ts'
import { t } from '../../i18n/teachers/patterns.ts'
import { CheckboxField } from '../../ui/forms/checkbox-field.tsx'
import { believedOf } from './believed.ts'
import { patternName, sectionFacts } from './pattern-words.ts'
import { WhereFrom } from './where-from.tsx'

type AboutPatternProps = {
  pattern: Pattern
  /** What was confirmed of it, in its words. */
  confirmed: ReadonlySet<string>
  onConfirm: (said: string, isConfirmed: boolean) => void
}

/** What a pattern lays out, where that is from, and what of it is to be compared first. */
export function AboutPattern({ pattern, confirmed, onConfirm }: AboutPatternProps) {
  const believed = believedOf(pattern)
  return (
    <section aria-label={patternName(pattern)} className="mt-5 grid gap-4 border-t border-line pt-4">
      <div>
        <h3 className="text-base">{t('patterns.sectionsTitle')}</h3>
        <ul className="tabular mt-1 grid gap-1">
          {pattern.sections.map((section) => (
            <li key={section.title}>
              <span className="font-medium">{section.title || t('patterns.allQuestions')}:</span>{' '}
              {sectionFacts(section)}
            </li>
          ))}
        </ul>
      </div>
      <WhereFrom pattern={pattern} />
      {believed.length > 0 && (
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
      )}
    </section>
  )
}
