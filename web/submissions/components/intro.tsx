/** What the teacher says before the start, as it was written. */
export function Intro({ text }: { text: string | undefined }) {
  if (!text) return null
  return (
    <p dir="auto" className="mb-6 rounded border border-line bg-surface p-4 whitespace-pre-line wrap-anywhere">
      {text}
    </p>
  )
}
