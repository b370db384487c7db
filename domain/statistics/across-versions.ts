import { isMarkedAs, type MarkingRules, rulesFor } from '../marking/marking.ts'
import type { FlooredWith } from '../marking/marks-floor.ts'
import { fits, type Question, type QuestionOf } from '../questionnaires/items/question.ts'
import type { AnyOf } from '../questionnaires/questionnaire.ts'
import { type Said, type SaidOfChoice, saidIn } from '../questionnaires/said-meanings.ts'
import { choicesOf, frameOf, type Meanings, meaningOf, textOf, wordsOf } from '../questionnaires/same-meaning.ts'
import { type QuestionId, questionId } from '../questions/question-id.ts'
import type { Moves, Rule } from '../questions/rule.ts'
import { type Kind, RULES, type Specs } from '../questions/rules.ts'
import { isUnscored } from '../questions/traits.ts'
import type { ResponseAnswers, Value } from '../questions/value.ts'

/** One version of what is asked. */
export type AskedVersion = {
  id: string
  number: number
  questions: readonly Question[]
  /** Null where nothing is marked, as in a survey: what is right makes no difference there. */
  marking: MarkingRules | null
  meanings: Meanings | null
  /** Of which of them only some count. */
  anyOf?: ReadonlyMap<QuestionId, AnyOf> | undefined
  /** With what their marks are kept from going below zero. */
  floored?: ReadonlyMap<QuestionId, FlooredWith> | undefined
}

/** All that the versions of a questionnaire have asked, as one list of questions. */
export type AcrossVersions = {
  /** Of the version that is asked now. */
  current: string
  /** Of all versions, that one first. */
  versionIds: readonly string[]
  /** What is asked now, in its order, and behind it what was asked before. Choices that there once were stand behind those of now. */
  questions: readonly Question[]
  /** How many of them are asked now. */
  askedNow: number
  /** Of each list of choices, how many are offered now: those behind are offered no more. Of what is asked no more, all. */
  offered: ReadonlyMap<QuestionId, readonly number[]>
  /** By which rules each of them is marked; none where nothing is. */
  rules: ReadonlyMap<QuestionId, MarkingRules>
  /** What was answered to one version, as answers to `questions`; what fits no question of it is left out, and all of a version that is not known. */
  read: (versionId: string, answers: ResponseAnswers) => ResponseAnswers
  /** Where the questions of a version are counted, by their ids in it. */
  countedAs: (versionId: string) => ReadonlyMap<QuestionId, CountedAs>
  /** Of which questions of a version only some count, by their ids in it. */
  anyOf: (versionId: string) => ReadonlyMap<QuestionId, AnyOf>
  /** With what the marks of a version's questions are kept from going below zero, by their ids in it. */
  floored: (versionId: string) => ReadonlyMap<QuestionId, FlooredWith>
}

/** The one of `questions` that a version's question is counted as, and of each list the places that the version offers there. */
export type CountedAs = {
  id: QuestionId
  /** A number that all versions have in common which ask it in the very same words, those that are still to come too. */
  wording: number
  offers: readonly ReadonlySet<number>[]
}

/** The choices of one list of a version: their places in the form, and the same by what they are called in that version. */
type Placed = { moves: number[]; byName: Map<string, number> }

/** A question as those versions ask it whose answers are counted together. */
type Form = {
  id: QuestionId
  /** The id that it has in its versions. */
  questionId: QuestionId
  question: Question
  offered: number[]
  rules: MarkingRules | null
  texts: Set<string>
  /** By the ids of its versions, in the order in which they were joined: each list of choices. */
  versions: Map<string, Placed[]>
}

/** A question of one version, the form that it counts for, and where its choices stand in that. */
type Reader = { question: Question; form: Form; moves: number[][] }

type At = { version: AskedVersion; question: Question }

