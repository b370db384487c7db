import type { TeacherId } from '#domain/people/account.ts'
import { RECOVERY_CODE_LENGTH, RECOVERY_CODES, readableCode } from '#domain/people/two-factor.ts'
import type { Context } from '../../context.ts'
import { replaceCodes } from './store.ts'

/** New ones, told this once; or those that were worked out, in place of all others. */
export const giveCodes = async (
  { db, newCode, twoFactor }: Pick<Context, 'db' | 'newCode' | 'twoFactor'>,
  id: TeacherId,
  codes = Array.from({ length: RECOVERY_CODES }, () => newCode(RECOVERY_CODE_LENGTH)),
): Promise<string[]> => {
  await replaceCodes(
    db,
    id,
    codes.map((code) => twoFactor.hashCode(id, code)),
  )
  return codes.map(readableCode)
}
