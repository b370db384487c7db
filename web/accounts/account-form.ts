import * as z from 'zod/mini'
import { PROBLEM_TEXTS } from '#contract/problem-texts.ts'
import { logInDetails, resetDetails, signUpDetails } from '#domain/account.ts'
import { isProblem } from '#domain/problem.ts'

export const logInForm = logInDetails

/** Told as soon as both are there, whatever else is still missing. */
const bothPasswords = z.looseObject({ password: z.string(), confirmPassword: z.string() })

const passwordsAgree = z.refine<z.infer<typeof bothPasswords>>(
  ({ password, confirmPassword }) => password === confirmPassword,
  {
    error: 'passwords_differ',
    path: ['confirmPassword'],
    when: ({ value }) => z.safeParse(bothPasswords, value).success,
  },
)

export const signUpForm = z.extend(signUpDetails, { confirmPassword: z.string() }).check(passwordsAgree)

/** The token stands in the page's address. */
export const resetForm = z
  .extend(z.omit(resetDetails, { token: true }), { confirmPassword: z.string() })
  .check(passwordsAgree)

/** What stands beside a field: our own checks give a problem's code, the server a sentence. */
export const fieldText = (message: string | undefined): string | undefined =>
  message !== undefined && isProblem(message) ? PROBLEM_TEXTS[message] : message
