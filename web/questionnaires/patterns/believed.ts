import { believedIn } from '#domain/patterns/evidence.ts'
import type { Pattern } from '#domain/patterns/pattern.ts'
import { formatMinutes } from '../../i18n/format.ts'
import { t } from '../../i18n/teachers/patterns.ts'
import { factsOf, titleInPart } from './pattern-words.ts'

/** What its teacher confirms of a pattern, a sentence for each; the same of each part is said once. */
export const believedOf = (pattern: Pattern): string[] => {
  const paths = new Set(believedIn(pattern))
  const sections = pattern.sections.flatMap((section, at) => {
    const facts = factsOf(section, (of) => paths.has(`sections.${at}.${of}`))
    return facts === '' ? [] : [t('patterns.believed_section', { title: titleInPart(section), facts })]
  })
  const parts = pattern.parts.value.join(', ')
  return [
    ...(paths.has('minutes') ? [t('patterns.believed_minutes', { time: formatMinutes(pattern.minutes.value) })] : []),
    ...(paths.has('movement') ? [t('patterns.believed_movement')] : []),
    ...(paths.has('parts') ? [t('patterns.believed_parts', { parts })] : []),
    ...new Set(sections),
  ]
}
