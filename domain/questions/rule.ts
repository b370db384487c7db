import type * as z from 'zod/mini'
import type { BlankFault } from './parts/fill-in-blanks-passage.ts'
import type { TypedText } from './parts/typed-tally.ts'
import type { FileSort, Upload } from './parts/upload.ts'
import type { Value } from './value.ts'

/** What one answer achieved, in whole-number weights, before marking turns it into marks. */
export type Credit =
  | Counted
  /** A person marks it. */
  | 'by_hand'
  /** There is nothing to be right about. */
  | null

/** Right parts given, wrong parts given, parts there are to get right. */
export type Counted = { hits: number; misses: number; of: number }

/** One of the things that a person looks for who marks by hand; `weight` is its share beside the other points'. */
export type RubricPoint = { text: string; weight: number }

/** Something that a question still needs before it can be asked. */
export type Need =
  | 'problem'
  | 'options'
  | 'correct'
  | 'right_text'
  | 'shorter'
  | 'picture'
  | 'fewer'
  | 'blank'
  | 'fewer_blanks'
  | BlankFault
  | 'items'
  | 'fewer_items'
  | 'pairs'
  | 'fewer_pairs'
  | 'choices'
  | 'fewer_choices'
  | 'number'
  | 'unit'
  | 'fewer_answers'
  | 'fewer_units'
  | 'marks'
  | 'wrong_costs'
  | 'words'
  | 'weight'
  | 'fewer_points'
  | 'how_many'
  | 'range'
  | 'statement'
  | 'rows'
  | 'columns'
  | 'sorts'

/** `field` is the name of the editor's field in which to go on; `at` tells which of several parts it is about, from 0. */
export type Gap = { need: Need; field: string; at?: number }

/** The shapes that a kind of question consists of. */
export type Spec = {
  asked: object
  key: object
  given: Value
  tally: object
  draft: object
  /** Where no rule can say what is right, and a person has to. */
  byHand?: true
  /** Where nothing is right or wrong: it is asked for what people think, and earns no marks. Its key is empty. */
  unscored?: true
}

type CreditOf<S extends Spec> = S extends { unscored: true } ? null : S extends { byHand: true } ? 'by_hand' : Counted
type RightOf<S extends Spec> = S extends { unscored: true }
  ? null
  : S extends { byHand: true }
    ? S['given'] | null
    : S['given']

/** For each list of choices, where each of them stands in another list. */
export type Moves = readonly (readonly number[])[]

/**
 * What gives the answers to a question their meaning, beside the question's own text: by it the answers to several versions
 * of a question are counted together (`across-versions.ts`).
 */
export type Meaning<S extends Pick<Spec, 'asked' | 'key' | 'given'>> = {
  /** Answers to questions of different frames are never counted together. */
  frame?: (asked: S['asked']) => string
  /** Texts that say what an answer means. */
  texts?: (asked: S['asked']) => readonly (string | null)[]
  /** Lists of texts that answers name by their places. */
  choices?: (asked: S['asked']) => readonly (readonly string[])[]
  /** Asked with these lists, which begin with those of `now`; it takes every answer that `now` or `former` takes. Null: it can't be. */
  joined?: (now: S['asked'], former: S['asked'], choices: readonly string[][]) => S['asked'] | null
  /** The same answer where choices stand at other places. */
  moved?: (given: S['given'], moves: Moves, joined: S['asked']) => S['given']
  /** The same key where choices stand at other places. Left out: nobody can say it. */
  keyMoved?: (key: S['key'], moves: Moves) => S['key']
  /** The lists whose places are drawn at publishing: nobody can name them before. */
  drawn?: readonly number[]
}

/** One thing that can be chosen in a question: the number that answers, conditions and filters call it by, and its text. */
export type Choice = { value: number; text: string }

/** What answers call by a number; null: pages have the words for it, as for true and false. */
export type Numbered = { value: number; text: string | null }

/** The options that an answer is made of where each of them is right or wrong, by their places. */
type RightOptions<S extends Spec> = {
  names: (asked: S['asked'], plain: (text: string) => string) => readonly string[]
  chosen: (given: Value) => number[]
  /** How often each was chosen. */
  counts: (tally: S['tally']) => readonly number[]
  isRight: (key: S['key'], option: number) => boolean
}

/** Of so many options some are right. `isTold`: whoever answers reads how many. */
export type SeveralOptions = { options: number; right: number; isTold: boolean }

/** What statistics of items make of answers, and whoever guesses them. */
type Analysis<S extends Spec> = {
  options?: RightOptions<S>
  /** What was typed as a whole answer. */
  typed?: (tally: S['tally']) => readonly TypedText[]
  /** Of how many answers, as likely as each other to whoever guesses, one is right; 0: nobody guesses it. Left out: nobody can say. */
  guesses?: (asked: S['asked']) => number
  /** Where any number of options may be chosen. Left out: nowhere. */
  several?: (asked: S['asked'], key: S['key']) => SeveralOptions
}

