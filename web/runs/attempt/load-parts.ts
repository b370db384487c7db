import type { QuizPaperOnWire } from '#contract/questionnaires/papers.ts'
import { loadPaper, type Needing } from '../device/paper-parts.ts'
import { loadGuide } from '../movement/load-guide.ts'
import type { ScreenParts } from '../national-screen/screen-parts.ts'

let national: ScreenParts | undefined

const isNational = ({ settings }: Pick<QuizPaperOnWire, 'settings'>): boolean => settings?.screen === 'national'

/** Brings all that it takes to take this paper, as `loadPaper` does; where its own screen does not come, the usual one shows. */
export const loadParts = async (
  paper: Needing & Pick<QuizPaperOnWire, 'sections'>,
  hasTime?: boolean,
): Promise<boolean> => {
  if (isNational(paper) && !national)
    await import('../national-screen/national-screen.tsx').then(
      (loaded) => {
        national = loaded.nationalScreen
      },
      () => {},
    )
  return (await loadGuide(paper)) && loadPaper(paper, hasTime)
}

/** What shows a paper in another way than usual. */
export const screenOf = (paper: Pick<QuizPaperOnWire, 'settings'>): ScreenParts | undefined =>
  isNational(paper) ? national : undefined

/** What lets whoever practises on that screen choose that only what is saved counts; undefined elsewhere. */
export const hallFor = (paper: Pick<QuizPaperOnWire, 'settings'>): ScreenParts['InExamHall'] | undefined =>
  paper.settings?.practice ? screenOf(paper)?.InExamHall : undefined