/** Joins the versions of a questionnaire, the newest of `before` first: each answer is read with the version that it was given to. */
export const acrossVersions = (current: AskedVersion, before: readonly AskedVersion[]): AcrossVersions => {
  const versions = [current, ...before]
  const said = saidIn(versions)
  const forms: Form[] = []
  const byQuestion = new Map<string, Form[]>()
  const readers = new Map<string, Reader[]>()
  for (const version of versions) {
    const ofVersion = version.questions.map((question) => {
      const known = byQuestion.get(question.id) ?? []
      const joined = joinedInto(known, said, { version, question })
      if (joined) return joined
      const begun = beginning({ version, question }, known.length > 0)
      forms.push(begun.form)
      byQuestion.set(question.id, [...known, begun.form])
      return begun
    })
    readers.set(version.id, ofVersion)
  }
  const wordingOf = createNumbers()
  const countedAs = new Map(
    [...readers].map(([id, ofVersion]) => [
      id,
      new Map(
        ofVersion.map(({ question, form, moves }) => [
          question.id,
          { id: form.id, wording: wordingOf(question), offers: moves.map((places) => new Set(places)) },
        ]),
      ),
    ]),
  )
  // Most versions are asked for thousands of answers.
  const asTheyAre = new Set([...readers].flatMap(([id, ofVersion]) => (ofVersion.every(isAsItIs) ? [id] : [])))
  const anyOf = new Map(versions.map((version) => [version.id, version.anyOf]))
  const floored = new Map(versions.map((version) => [version.id, version.floored]))
  return {
    current: current.id,
    versionIds: versions.map(({ id }) => id),
    countedAs: (versionId) => countedAs.get(versionId) ?? new Map(),
    anyOf: (versionId) => anyOf.get(versionId) ?? new Map(),
    floored: (versionId) => floored.get(versionId) ?? new Map(),
    questions: forms.map(({ question }) => question),
    askedNow: current.questions.length,
    offered: new Map(forms.map(({ id, offered }) => [id, offered])),
    rules: new Map(forms.flatMap(({ id, rules }) => (rules ? [[id, rules] as const] : []))),
    read: (versionId, answers) => {
      if (asTheyAre.has(versionId)) return answers
      const read = readers.get(versionId)
      return read ? movedAnswers(read, answers) : {}
    },
  }
}

/** Numbers questions: the same for those that are the same in every part, another one for any other. */
const createNumbers = () => {
  const numbers = new Map<string, number>()
  return (question: Question): number => {
    const text = JSON.stringify(question)
    const number = numbers.get(text) ?? numbers.size
    numbers.set(text, number)
    return number
  }
}

/** Stands between the id of a question and the number of a version: what is counted apart from what is asked now. */
const OF_VERSION = '~'

/** The id that one of `questions` has in its versions. */
export const idInVersions = (id: string): string => id.split(OF_VERSION, 1)[0] ?? id

/** A form that nothing else counts for yet. Another form of a question that is known has an id of its own. */
const beginning = ({ version, question }: At, isKnown: boolean): Reader => {
  const id = isKnown ? questionId.parse(`${question.id}${OF_VERSION}${version.number}`) : question.id
  const lists = choicesOf<Kind>(question)
  const moves = lists.map((list) => [...list.keys()])
  const form: Form = {
    ...{ id, questionId: question.id, question: { ...question, id } },
    offered: lists.map(({ length }) => length),
    rules: version.marking && rulesFor(question, version.marking),
    texts: new Set([textOf<Kind>(question)]),
    versions: new Map([[version.id, placed(lists, moves)]]),
  }
  return { question, form, moves }
}

/** The words of choices; of those that read the same each has its number too. */
const namesOf = (list: readonly string[]): string[] => {
  const times = new Map<string, number>()
  return list.map(wordsOf).map((words) => {
    const time = (times.get(words) ?? 0) + 1
    times.set(words, time)
    return time === 1 ? words : `${words}\n${time}`
  })
}

const placed = (lists: readonly (readonly string[])[], moves: readonly number[][]): Placed[] =>
  lists.map((list, of) => {
    const places = moves[of] ?? []
    return { moves: places, byName: new Map(namesOf(list).map((name, at) => [name, places[at] ?? at])) }
  })

