import { fullMarksOf } from '../marking/marking.ts'
import type { Marks } from '../marking/marks.ts'
import type { FlooredWith } from '../marking/marks-floor.ts'
import { questionsIn, type Version } from '../questionnaires/questionnaire.ts'
import { type EditionTally, fullMarksOfAll, metIn } from './edition.ts'

/** How an answer turned out. */
type Told = 'right' | 'partly' | 'wrong' | 'blank'

/**
 * Some questions of a quiz together. `waiting`: answers that somebody has yet to mark. In percent: `earned` of all marks there
 * could have been without them, the others of all answers; null where nothing is right or wrong yet. `timeMs`: for one
 * question, of those who spent any time on it.
 */
export type Part = { questions: number; outOf: Marks; waiting: number } & Record<
  Told | 'earned' | 'timeMs',
  number | null
>

const percentOf = (count: number, of: number): number | null => (of === 0 ? null : (100 * count) / of)

/** What the floors have added of sums that are of these questions, by their places, alone. */
const liftWithin = ({ questions, sums }: Pick<EditionTally, 'questions' | 'sums'>, places: ReadonlySet<number>) => {
  const isWithin = (floored: FlooredWith) =>
    questions.every(({ flooredWith }, at) => flooredWith !== floored || places.has(at))
  return [...sums.lifts].reduce((all, [floored, lift]) => (isWithin(floored) ? all + lift : all), 0)
}

type NameOf<Name> = (at: number, counted: EditionTally['questions'][number]) => Name

/** What each part of a quiz came to, by what names the part of a question, in the order in which they come. */
export const partsBy = <Name>({ questions, sums }: EditionTally, nameOf: NameOf<Name>): Map<Name, Part> => {
  const places = Map.groupBy(questions.entries(), ([at, counted]) => nameOf(at, counted))
  const parts = new Map<Name, Part>()
  for (const [name, own] of places) {
    const lift = liftWithin({ questions, sums }, new Set(own.map(([at]) => at)))
    const sum = { met: 0, marked: 0, marks: lift, right: 0, partly: 0, wrong: 0, blank: 0, waiting: 0, ms: 0, timed: 0 }
    for (const [at, each] of own) {
      const full = fullMarksOf(each.question, each.rules)
      const { verdicts, time } = each.tally
      const { met, blank } = metIn(each, sums.count)
      sum.met += met
      sum.marked += full * (met - verdicts.waiting)
      sum.marks += sums.items[at]?.marks ?? 0
      sum.waiting += verdicts.waiting
      sum.right += verdicts.correct
      sum.partly += verdicts.partly
      sum.wrong += verdicts.wrong
      sum.blank += blank
      sum.ms += time.ms
      sum.timed += time.of
    }
    const isUnmarked = sum.waiting > 0 && sum.right + sum.partly + sum.wrong === 0
    const shareOf = (told: Told) => (isUnmarked && told !== 'blank' ? null : percentOf(sum[told], sum.met))
    parts.set(name, {
      questions: own.length,
      outOf: fullMarksOfAll(own.map(([, each]) => each)),
      waiting: sum.waiting,
      earned: isUnmarked ? null : percentOf(sum.marks, sum.marked),
      right: shareOf('right'),
      partly: shareOf('partly'),
      wrong: shareOf('wrong'),
      blank: shareOf('blank'),
      timeMs: sum.timed === 0 ? null : sum.ms / sum.timed,
    })
  }
  return parts
}

/** Sections in which anything is asked, with how many questions; none where there is one alone. */
export const sectionsAsked = (version: Pick<Version, 'sections'>): { title: string; questions: number }[] => {
  const asked = version.sections.flatMap((section) => {
    const questions = questionsIn({ sections: [section] }).length
    return questions === 0 ? [] : { title: section.title, questions }
  })
  return asked.length < 2 ? [] : asked
}

/** For each question the place of its section. */
export const sectionPlaces = (sections: readonly { questions: number }[]): number[] =>
  sections.flatMap(({ questions }, place) => Array.from({ length: questions }, () => place))
