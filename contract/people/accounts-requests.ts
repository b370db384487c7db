import { forgottenPassword, logInDetails, resetDetails, signUpDetails } from '#domain/people/account.ts'
import type { Requests } from '../wire/endpoint.ts'

export const requests = {
  signUp: {
    summary: 'Create a teacher’s account and sign in to it',
    caller: 'anyone',
    body: signUpDetails,
    status: 201,
    invalidAs: 'invalid_user_details',
    failures: ['invalid_user_details', 'email_taken', 'too_many_attempts', 'busy'],
  },
  logIn: {
    summary:
      'Sign in; five wrong passwords in a row for one account make the next tries from that address wait. Where the account asks for a second step, `code` goes with them',
    caller: 'anyone',
    body: logInDetails,
    failures: ['invalid_credentials', 'code_required', 'wrong_code', 'too_many_attempts', 'busy'],
  },
  readToken: {
    summary: 'A token for the session that the HttpOnly cookie holds, and whose it is',
    caller: 'anyone',
    failures: ['unauthenticated'],
  },
  logOut: {
    summary: 'End the session: its token and its cookie are dead from then on',
    caller: 'anyone',
    failures: [],
  },
  forgotPassword: {
    summary: 'Ask for a mail with a link to a new password; the answer is the same with and without an account',
    caller: 'anyone',
    body: forgottenPassword,
    failures: ['too_many_messages'],
  },
  resetPassword: {
    summary: 'Set a new password with the token of that mail, valid once and for 30 minutes; all sessions end',
    caller: 'anyone',
    body: resetDetails,
    failures: ['link_not_valid', 'too_many_attempts', 'busy'],
  },
  readMe: {
    summary: 'The signed-in teacher',
    caller: 'teacher',
    failures: [],
  },
} as const satisfies Requests
