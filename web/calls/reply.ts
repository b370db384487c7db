import type { FieldProblems } from '#contract/wire/problems-of.ts'

/** Why a call did not succeed. `status` is null when no answer of the server's own arrived. */
export type CallFailure = {
  status: number | null
  /** A code of the contract, or `network` / `not_an_answer` when nothing usable came back. */
  code: string
  /** What is wrong with which field. */
  fields: FieldProblems
  retryAfterMs: number | null
  /** Where to look in the server's log, when the fault is the server's. */
  reference?: string
}

/** The server did not answer, or was itself at fault: asking again may help, as it never does after a refusal. */
export const isServersFault = ({ status }: Pick<CallFailure, 'status'>): boolean => status === null || status >= 500

export type Reply<T> = { ok: true; value: T } | { ok: false; failure: CallFailure }

export const ok = <T>(value: T) => ({ ok: true as const, value })
export const fail = (failure: CallFailure) => ({ ok: false as const, failure })

/** For code that waits for success alone, such as a query: the failure becomes a thrown `FailedCall`. */
export const orThrow = async <T>(reply: Promise<Reply<T>>): Promise<T> => {
  const settled = await reply
  if (settled.ok) return settled.value
  throw new FailedCall(settled.failure)
}

export class FailedCall extends Error {
  override name = 'FailedCall'
  readonly failure: CallFailure

  constructor(failure: CallFailure) {
    super(failure.code)
    this.failure = failure
  }
}
