import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import { classNames } from '../../ui/class-names.ts'
import { Prose } from './prose.tsx'

type Verdict = 'correct' | 'wrong'

/** A text under its letter. */
export type SignedText = { sign: string; text: string }

/** What was given for a part, or what is right there. */
export type PartLine = { note?: string | undefined; given?: SignedText | undefined; verdict?: Verdict | undefined }

export type ListedPart = {
  title?: string | undefined
  lines: readonly PartLine[]
  /** Of the part as a whole; left out: its first line's. */
  verdict?: Verdict | null | undefined
}

const LOOKS = {
  correct: { Icon: Check, row: 'border-correct bg-correct-soft', note: 'text-correct' },
  wrong: { Icon: X, row: 'border-wrong bg-wrong-soft', note: 'text-wrong' },
} as const

/** The parts of a question in their order, each with what was given and what is right. */
export function PartList({ parts, lang }: { parts: readonly ListedPart[]; lang?: string | undefined }) {
  return (
    <ol className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-2">
      {parts.map(({ title, lines, verdict = lines[0]?.verdict ?? null }, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other identity, and nothing here has a state
          key={index}
          className={classNames('flex gap-3 rounded border px-3 py-2', verdict ? LOOKS[verdict].row : 'border-line')}
        >
          <span className="tabular shrink-0 font-semibold text-ink-soft">{index + 1}</span>
          <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-1">
            {title !== undefined && (
              <div lang={lang} dir="auto" className="wrap-anywhere whitespace-pre-wrap">
                <Prose source={title} />
              </div>
            )}
            <div className="flex flex-wrap gap-x-4 gap-y-1">
              {lines.map((line) => (
                <Line key={`${line.note} ${line.given?.sign} ${line.given?.text}`} line={line} lang={lang} />
              ))}
            </div>
          </div>
        </li>
      ))}
    </ol>
  )
}

function Line({ line: { note, given, verdict }, lang }: { line: PartLine; lang: string | undefined }) {
  const look = verdict && LOOKS[verdict]
  return (
    <div className="min-w-0 flex-1 basis-48">
      {note !== undefined && (
        <p className={classNames('flex items-center gap-1 text-sm font-semibold', look?.note ?? 'text-ink-soft')}>
          {look && <look.Icon aria-hidden="true" className="size-4 shrink-0 stroke-3" />}
          {note}
        </p>
      )}
      {given && (
        <p className="flex gap-2">
          <span className="shrink-0 font-semibold text-ink-soft">{given.sign}</span>
          <span lang={lang} dir="auto" className="min-w-0 flex-1 wrap-anywhere whitespace-pre-wrap">
            <Prose source={given.text} as="phrase" />
          </span>
        </p>
      )}
    </div>
  )
}