/** What of an answer is in its participant's own words, which may tell who that is. */
type OwnWords<S extends Spec> = {
  /** Whether this question asks for a text to be read and tagged; left out: never. */
  isRead?: (asked: S['asked']) => boolean
  /** What was written beside what is chosen, empty where nothing was. Left out: answers are nothing but own words. */
  beside?: (given: S['given']) => string
}

/** Files as answers. */
type Uploads<S extends Spec> = {
  /** Which, how many, and how large each of them. */
  taken: (asked: S['asked']) => { sorts: readonly FileSort[]; most: number; mebibytes: number }
  in: (given: S['given']) => readonly Upload[]
}

/** How the two read. */
export type TrueAndFalse = { true: string; false: string }

/** As which kind, with what of its draft, and with what behind what is asked. `leaves`: whether it says what is right, which is left out. */
export type AsOpinion = {
  kind: 'opinion' | 'ranking' | 'matrix' | 'comment'
  draft: object
  prompt?: string
  leaves: boolean
}

/** All that there is to know of one kind of question; a new kind is one of these. Only what a person wrote is trusted to no rule. */
export type Rule<S extends Spec> = {
  /** All that a participant may see; nothing in it may depend on the key. */
  asked: z.ZodMiniType<S['asked']>
  /** All that is right. */
  key: z.ZodMiniType<S['key']>
  /** Whether it could be given at all, right or wrong. The only check on the path of an answer. */
  fits: (asked: S['asked'], given: Value) => given is S['given']
  /** Whether an answer that fits is only part of one: half a table. Left out: what fits is whole. */
  missing?: (asked: S['asked'], given: S['given']) => boolean
  credit: (key: S['key'], given: S['given'], asked: S['asked']) => CreditOf<S>
  /** What a person looks for who marks it by hand. */
  rubric?: (key: S['key']) => readonly RubricPoint[]
  /** The key as an answer, which earns full credit where the rule gives any; null where it is marked by hand and the key names none, and where nothing is right. */
  right: (key: S['key']) => RightOf<S>
  /** Left out: the question's text says it all. */
  meaning?: Meaning<S>
  /** One answer in one short line, for tables and for screen readers. */
  words: (asked: S['asked'], given: S['given']) => string
  /** What can be chosen, in its order. Left out: nothing. */
  choices?: (question: S['asked'] | S['draft']) => readonly Choice[]
  /** What answers call by numbers where it is not chosen by its text. Left out: the choices. */
  numbered?: (question: S['asked'] | S['draft']) => readonly Numbered[]
  /** From which to which number conditions can compare answers; null: any. Left out: answers are no numbers. */
  numbers?: (question: S['asked'] | S['draft']) => { from: number; to: number } | null
  /** Left out: nothing is written in own words. */
  ownWords?: OwnWords<S>
  /** Left out: no files are asked for. */
  uploads?: Uploads<S>
  /** Whether answers say who gave them, or how to reach whoever did. Left out: they don't. */
  tellsWho?: (question: S['asked'] | S['draft']) => boolean
  /** Left out: only what holds of every question can be said. */
  analysis?: Analysis<S>
  /** How a crowd answered: of a bounded size, whatever is given, and plain JSON, as it travels. Blanks are counted elsewhere. */
  tally: {
    schema: z.ZodMiniType<S['tally']>
    empty: (asked: S['asked']) => S['tally']
    /** `by` is -1 for an answer that was added and is taken back. In whatever order, the same comes out. */
    add: (tally: S['tally'], answered: Pick<S, 'asked' | 'key' | 'given'>, by: 1 | -1) => S['tally']
    /** Of the same question. */
    merge: (one: S['tally'], other: S['tally']) => S['tally']
    /** What pages are told of it: of a size for a screen. Left out: all of it. */
    told?: (tally: S['tally']) => S['tally']
    /** Where it has many names, with half of them: the rarest are counted with the others. Left out: it has none. */
    lessened?: (tally: S['tally']) => S['tally']
    /** What all who answered may be told: nobody's own words. Null: nothing. Left out: nothing where answers are all own words, all elsewhere. */
    shared?: (tally: S['tally'], asked: S['asked']) => S['tally'] | null
  }
  /** The question with nothing required, as its author has it. */
  draft: {
    schema: z.ZodMiniType<S['draft']>
    empty: () => S['draft']
    /** What is missing, in the order in which one writes; none: it is complete. Nothing else says what complete is. */
    gaps: (draft: S['draft']) => Gap[]
    /** Of a complete draft. Where the author's order would give the key away it is scrambled; `random` is in [0, 1). */
    made: (draft: S['draft'], random: () => number) => { asked: S['asked']; key: S['key'] }
    /** As its author writes it: what `made` makes of it is the same again, but for an order that it scrambles. */
    rewritten: (asked: S['asked'], key: S['key']) => S['draft']
    /** Whether nothing is written in it. */
    isEmpty: (draft: S['draft']) => boolean
    /** The same, asked where nothing is right. Left out: nothing is right in it anyway. */
    asOpinion?: (draft: S['draft'], said: TrueAndFalse) => AsOpinion
  }
}
