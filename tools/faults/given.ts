import type { Findings } from './findings.ts'
import type { Held, Stored } from './stored.ts'

/** One answer, by the question's place on the paper: an option pressed, or a text typed. `isDone` once the page shows it. */
export type Given = { question: number; answer: Held; device: string; turn: number; isDone: boolean }

/** Somebody at one or more devices, and all that they ever answered, in the order in which they did. */
export type Student = { name: string; phone: string; given: Given[] }

/** Whose answer counts in the end: of a later hand-over, of the same one the later press. */
const isAfter = (one: { given: Given; at: number }, other: { given: Given; at: number }) =>
  one.given.turn !== other.given.turn ? one.given.turn > other.given.turn : one.at > other.at

const numbered = ({ given }: Student) => given.map((each, at) => ({ given: each, at }))

const latestOf = (presses: { given: Given; at: number }[]) => {
  const latest = new Map<number, { given: Given; at: number }>()
  for (const press of presses) {
    const known = latest.get(press.given.question)
    if (known === undefined || isAfter(press, known)) latest.set(press.given.question, press)
  }
  return [...latest.values()]
}

export type Sheet = Pick<Stored, 'answers' | 'late'>
type Asked = { questionIds: string[]; isLateHeld?: boolean }

/** Those of these presses that the server holds neither as they are nor as a later answer to the same question. */
const missing = (
  presses: { given: Given; at: number }[],
  student: Student,
  { sheet, asked }: { sheet: Sheet; asked: Asked },
) =>
  presses.filter((press) => {
    const id = asked.questionIds[press.given.question] ?? ''
    const held = [sheet.answers.get(id), ...(asked.isLateHeld ? [sheet.late.get(id)] : [])]
    return !numbered(student).some(
      (other) =>
        other.given.question === press.given.question &&
        (other.at === press.at || isAfter(other, press)) &&
        held.includes(other.given.answer),
    )
  })

const inWords = ({ question, answer, device }: Given) => `question ${question + 1} = ${answer} of ${device}`

const storedOf = ({ question }: Given, { sheet, asked }: { sheet: Sheet; asked: Asked }) =>
  sheet.answers.get(asked.questionIds[question] ?? '') ?? 'nothing'

/** What a student has answered for good, and the server does not hold in the end. */
export const lostOf = (student: Student, sheet: Sheet, asked: Asked): string[] =>
  latestOf(numbered(student))
    .filter(({ given }) => {
      const id = asked.questionIds[given.question] ?? ''
      return sheet.answers.get(id) !== given.answer && !(asked.isLateHeld && sheet.late.get(id) === given.answer)
    })
    .map(({ given }) => `${inWords(given)}; stored is ${storedOf(given, { sheet, asked })}`)

/** What had been answered on a device before a moment: what its page may call saved from then on. */
export type Snapshot = { given: Given; at: number }[]

export const snapshotOf = (student: Student, device: string): Snapshot =>
  latestOf(numbered(student).filter(({ given }) => given.device === device && given.isDone))

/** What of a snapshot the server does not hold, in words; empty: whoever called all of it saved said the truth. */
export const notHeldOf = (snapshot: Snapshot, student: Student, held: { sheet: Sheet; asked: Asked }): string[] =>
  missing(snapshot, student, held).map(({ given }) => `${inWords(given)}; stored is ${storedOf(given, held)}`)

/** Compares what became of everybody with what they answered. */
export const judgeStudents = (
  students: Student[],
  { attempts, found, ...asked }: { attempts: Stored[]; found: Findings } & Asked,
): void => {
  for (const student of students) {
    const own = attempts.filter(({ phone }) => phone === student.phone)
    if (own.length > 1) found.doubled.push(`${own.length} attempts of one student`)
    const sheet = own[0] ?? { answers: new Map(), late: new Map() }
    found.lost.push(...lostOf(student, sheet, asked))
  }
}
