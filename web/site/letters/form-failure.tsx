import { type CallFailure, isServersFault } from '../../calls/reply.ts'
import { failureText } from '../../i18n/all-failures.ts'
import { Refusal } from '../../ui/forms/refusal.tsx'

/** Why nothing was sent: what is wrong with it, or that it did not work this time. */
export function FormFailure({ failure, text }: { failure: CallFailure | null; text: string }) {
  return <Refusal className="mt-4">{failure && wordsFor(failure, text)}</Refusal>
}

const wordsFor = (failure: CallFailure, text: string) => (isServersFault(failure) ? text : failureText(failure))