/** The one of these forms whose answers a question's are counted with; null: none. */
const joinedInto = (known: readonly Form[], said: Said, at: At): Reader | null => {
  const { version, question } = at
  const alike = known.filter(
    (form) => !form.versions.has(version.id) && frameOf<Kind>(form.question) === frameOf<Kind>(question),
  )
  const meant = alike.filter(({ versions }) => said.texts(version.id, question.id).some((other) => versions.has(other)))
  const worded = alike.filter(({ texts }) => texts.has(textOf<Kind>(question)))
  for (const form of [...meant, ...worded]) {
    const joined = joinedWith(form, said, at)
    if (joined) return joined
  }
  return null
}

const joinedWith = (form: Form, said: Said, { version, question }: At): Reader | null => {
  const lists = choicesOf<Kind>(question)
  const known = choicesOf<Kind>(form.question)
  const moves = lists.map((list, of) =>
    placesOf(list, { form, of, count: known[of]?.length ?? 0, said: said.choices(version.id, question.id, of) }),
  )
  const choices = lists.map((list, of) => [...(known[of] ?? []), ...newIn(list, moves[of] ?? [], known[of] ?? [])])
  const joined = joinedQuestion<Kind>(form.question, question, choices)
  if (!joined || !isMarkedAlike(form, { version, question }, moves)) return null
  form.question = joined
  form.texts.add(textOf<Kind>(question))
  form.versions.set(version.id, placed(lists, moves))
  return { question, form, moves }
}

/** Whether the same answers are right and earn the same; of what is never marked, always. */
const isMarkedAlike = (form: Form, { version, question }: At, moves: Moves): boolean => {
  if (version.marking === null || form.rules === null || isUnscored(question.kind)) return true
  if (!isMarkedAs(rulesFor(question, version.marking), form.rules)) return false
  const key = keyMoved<Kind>(question, moves)
  return key !== null && JSON.stringify(key) === JSON.stringify(form.question.key)
}

/** The key where the choices stand at other places; null: nobody can say it. */
const keyMoved = <K extends Kind>(question: QuestionOf<K>, moves: Moves): Specs[K]['key'] | null =>
  isUnmoved(moves) ? question.key : (meaningOf<K>(question).keyMoved?.(question.key, moves) ?? null)

const isUnmoved = (moves: Moves): boolean => moves.every((places) => places.every((place, at) => place === at))

/** What stands behind all that was known, in the order in which it was placed there. */
const newIn = (list: readonly string[], places: readonly number[], known: readonly string[]): string[] =>
  list.filter((_, at) => (places[at] ?? 0) >= known.length)

type Placing = { form: Form; of: number; count: number; said: readonly SaidOfChoice[] }

/**
 * Where the choices of one more version stand in a form: what was said to be the same first, then what has the same words in
 * the version that came next, and in later ones; what is new behind the `count` that there are. No two are one.
 */
const placesOf = (list: readonly string[], { form, of, count, said }: Placing): number[] => {
  const places = new Map<number, number>()
  const taken = new Set<number>()
  const put = (at: number, place: number | undefined) => {
    if (place === undefined || places.has(at) || taken.has(place)) return
    places.set(at, place)
    taken.add(place)
  }
  for (const { other, there, at } of said) put(at, form.versions.get(other)?.[of]?.moves[there])
  const names = namesOf(list)
  for (const later of [...form.versions.values()].reverse()) {
    if (places.size === list.length) break
    for (const [at, name] of names.entries()) put(at, later[of]?.byName.get(name))
  }
  let next = count
  return list.map((_, at) => {
    const place = places.get(at)
    if (place !== undefined) return place
    next += 1
    return next - 1
  })
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
  if (asked === null) return null
  const isLarger = choices.some((list, of) => list.length > (choicesOf<K>(now)[of]?.length ?? 0))
  if (isLarger && !rule.asked.safeParse(asked).success) return null
  return {
    ...{ ...now, asked },
    ...((now.formulas || former.formulas) && { formulas: { ...former.formulas, ...now.formulas } }),
    ...((now.pictures || former.pictures) && { pictures: { ...former.pictures, ...now.pictures } }),
  } as Question
}

/** Whether answers need not be moved: each choice stands where it stands in the form, which has no more of them. */
const isAsItIs = ({ question, form, moves }: Reader): boolean =>
  form.id === question.id &&
  isUnmoved(moves) &&
  moves.every((places, of) => places.length === choicesOf<Kind>(form.question)[of]?.length)

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
