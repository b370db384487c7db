import type { TeacherId } from '#domain/account.ts'
import { RECOVERY_CODE_LENGTH, RECOVERY_CODES, readableCode } from '#domain/two-factor.ts'
import type { Context } from '../context.ts'
import { replaceCodes } from './store.ts'

/** New ones, told this once. */
export const giveCodes = async (
  { db, newCode, twoFactor }: Pick<Context, 'db' | 'newCode' | 'twoFactor'>,
  id: TeacherId,
): Promise<string[]> => {
  const codes = Array.from({ length: RECOVERY_CODES }, () => newCode(RECOVERY_CODE_LENGTH))
  await replaceCodes(
    db,
    id,
    codes.map((code) => twoFactor.hashCode(id, code)),
  )
  return codes.map(readableCode)
}
