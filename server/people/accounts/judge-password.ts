import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { coresOf, isAboutOwner, type Owner } from '#domain/people/password.ts'
import type { Problem } from '#domain/text/problem.ts'

/** What everybody who guesses tries first. It stays here: no page has to carry it. */
const WELL_KNOWN = new Set(
  readFileSync(join(import.meta.dirname, 'well-known-passwords.txt'), 'utf8')
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .flatMap((line) => line.split(' ')),
)

/** What is wrong with a password that keeps to the rules, for this teacher; null when nothing is. */
export const judgePassword = (password: string, owner: Owner): Problem | null => {
  if (isAboutOwner(password, owner)) return 'password_personal'
  return coresOf(password).some((core) => WELL_KNOWN.has(core)) ? 'password_known' : null
}
