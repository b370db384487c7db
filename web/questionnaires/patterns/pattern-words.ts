import { penaltyOf } from '#domain/marking/marking.ts'
import { marksAsNumber } from '#domain/marking/marks.ts'
import type { Difference } from '#domain/patterns/laid-out.ts'
import { type Pattern, type PatternSection, rulesOf } from '#domain/patterns/pattern.ts'
import { outOfPattern, questionCounts } from '#domain/patterns/totals.ts'
import { hasParts } from '#domain/questions/traits.ts'
import { formatMinutes, formatNumber } from '../../i18n/format.ts'
import { t as editor } from '../../i18n/teachers/editor.ts'
import { t } from '../../i18n/teachers/patterns.ts'
import { formatEarned } from '../../results/answers/marks-text.ts'

/** A template has a name on pages alone. */
export const patternName = ({ id, name }: Pattern): string =>
  name?.value ?? t(id === 'board_paper' ? 'patterns.board_paper' : 'patterns.class_test')

const marksWords = (section: PatternSection): string =>
  editor('editor.worth', { count: marksAsNumber(section.marks.value) })

const lostWords = (section: PatternSection): string => formatEarned(marksAsNumber(-penaltyOf(rulesOf(section))))

/** Its number of questions, what they are worth together, and its time. */
export const patternFigures = (pattern: Pattern): string => {
  const { laidOut, counting } = questionCounts(pattern)
  const all = editor('editor.questionTotal', { count: laidOut })
  const some = t('patterns.counting', { count: formatNumber(counting) })
  return t('patterns.figures', {
    questions: laidOut === counting ? all : `${all}, ${some}`,
    marks: editor('editor.worth', { count: marksAsNumber(outOfPattern(pattern)) }),
    time: formatMinutes(pattern.minutes.value),
  })
}

/** Its title without the part that it belongs to. */
export const titleInPart = ({ title, part }: PatternSection): string => {
  if (title === '') return t('patterns.allQuestions')
  return part !== null && title.startsWith(`${part} `) ? title.slice(part.length + 1) : title
}

type OfSection = 'kind' | 'count' | 'marks' | 'wrongCosts' | 'scheme' | 'choose' | 'decimals'

const FACTS: Record<OfSection, (section: PatternSection) => string> = {
  count: ({ count }) => t('patterns.fact_count', { count: count.value }),
  kind: ({ kind }) => t('patterns.fact_kind', { kind: editor(`editor.kind_${kind.value}`) }),
  marks: ({ marks }) => t('patterns.fact_marks', { count: marksAsNumber(marks.value) }),
  wrongCosts: (section) => t('patterns.fact_wrongCosts', { lost: lostWords(section) }),
  scheme: ({ scheme }) => t('patterns.fact_scheme', { scheme: editor(`editor.scheme_${scheme.value}`) }),
  choose: ({ choose }) =>
    choose.value === null
      ? t('patterns.fact_chooseAll')
      : t('patterns.fact_choose', { count: formatNumber(choose.value) }),
  decimals: ({ decimals }) =>
    decimals?.value ? t('patterns.fact_decimals', { count: decimals.value }) : t('patterns.fact_whole'),
}

/** What is said of a section that is asked about, in a row. */
export const factsOf = (section: PatternSection, asked: (of: OfSection) => boolean): string =>
  (Object.keys(FACTS) as OfSection[])
    .filter((of) => asked(of) && (of !== 'scheme' || hasParts(section.kind.value)))
    .map((of) => FACTS[of](section))
    .join(', ')

/** All that decides how a section is answered and marked. */
const sectionFacts = (section: PatternSection): string =>
  factsOf(section, (of) => {
    if (of === 'choose') return section.choose.value !== null
    if (of === 'decimals') return section.decimals !== null
    return true
  })

/** What each section has; said once where each part has the same. */
export const sectionLines = ({ parts, sections }: Pattern) => {
  const lines = sections.map((section) => ({ title: titleInPart(section), facts: sectionFacts(section) }))
  const first = lines.slice(0, sections.length / Math.max(1, parts.value.length))
  const isInEachPart =
    parts.value.length > 1 &&
    lines.every(({ title, facts }, at) => {
      const same = first[at % first.length]
      return same?.title === title && same.facts === facts
    })
  return { isInEachPart, lines: isInEachPart ? first : lines }
}

const VALUES: Record<
  Exclude<Difference['of'], 'minutes' | 'movement' | 'floor' | 'sections'>,
  (section: PatternSection) => string
> = {
  count: ({ count }) => t('patterns.differs_count', { count: count.value }),
  kind: ({ kind }) => t('patterns.differs_kind', { value: editor(`editor.kind_${kind.value}`) }),
  marks: (section) => t('patterns.differs_marks', { value: marksWords(section) }),
  wrongCosts: (section) => t('patterns.differs_wrongCosts', { value: lostWords(section) }),
  scheme: ({ scheme }) => t('patterns.differs_scheme', { value: editor(`editor.scheme_${scheme.value}`) }),
  choose: ({ choose }) =>
    t('patterns.differs_choose', { value: choose.value === null ? t('patterns.all') : formatNumber(choose.value) }),
}

/** In what a paper is not its pattern. */
export const differenceWords = (pattern: Pattern, { of, section: at }: Difference): string => {
  if (of === 'minutes') return t('patterns.differs_minutes', { value: formatMinutes(pattern.minutes.value) })
  if (of === 'movement' || of === 'floor') return t(`patterns.differs_${of}`)
  if (of === 'sections') return t('patterns.differs_sections', { count: pattern.sections.length })
  const section = pattern.sections[at ?? -1]
  if (!section) return ''
  const what = VALUES[of](section)
  return section.title === '' ? what : t('patterns.differs_in', { title: section.title, what })
}
