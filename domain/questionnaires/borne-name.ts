import { rulesFor } from '../marking/marking.ts'
import { bearsName } from '../patterns/laid-out.ts'
import { PATTERNS } from '../patterns/patterns.ts'
import { hasPool } from './pools.ts'
import { partsIn, type Version } from './questionnaire.ts'
import type { KeptVersionSettings } from './settings.ts'

type Laid = Pick<Version, 'minutes' | 'marking' | 'sections' | 'settings'>

/** The settings of what is published, with the name of the examination whose pattern it has in all that is compared. */
export const withNameBorne = ({ settings, ...paper }: Laid): KeptVersionSettings => {
  const { bears: _, ...others } = settings
  const pattern = others.pattern && PATTERNS[others.pattern]
  const isDrawn = hasPool(paper)
  const name = pattern && !isDrawn && bearsName(pattern, paperOf({ ...paper, settings })) ? pattern.name : null
  return name ? { ...others, bears: name.value } : others
}

const paperOf = ({ minutes, marking, sections, settings }: Laid) => ({
  minutes,
  isLed: settings.order.movement !== undefined || sections.some((section) => section.minutes !== undefined),
  hasFloor: marking.floor !== undefined,
  sections: partsIn({ sections }).map(({ section, questions }) => ({
    rules: rulesFor(section, marking),
    choose: section.choose ?? null,
    questions,
  })),
})
