import type { Condition, When } from '#domain/questionnaires/taking.ts'

/*
 * Rules about entries name others by their keys, which stay with them wherever they move.
 */

export type DraftCondition = { question: number; test: Condition['test'] }
export type DraftWhen = { of: When['of']; conditions: DraftCondition[] }
/** `to`: a page; null: to the end. */
export type DraftJump = { when: DraftWhen | null; to: number | null }

/** When a question is asked; null or left out: of everybody. `filledBy`: by which name a link may answer it. */
export type AskedWhen = { shownIf?: DraftWhen | null | undefined; filledBy?: string | undefined }

/** When a page is shown, and where it leads. */
export type PageRules = { shownIf: DraftWhen | null; jumps: DraftJump[] }

export const EVERYBODY: PageRules = { shownIf: null, jumps: [] }

type Copies = ReadonlyMap<number, number>

const whenFollowing = (when: DraftWhen | null, copies: Copies): DraftWhen | null =>
  when && {
    ...when,
    conditions: when.conditions.map((each) => ({ ...each, question: copies.get(each.question) ?? each.question })),
  }

/** Of a copy, by the keys of what is copied with it: about the copies, where it was about what they are copies of. */
export const askedFollowing = ({ shownIf }: AskedWhen, copies: Copies): AskedWhen =>
  // A link answers one question by a name.
  shownIf ? { shownIf: whenFollowing(shownIf, copies) } : {}

/** The same of a page. */
export const pageFollowing = ({ shownIf, jumps }: PageRules, copies: Copies): PageRules => ({
  shownIf: whenFollowing(shownIf, copies),
  jumps: jumps.map((jump) => ({ ...jump, when: whenFollowing(jump.when, copies) })),
})
