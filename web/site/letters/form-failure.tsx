import { type CallFailure, isServersFault } from '../../calls/reply.ts'
import { failureText } from '../../i18n/all-failures.ts'

/** Why nothing was sent: what is wrong with it, or that it did not work this time. */
export function FormFailure({ failure, text }: { failure: CallFailure | null; text: string }) {
  return (
    <div role="alert" className="mt-4 empty:hidden">
      {failure && (
        <p className="rounded border border-wrong bg-wrong-soft px-4 py-3 font-medium">{wordsFor(failure, text)}</p>
      )}
    </div>
  )
}

const wordsFor = (failure: CallFailure, text: string) => (isServersFault(failure) ? text : failureText(failure))
