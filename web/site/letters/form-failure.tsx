import type { CallFailure } from '../../api/reply.ts'

/** Why nothing was sent: the server's own words when it has some for people. */
export function FormFailure({ failure, text }: { failure: CallFailure | null; text: string }) {
  return (
    <div role="alert" className="mt-4 empty:hidden">
      {failure && (
        <p className="rounded border border-wrong bg-wrong-soft px-4 py-3 font-medium">{wordsFor(failure, text)}</p>
      )}
    </div>
  )
}

const wordsFor = ({ status, message }: CallFailure, text: string) =>
  status !== null && status >= 400 && status < 500 ? message : text
