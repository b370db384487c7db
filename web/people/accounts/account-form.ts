import * as z from 'zod/mini'
import { logInDetails, notAboutOwner, resetDetails, signUpFields } from '#domain/people/account.ts'
import type { Problem } from '#domain/text/problem.ts'
import { problemText } from '../../i18n/problems.ts'

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

export const signUpForm = z
  .strictObject({ ...signUpFields, confirmPassword: z.string() })
  .check(notAboutOwner, passwordsAgree)

/** The token stands in the page's address. */
export const resetForm = z
  .extend(z.omit(resetDetails, { token: true }), { confirmPassword: z.string() })
  .check(passwordsAgree)

/** What stands beside a field. */
export const fieldText = (problem: Problem | undefined): string | undefined => problem && problemText(problem)
