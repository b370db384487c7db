import * as z from 'zod/mini'
import { patternId } from '../patterns/pattern-id.ts'
import { storableText } from '../text/text.ts'
import { textFormat, written } from '../text/text-format.ts'
import { embedding } from './embedding.ts'
import { formerly, type Joining, joining, USUAL_JOINING } from './joining.ts'
import { MAX_QUESTION_SECONDS, MIN_QUESTION_SECONDS, MOVEMENTS } from './movement.ts'
import { opening, USUAL_OPENING } from './opening.ts'
import { ALL_AT_ONCE, type Release, release } from './release.ts'
import { responding, USUAL_RESPONDING } from './responding.ts'
import { taking } from './taking.ts'

/** What students read before they start, in characters. */
export const MAX_INTRO_LENGTH = 4000

const look = z.strictObject({
  /** Read before the start; empty: nothing is said. */
  intro: storableText(MAX_INTRO_LENGTH).check(z.trim()),
  /** Of the intro. */
  format: textFormat,
})

/** How students see it while they answer: one question and the palette, or the screen of India's national tests on computers. */
export const SCREENS = ['usual', 'national'] as const

const screen = z._default(z.enum(SCREENS, 'not_one_of'), 'usual')

/** Whether it is taken as often as anybody likes, counts in no report, and is erased after `PRACTICE_DAYS`. */
const practice = z._default(z.boolean('wrong_type'), false)

const order = z.strictObject({
  /** Every attempt meets the questions in an order of its own. */
  questions: z.boolean('wrong_type'),
  /** The same for the options of a question. */
  options: z.boolean('wrong_type'),
  /** Where there are two headed sections or more, the same for these; left out: as they are written. */
  sections: z.optional(z.boolean('wrong_type')),
  /** Left out: free. */
  movement: z.optional(z.enum(MOVEMENTS, 'not_one_of')),
  /** Where nobody goes back to a question: the time of each, in seconds; left out: they share the time of their paper. */
  question_seconds: z.optional(
    z.int('wrong_type').check(z.gte(MIN_QUESTION_SECONDS, 'out_of_range'), z.lte(MAX_QUESTION_SECONDS, 'out_of_range')),
  ),
})

const pinned = {
  order: z._default(order, { questions: false, options: false }),
  /** Of surveys. */
  taking: z.optional(taking),
  /** Of what has a clock and marks: the pattern that it was laid out by, and is compared with. */
  pattern: z.optional(patternId),
}
const open = {
  release: z._default(release, ALL_AT_ONCE),
  look: z._default(look, { intro: '' }),
  /** Of what has a clock. */
  screen,
  /** Of what has a clock; stays once anybody has begun. */
  practice,
  joining: z._default(joining, USUAL_JOINING),
  /** Of polls and surveys. */
  responding: z._default(responding, USUAL_RESPONDING),
  /** Of what has a clock. */
  opening: z._default(opening, USUAL_OPENING),
  /** On which sites it may stand in a frame; none: on any. */
  embedding: z._default(embedding, []),
}

/** What shapes a paper or a mark: pinned on the version, so that it never changes under those who take it. */
export const versionSettings = z.strictObject(pinned)
export type VersionSettings = z.infer<typeof versionSettings>

/** A text of the settings as it is shown: its formulas and pictures; left out where it is plain. */
const shownAs = z.optional(z.strictObject(written))

/** With what it takes to show its texts, and the name that it bears, which nobody sends: the server makes them. */
export const keptVersionSettings = z.strictObject({
  ...pinned,
  /** The name of its pattern, where it was laid out by it in all that is compared when it was published. */
  bears: z.optional(z.string()),
  written: z.optional(z.strictObject({ welcome: shownAs })),
})
export type KeptVersionSettings = z.infer<typeof keptVersionSettings>

/** What holds of when results are shown: whoever practises learns at once. */
export const releaseOf = ({ practice, release }: { practice: boolean; release: Release }): Release =>
  practice ? ALL_AT_ONCE : release

/** Whether that part of them is a version's. */
export const isPinned = (part: keyof Settings): part is keyof VersionSettings => part in pinned

/** What opens and closes doors: the questionnaire's own, and a change works at once. */
export const questionnaireSettings = z.strictObject(open)
export type QuestionnaireSettings = z.infer<typeof questionnaireSettings>

/** What whoever responds is asked about themselves; null: a name at most. Nobody is where nobody may learn who responded. */
export const formOf = ({
  responding,
  joining,
}: Pick<QuestionnaireSettings, 'responding' | 'joining'>): Joining | null =>
  responding.ask_name === 'form' && !responding.anonymous ? joining : null

/** With what it takes to know again those who started before a change, and to show the texts. */
export const keptSettings = z.strictObject({
  ...open,
  formerly: z._default(formerly, []),
  written: z.optional(z.strictObject({ intro: shownAs, thanks: shownAs })),
})
export type OpenTexts = z.infer<typeof keptSettings>['written']
export type KeptSettings = z.infer<typeof keptSettings>

const someOpen = z.strictObject({
  release: z.optional(release),
  look: z.optional(look),
  screen: z.optional(z.enum(SCREENS, 'not_one_of')),
  practice: z.optional(z.boolean('wrong_type')),
  joining: z.optional(joining),
  responding: z.optional(responding),
  opening: z.optional(opening),
  embedding: z.optional(embedding),
})

/** Those of a new one: what is left out begins as those of its kind do. */
export const newSettings = z.extend(someOpen, {
  order: z.optional(order),
  taking: z.optional(taking),
  pattern: z.optional(patternId),
})
export type NewSettings = z.infer<typeof newSettings>

/** A change of some of its parts: what is left out stays. */
export type SettingsChange = z.infer<typeof someOpen>

/** With the parts as whoever changes them has seen them; where nothing is said of one, it is replaced whatever it is. */
export const settingsChange = z
  .extend(someOpen, { based_on: z.optional(someOpen) })
  .check(
    z.refine(({ based_on: _, ...change }) => Object.keys(change).length > 0, { error: 'required', path: ['release'] }),
  )

/** All there is to set; a part that is left out is as it usually is. Each name is the same word on the wire. */
export const settings = z.strictObject({ ...pinned, ...open })
export type Settings = z.infer<typeof settings>

/**
 * The same with all of its parts said, but for `taking`, which surveys alone have, `screen`, `practice` and `embedding`,
 * which former pages don't know, and the pattern of one paper.
 */
export const wholeSettings = z.strictObject({
  order,
  taking: z.optional(taking),
  release,
  look,
  screen,
  practice,
  joining,
  responding,
  opening,
  embedding: z._default(embedding, []),
})

export const usualSettings = (): Settings => settings.parse({})

/** All of them as their owner sets them. */
export const settingsOf = (
  { written: _, bears: __, ...ofVersion }: KeptVersionSettings,
  ofQuestionnaire: QuestionnaireSettings,
): Settings => ({ ...ofVersion, ...ofQuestionnaire })

/** Which of them goes where. */
export const pinnedIn = ({ order, taking, pattern }: Settings): VersionSettings => ({
  order,
  ...(taking && { taking }),
  ...(pattern && { pattern }),
})
export const openIn = ({ order: _, taking: __, pattern: ___, ...open }: Settings): QuestionnaireSettings => open
