import type { CallFailure } from '../../calls/reply.ts'

const FIELDS: Partial<Record<string, string>> = {
  wrong_password: 'password',
  wrong_code: 'code',
  code_required: 'code',
}

/** Which field a refusal is about, by its name in the form. */
export const refusedField = ({ fields, code }: Pick<CallFailure, 'fields' | 'code'>): string | undefined =>
  Object.keys(fields)[0] ?? FIELDS[code]
