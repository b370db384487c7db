import * as z from 'zod/mini'
import { code } from '#domain/text/share-code.ts'
import { requiredText } from '#domain/text/text.ts'
import { parsedArgs } from '../operator/command.ts'

export const USAGE = `Usage:
  npm run erase -- student <quiz code> <phone>   one student's part in one quiz; or, instead of the phone, all that tells
                                                 them from others there, such as a roll number and a class
  npm run erase -- quiz <quiz code>              a quiz, and what students did in it
  npm run erase -- teacher <email>               an account, its quizzes, and what students did in them
  npm run erase -- letters <email>               contact messages, newsletter and waiting mail
Add --yes to erase without being asked.`

type Whose =
  /** `person`: the phone number, or whatever else the quiz tells people by. */
  | { kind: 'student'; quizCode: string; person: string[] }
  | { kind: 'quiz'; quizCode: string }
  | { kind: 'teacher'; email: string }
  | { kind: 'letters'; email: string }
export type Request = Whose & { isSure: boolean }

/** Whatever somebody may once have signed up with: what it is not, is an address that nothing is found for. */
const email = z.string().check(z.trim(), z.includes('@'))

const student = z.tuple([z.literal('student'), code], requiredText(254))
const quiz = z.tuple([z.literal('quiz'), code])
const byAddress = z.tuple([z.enum(['teacher', 'letters']), email])

/** What the operator typed; null when it can't be understood. */
export const readRequest = (args: string[]): Request | null => {
  const read = parsedArgs({ args, allowPositionals: true, options: { yes: { type: 'boolean' } } })
  if (read === null) return null
  const words = read.positionals
  const isSure = read.values.yes === true
  const asStudent = z.safeParse(student, words)
  if (asStudent.success && asStudent.data.length > 2) {
    const [kind, quizCode, ...person] = asStudent.data
    return { kind, quizCode, person, isSure }
  }
  const asQuiz = z.safeParse(quiz, words)
  if (asQuiz.success) return { kind: 'quiz', quizCode: asQuiz.data[1], isSure }
  const asAddress = z.safeParse(byAddress, words)
  if (!asAddress.success) return null
  const [kind, address] = asAddress.data
  return { kind, email: address, isSure }
}
