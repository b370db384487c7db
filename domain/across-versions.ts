import { fits, type Question, type QuestionOf } from './question.ts'
import { type QuestionId, questionId } from './question-id.ts'
import type { Rule } from './questions/rule.ts'
import { type Kind, RULES, type Specs } from './questions/rules.ts'
import type { Value } from './questions/value.ts'
import type { ResponseAnswers } from './response.ts'
import { choicesOf, frameOf, type Meanings, meaningOf, type SameMeaning, textOf, wordsOf } from './same-meaning.ts'

/** One version of what is asked. */
export type AskedVersion = {
  id: string
  number: number
  questions: readonly Question[]
  meanings: Meanings | null
}

/** All that the versions of a questionnaire have asked, as one list of questions. */
export type AcrossVersions = {
  /** The id of the version that is asked now. */
  current: string
  /** What is asked now, in its order, and behind it what was asked before. Choices that there once were stand behind those of now. */
  questions: readonly Question[]
  /** How many of them are asked now. */
  askedNow: number
  /** Of each list of choices, how many are offered now: those behind are offered no more. Of what is asked no more, all. */
  offered: ReadonlyMap<QuestionId, readonly number[]>
  /** What was answered to one version, as answers to `questions`; what fits no question of it is left out, and all of a version that is not known. */
  read: (versionId: string, answers: ResponseAnswers) => ResponseAnswers
  /** Where the questions of a version are counted, by their ids in it. */
  countedAs: (versionId: string) => ReadonlyMap<QuestionId, CountedAs>
}

/** The one of `questions` that a version's question is counted as, and of each list the places that the version offers there. */
export type CountedAs = { id: QuestionId; offers: readonly ReadonlySet<number>[] }

/** A choice as all versions have it: where it stands in each of them, and what it is called there. */
type Choice = { text: string; in: Map<string, { at: number; words: string }> }

/** A question as those versions ask it whose answers are counted together. */
type Form = {
  id: QuestionId
  /** The id that it has in its versions. */
  questionId: QuestionId
  question: Question
  offered: number[]
  texts: Set<string>
  choices: Choice[][]
  versions: Set<string>
}

/** A question of one version, the form that it counts for, and where its choices stand in that. */
type Reader = { question: Question; form: Form; moves: number[][] }

type At = { version: AskedVersion; question: Question }

/** Joins the versions of a questionnaire, the newest of `before` first: each answer is read with the version that it was given to. */
export const acrossVersions = (current: AskedVersion, before: readonly AskedVersion[]): AcrossVersions => {
  const versions = new Map([current, ...before].map((version) => [version.id, version]))
  const forms: Form[] = []
  const readers = new Map<string, Reader[]>()
  for (const version of versions.values()) {
    const ofVersion = version.questions.map((question) => {
      const reader = joinedInto(forms, versions, { version, question }) ?? begun({ version, question }, forms)
      if (!forms.includes(reader.form)) forms.push(reader.form)
      return reader
    })
    readers.set(version.id, ofVersion)
  }
  const countedAs = new Map(
    [...readers].map(([id, ofVersion]) => [
      id,
      new Map(
        ofVersion.map(({ question, form, moves }) => [
          question.id,
          { id: form.id, offers: moves.map((places) => new Set(places)) },
        ]),
      ),
    ]),
  )
  // Most versions are asked for thousands of answers.
  const asTheyAre = new Set([...readers].flatMap(([id, ofVersion]) => (ofVersion.every(isAsItIs) ? [id] : [])))
  return {
    current: current.id,
    countedAs: (versionId) => countedAs.get(versionId) ?? new Map(),
    questions: forms.map(({ question }) => question),
    askedNow: current.questions.length,
    offered: new Map(forms.map(({ id, offered }) => [id, offered])),
    read: (versionId, answers) => {
      if (asTheyAre.has(versionId)) return answers
      const read = readers.get(versionId)
      return read ? movedAnswers(read, answers) : {}
    },
  }
}

/** Stands between the id of a question and the number of a version: what is counted apart from what is asked now. */
const OF_VERSION = '~'

/** The id that one of `questions` has in its versions. */
export const idInVersions = (id: string): string => id.split(OF_VERSION, 1)[0] ?? id

/** A form that nothing else counts for yet. Another form of a question that is known has an id of its own. */
const begun = ({ version, question }: At, forms: readonly Form[]): Reader => {
  const isKnown = forms.some((form) => form.questionId === question.id)
  const id = isKnown ? questionId.parse(`${question.id}${OF_VERSION}${version.number}`) : question.id
  const choices = choicesOf<Kind>(question).map((list) =>
    list.map((text, at) => ({ text, in: new Map([[version.id, { at, words: wordsOf(text) }]]) })),
  )
  const form: Form = {
    ...{ id, questionId: question.id, question: { ...question, id }, choices },
    offered: choices.map(({ length }) => length),
    texts: new Set([textOf<Kind>(question)]),
    versions: new Set([version.id]),
  }
  return { question, form, moves: choices.map((list) => [...list.keys()]) }
}

