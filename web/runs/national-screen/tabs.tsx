import { useLayoutEffect, useRef } from 'react'
import { t } from '../../i18n/students/national.ts'
import { t as takeText } from '../../i18n/students/take.ts'
import { countsOf } from '../device/counts.ts'
import type { ScreenProps } from './screen-parts.ts'
import { sectionAt, sectionsOf } from './sections.ts'

/** The sections in one row, which scrolls sideways; each leads to its first question. */
export function Tabs({ paper, progress, isReadOnly, guide, onGo }: ScreenProps) {
  const sections = sectionsOf(paper.layout, progress.questions)
  const open = sectionAt(sections, progress.at)
  const current = useRef<HTMLLIElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each section comes into view once it is open
  useLayoutEffect(() => {
    // Some browsers answer with a promise, which is nothing to be undone.
    void current.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [open?.id])
  if (sections.length === 0) return null
  return (
    <nav aria-label={t('national.sections')}>
      <ul className="national-tabs">
        {sections.map((section) => {
          const { answered, marked_answered: marked } = countsOf(progress, section.questions)
          const counts = { answered: answered + marked, total: section.questions.length }
          const isOpen = section === open
          const places = section.questions.map((_, place) => section.first + place)
          const to = places.find((place) => guide?.mayOpen(place) !== false)
          return (
            <li key={section.id} ref={isOpen ? current : undefined}>
              <button
                type="button"
                aria-current={isOpen ? 'true' : undefined}
                disabled={isReadOnly || to === undefined}
                className="national-tab"
                onClick={() => to !== undefined && onGo(to)}
              >
                <bdi>{section.title}</bdi>
                <span aria-hidden="true" className="national-tab-count tabular">
                  {counts.answered}/{counts.total}
                </span>
                <span className="sr-only">: {takeText('take.answeredOf', counts)}</span>
              </button>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
