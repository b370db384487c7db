/** One thing that an operator's system was looked at for. */
export type Finding = { check: string; state: 'ok' | 'warn' | 'fail'; says: string }

export const ok = (check: string, says: string): Finding => ({ check, state: 'ok', says })
export const warn = (check: string, says: string): Finding => ({ check, state: 'warn', says })
export const fail = (check: string, says: string): Finding => ({ check, state: 'fail', says })
