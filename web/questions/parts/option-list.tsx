import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import { optionSign } from '#domain/questions/option-sign.ts'
import { classNames } from '../../ui/class-names.ts'

/** An option that is not for choosing: right, wrongly chosen, or neither, with what is said of it. */
export type ListedOption = { text: string; verdict?: 'correct' | 'wrong' | undefined; note?: string | undefined }

const OPEN = { row: 'border-line', sign: 'rounded-full border-line-strong text-ink-soft' }
const LOOKS = {
  correct: {
    Icon: Check,
    row: 'border-correct bg-correct-soft',
    sign: 'rounded-full border-correct bg-correct text-on-correct',
    note: 'text-correct',
  },
  wrong: {
    Icon: X,
    row: 'border-wrong bg-wrong-soft',
    sign: 'rounded-sm border-wrong bg-wrong text-on-wrong',
    note: 'text-wrong',
  },
} as const

/** The options of a question under the letters that students choose them by. */
export function OptionList({ options, lang }: { options: readonly ListedOption[]; lang?: string | undefined }) {
  return (
    <ol className="mt-3 grid gap-2">
      {options.map((option, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: options have no other identity, and nothing here has a state
        <Row key={index} option={option} sign={optionSign(index)} lang={lang} />
      ))}
    </ol>
  )
}

type RowProps = { option: ListedOption; sign: string; lang: string | undefined }

function Row({ option: { text, verdict, note }, sign, lang }: RowProps) {
  const look = verdict && LOOKS[verdict]
  return (
    <li className={classNames('flex flex-wrap items-start gap-x-3 rounded border px-3 py-2', look?.row ?? OPEN.row)}>
      <span
        aria-hidden="true"
        className={classNames(
          'mt-0.5 grid size-6 shrink-0 place-items-center border text-sm font-semibold',
          look?.sign ?? OPEN.sign,
        )}
      >
        {sign}
      </span>
      <span lang={lang} dir="auto" className="min-w-0 flex-1 basis-40 whitespace-pre-wrap wrap-anywhere">
        {text}
      </span>
      {look && (
        <span
          className={classNames(
            'mt-0.5 flex shrink-0 items-center gap-1 text-sm font-semibold',
            note !== undefined && 'max-sm:w-full max-sm:ps-9',
            look.note,
          )}
        >
          <look.Icon aria-hidden="true" className="size-4 stroke-3" />
          {note}
        </span>
      )}
    </li>
  )
}
