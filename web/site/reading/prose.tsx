import { RichText } from '../rich-text.tsx'

type TextsProps = { texts: readonly string[] }

export function Paragraphs({ texts }: TextsProps) {
  return (
    <>
      {texts.map((text) => (
        <p key={text} className="mt-4">
          <RichText text={text} />
        </p>
      ))}
    </>
  )
}

export function Bullets({ texts }: TextsProps) {
  if (texts.length === 0) return null
  return (
    <ul className="mt-4 grid list-disc gap-2 ps-6 marker:text-brand">
      {texts.map((text) => (
        <li key={text} className="ps-1">
          <RichText text={text} />
        </li>
      ))}
    </ul>
  )
}

/** What to do one after the other, along a line. */
export function Steps({ texts }: TextsProps) {
  return (
    <ol className="mt-5 mb-6">
      {texts.map((text, index) => (
        <li
          key={text}
          className="group relative flex gap-[min(1rem,5vw)] pb-5 [--sign:min(2.25rem,13vw)] last:pb-0 print:break-inside-avoid"
        >
          <span
            aria-hidden="true"
            className="absolute start-[calc(var(--sign)/2-1px)] top-(--sign) bottom-0 w-px bg-line-strong group-last:hidden"
          />
          <span className="tabular grid size-(--sign) shrink-0 place-items-center rounded-full border border-line-strong bg-surface text-sm font-semibold text-brand">
            {index + 1}
          </span>
          <p className="min-w-0 pt-1">
            <RichText text={text} />
          </p>
        </li>
      ))}
    </ol>
  )
}
