import { classNames } from '../../ui/class-names.ts'
import { LOOKS } from './option-list.tsx'
import { Prose } from './prose.tsx'

/** An answer that was typed or that is right, with what is said of it. */
export type AnswerLine = {
  text: string
  /** A text of the question; what somebody typed means nothing but itself. */
  isProse?: boolean
  verdict?: 'correct' | 'wrong' | undefined
  note?: string | undefined
  /** Paragraphs: they have the whole width, and what is said of them stands above. */
  isLong?: boolean
}

/** Answers that are not chosen from a list. */
export function AnswerLines({ lines, lang }: { lines: readonly AnswerLine[]; lang?: string | undefined }) {
  if (lines.length === 0) return null
  return (
    <ul className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-2">
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity, and nothing here has a state
        <Line key={index} line={line} lang={lang} />
      ))}
    </ul>
  )
}

function Line({
  line: { text, isProse = false, verdict, note, isLong = false },
  lang,
}: {
  line: AnswerLine
  lang: string | undefined
}) {
  const look = verdict && LOOKS[verdict]
  return (
    <li
      className={classNames(
        'flex items-start gap-x-3 rounded border px-3 py-2',
        isLong ? 'flex-col-reverse' : 'flex-wrap',
        look?.row ?? 'border-line text-ink',
      )}
    >
      <span
        lang={lang}
        dir="auto"
        className={classNames('min-w-0 whitespace-pre-wrap wrap-anywhere', isLong ? 'w-full' : 'flex-1 basis-40')}
      >
        {isProse ? <Prose source={text} as="phrase" /> : text}
      </span>
      <span
        className={classNames(
          'mt-0.5 flex shrink-0 items-center gap-1 text-sm font-semibold max-sm:w-full',
          look?.note ?? 'text-ink-soft',
        )}
      >
        {look && <look.Icon aria-hidden="true" className="size-4 stroke-3" />}
        {note}
      </span>
    </li>
  )
}