/** The form whose answers a question's are counted with; null: none. */
const joinedInto = (forms: readonly Form[], versions: Versions, at: At): Reader | null => {
  const { version, question } = at
  const alike = forms.filter(
    (form) =>
      form.questionId === question.id &&
      !form.versions.has(version.id) &&
      frameOf<Kind>(form.question) === frameOf<Kind>(question),
  )
  const same = { question: question.id }
  const said = alike.filter((form) =>
    [...form.versions].some((other) => isSaid(versions, version, { other, forth: same, back: same })),
  )
  const worded = alike.filter(({ texts }) => texts.has(textOf<Kind>(question)))
  for (const form of [...said, ...worded]) {
    const joined = joinedWith(form, versions, at)
    if (joined) return joined
  }
  return null
}

const joinedWith = (form: Form, versions: Versions, { version, question }: At): Reader | null => {
  const lists = choicesOf<Kind>(question).map((list, of) =>
    withChoices(form, { version, versions, list, of, question: question.id }),
  )
  const texts = lists.map(({ choices }) => choices.map(({ text }) => text))
  const joined = joinedQuestion<Kind>(form.question, question, texts)
  if (!joined) return null
  form.question = joined
  form.choices = lists.map(({ choices }) => choices)
  form.texts.add(textOf<Kind>(question))
  form.versions.add(version.id)
  for (const [of, { places, words }] of lists.entries())
    for (const [at, place] of places.entries())
      form.choices[of]?.[place]?.in.set(version.id, { at, words: words[at] ?? '' })
  return { question, form, moves: lists.map(({ places }) => places) }
}

/** With all formulas and pictures; null where it would be more than a question of its kind may be. */
const joinedQuestion = <K extends Kind>(
  now: QuestionOf<K>,
  former: QuestionOf<K>,
  choices: string[][],
): Question | null => {
  const rule: Rule<Specs[K]> = RULES[now.kind]
  const joined = meaningOf<K>(now).joined
  const asked = joined ? joined(now.asked, former.asked, choices) : now.asked
  if (asked === null || !rule.asked.safeParse(asked).success) return null
  return {
    ...{ ...now, asked },
    ...((now.formulas || former.formulas) && { formulas: { ...former.formulas, ...now.formulas } }),
    ...((now.pictures || former.pictures) && { pictures: { ...former.pictures, ...now.pictures } }),
  } as Question
}

type Versions = ReadonlyMap<string, AskedVersion>
type List = { version: AskedVersion; versions: Versions; list: readonly string[]; of: number; question: QuestionId }

/**
 * The choices of a form with those of one more version: what was said to be the same first, then what has the same words in
 * the version that came next, and in later ones. One choice of a version is one of the form.
 */
const withChoices = (form: Form, { version, versions, list, of, question }: List) => {
  const choices = [...(form.choices[of] ?? [])]
  const words = list.map(wordsOf)
  const places = list.map(() => -1)
  const take = (isIt: (choice: Choice, at: number) => boolean) => {
    for (const at of list.keys()) {
      if ((places[at] ?? -1) >= 0) continue
      places[at] = choices.findIndex((choice, place) => !places.includes(place) && isIt(choice, at))
    }
  }
  take((choice, at) =>
    [...choice.in].some(([other, { at: there }]) => {
      const forth = { question, choice: { list: of, was: there, is: at } }
      const back = { question, choice: { list: of, was: at, is: there } }
      return isSaid(versions, version, { other, forth, back })
    }),
  )
  for (const later of [...form.versions].reverse()) take((choice, at) => choice.in.get(later)?.words === words[at])
  for (const [at, text] of list.entries())
    if ((places[at] ?? -1) < 0) places[at] = choices.push({ text, in: new Map() }) - 1
  return { choices, places, words }
}

const says = ({ meanings }: AskedVersion, of: string, { question, choice }: SameMeaning): boolean =>
  meanings?.of === of &&
  meanings.same.some(
    (each) =>
      each.question === question &&
      each.choice?.list === choice?.list &&
      each.choice?.was === choice?.was &&
      each.choice?.is === choice?.is,
  )

type Between = { other: string; forth: SameMeaning; back: SameMeaning }

/** Whether a version says `forth` of another one, or that one `back` of it: either may have been made from the other. */
const isSaid = (versions: Versions, version: AskedVersion, { other, forth, back }: Between): boolean => {
  const others = versions.get(other)
  return says(version, other, forth) || (others !== undefined && says(others, version.id, back))
}

/** Whether answers need not be moved: each choice stands where it stands in the form, which has no more of them. */
const isAsItIs = ({ question, form, moves }: Reader): boolean =>
  form.id === question.id &&
  moves.every((places, of) => places.length === form.choices[of]?.length && places.every((place, at) => place === at))

const movedAnswers = (readers: readonly Reader[], answers: ResponseAnswers): ResponseAnswers => {
  const moved: Record<QuestionId, Value> = {}
  for (const { question, form, moves } of readers) {
    const given = answers[question.id]
    if (given !== undefined && fits(question, given)) moved[form.id] = movedValue<Kind>(form.question, given, moves)
  }
  return moved
}

const movedValue = <K extends Kind>(joined: QuestionOf<K>, given: Specs[K]['given'], moves: number[][]): Value =>
  meaningOf<K>(joined).moved?.(given, moves, joined.asked) ?? given
