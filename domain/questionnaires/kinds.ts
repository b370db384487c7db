import * as z from 'zod/mini'

export const questionnaireKind = z.enum(['quiz', 'poll', 'survey'], 'not_one_of')
/** What a questionnaire is for. */
export type QuestionnaireKind = z.infer<typeof questionnaireKind>

type KindOfQuestionnaire = {
  /** Whether people start attempts, against a clock, that are marked; otherwise they give responses. */
  isTaken: boolean
  /** Whether all of it is given in one call. */
  isAtOnce: boolean
  /** Whether it can be promised that nothing tells who answered. */
  mayBeAnonymous: boolean
  /** Whether those who are asked may ask back, all together. */
  hasHall: boolean
  /** Whether screens show a room how it stands. */
  isPresented: boolean
  /** Whether files may be answers. */
  takesFiles: boolean
  /** Whether those who respond may be asked who they are in a form like that before a quiz. */
  hasForm: boolean
  /** How long all answers of one response are together at most, in UTF-16 units of their JSON; 0 where there are none. */
  longestResponse: number
}

/** All that sets one kind apart from another: nobody else asks which it is. */
export const KINDS: Record<QuestionnaireKind, KindOfQuestionnaire> = {
  quiz: {
    isTaken: true,
    isAtOnce: false,
    mayBeAnonymous: false,
    hasHall: false,
    isPresented: false,
    takesFiles: false,
    hasForm: true,
    longestResponse: 0,
  },
  poll: {
    isTaken: false,
    isAtOnce: true,
    mayBeAnonymous: false,
    hasHall: true,
    isPresented: true,
    takesFiles: false,
    hasForm: false,
    longestResponse: 32 * 1024,
  },
  survey: {
    isTaken: false,
    isAtOnce: false,
    mayBeAnonymous: true,
    hasHall: false,
    isPresented: false,
    takesFiles: true,
    hasForm: true,
    longestResponse: 256 * 1024,
  },
}

/** What is written over days, so that the server keeps its drafts. */
export const draftKind = z.enum(['quiz', 'survey'], 'not_one_of')
export type DraftKind = z.infer<typeof draftKind>

/** Those that people give responses to. */
export const respondedKind = z.enum(['poll', 'survey'], 'not_one_of')

/** A file may tell who sent it, by what is in it: nothing that is anonymous asks for one. */
export const mayAskForFiles = (kind: QuestionnaireKind, { anonymous }: { anonymous: boolean }): boolean =>
  KINDS[kind].takesFiles && !anonymous
