import * as z from 'zod/mini'

/** What a questionnaire of one kind is able to do. Each ability is asked for by itself, whatever kinds have it. */
type Abilities = {
  /** People start attempts, which run against the server's clock and end; without it they give responses, which are never late. */
  clock: boolean
  /** Something is right in what it asks, and earns marks. */
  marks: boolean
  /** What it asks stands in sections under headings; those who respond get them one after the other. */
  sections: boolean
  /** Pages give all of it in one call, once its respondent sends it; without it they send it as it is answered, and go on later. */
  oneCall: boolean
  /**
   * What was asked before may still be answered, and counts together with what is asked now; without it only what is
   * asked now counts, and is edited until the first answer, or asked anew.
   */
  versions: boolean
  /** It is written over days: the server keeps its drafts. */
  drafts: boolean
  /** How it stands is shown while answers come: on the screens of a room, and to those who have answered. */
  presenting: boolean
  /** Those who are asked may ask back, all together. */
  audienceQuestions: boolean
  /** What was given is looked into: one by one, filtered, in summaries and cross tables. */
  analysis: boolean
  /** It can be promised that nothing tells who answered. */
  anonymity: boolean
  /** Files may be answers. */
  uploads: boolean
  /** Who they are may be asked in a form. */
  form: boolean
  /** A new one begins strictly: mixed, read by nobody before the start, and told of once it is over. */
  strict: boolean
  /** How long all answers of one response are together at most, in UTF-16 units of their JSON; 0 where there are none. */
  longestResponse: number
}

/** What nothing here does together: attempts bear names and are never given in one call, responses earn no marks. */
type Received =
  | { clock: true; oneCall: false; anonymity: false; uploads: false; longestResponse: 0 }
  | { clock: false; marks: false }
/** Anonymous answers are told in batches: not one by one, and not while they come. */
type Told = { anonymity: false } | { anonymity: true; oneCall: false; presenting: false }
type Together = Received & Told

/** What has a clock and marks can the same, whatever it is called. */
const TAKEN = {
  clock: true,
  marks: true,
  sections: true,
  oneCall: false,
  versions: true,
  drafts: true,
  presenting: false,
  audienceQuestions: false,
  analysis: false,
  anonymity: false,
  uploads: false,
  form: true,
  longestResponse: 0,
} as const

/** A kind of questionnaire is its row: nobody else says what sets one apart from another. */
const ROWS = {
  quiz: { ...TAKEN, strict: false },
  exam: { ...TAKEN, strict: true },
  poll: {
    clock: false,
    marks: false,
    sections: false,
    oneCall: true,
    versions: false,
    drafts: true,
    presenting: true,
    audienceQuestions: true,
    analysis: false,
    anonymity: false,
    uploads: false,
    form: false,
    strict: false,
    longestResponse: 32 * 1024,
  },
  survey: {
    clock: false,
    marks: false,
    sections: true,
    oneCall: false,
    versions: true,
    drafts: true,
    presenting: false,
    audienceQuestions: false,
    analysis: true,
    anonymity: true,
    uploads: true,
    form: true,
    strict: false,
    longestResponse: 256 * 1024,
  },
} as const satisfies Record<string, Abilities & Together>

/** What a questionnaire is for. */
export type QuestionnaireKind = keyof typeof ROWS

export const ABILITIES: Readonly<Record<QuestionnaireKind, Abilities>> = ROWS

const ALL = Object.keys(ROWS) as QuestionnaireKind[]
export const questionnaireKind = z.enum(ALL, 'not_one_of')

/** Some abilities, each with whether a kind has to have it. */
export type Wanted = Partial<Omit<Abilities, 'longestResponse'>>

export const isAble = (kind: QuestionnaireKind, wanted: Wanted): boolean =>
  (Object.keys(wanted) as (keyof Wanted)[]).every((ability) => ABILITIES[kind][ability] === wanted[ability])

type Able<W extends Wanted> = { [K in QuestionnaireKind]: (typeof ROWS)[K] extends W ? K : never }[QuestionnaireKind]

/** The kinds that are able to do that, in the order of their rows. */
export const kindsWith = <const W extends Wanted>(wanted: W): Able<W>[] =>
  ALL.filter((kind): kind is Able<W> => isAble(kind, wanted))

/** One of the kinds that are able to do that. */
export const kindWith = <const W extends Wanted>(wanted: W) => z.enum(kindsWith(wanted), 'not_one_of')

/** A file may tell who sent it, by what is in it: nothing that is anonymous asks for one. */
export const mayAskForFiles = (kind: QuestionnaireKind, { anonymous }: { anonymous: boolean }): boolean =>
  ABILITIES[kind].uploads && !anonymous
