import * as z from 'zod/mini'
import { requiredText } from '../text/text.ts'

/**
 * An address that an account is made with, and that a letter may be sent to or answered at. With a comma, a bracket or an
 * invisible character in it, one address could read as two, or as somebody else's.
 */
const MAIL_ADDRESS =
  /^(?!.*\p{Default_Ignorable_Code_Point})[^\s@"(),:;<>[\\\]\p{C}]+@(?:[\p{L}\p{N}\p{M}][\p{L}\p{N}\p{M}-]*\.)+(?=[^.]*\p{L})[\p{L}\p{N}\p{M}-]{2,}$/u

export const mailAddress = requiredText(254, 'email_required').check(z.regex(MAIL_ADDRESS, 'email_invalid'))

/** An account that was made when addresses were looked at less closely may have one that no letter is sent to. */
export const isMailable = (email: string): boolean => z.safeParse(mailAddress, email).success
