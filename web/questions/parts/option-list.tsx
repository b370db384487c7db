import Check from 'lucide-react/icons/check'
import CircleDashed from 'lucide-react/icons/circle-dashed'
import CircleDot from 'lucide-react/icons/circle-dot'
import X from 'lucide-react/icons/x'
import { optionSign } from '#domain/questions/parts/option-sign.ts'
import { classNames } from '../../ui/class-names.ts'
import { Prose } from './prose.tsx'

/** An option that is not for choosing, with what is said of it. */
export type ListedOption = {
  text: string
  /** Right, wrongly chosen, right but left out, or chosen where nobody may see whether it is right. */
  verdict?: 'correct' | 'wrong' | 'missed' | 'chosen' | undefined
  note?: string | undefined
  /** Instead of the letter. */
  sign?: string
}

const OPEN = { row: 'border-line', sign: 'rounded-full border-line-strong text-ink-soft' }
export const LOOKS = {
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
  missed: {
    Icon: CircleDashed,
    row: 'border-dashed border-correct',
    sign: 'rounded-full border-dashed border-correct text-correct',
    note: 'text-correct',
  },
  chosen: {
    Icon: CircleDot,
    row: 'border-brand bg-brand-soft',
    sign: 'rounded-full border-brand bg-brand text-on-brand',
    note: 'text-brand',
  },
} as const

/** The options of a question under the letters that students choose them by. */
export function OptionList({ options, lang }: { options: readonly ListedOption[]; lang?: string | undefined }) {
  return (
    <ol className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-2">
      {options.map((option, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: options have no other identity, and nothing here has a state
        <Row key={index} option={option} sign={option.sign ?? optionSign(index)} lang={lang} />
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
        <Prose source={text} as="phrase" />
      </span>
      {look && (
        <span
          className={classNames(
            'mt-0.5 flex min-w-0 items-center gap-1 text-sm font-semibold wrap-anywhere sm:shrink-0 [&>svg]:shrink-0',
            note !== undefined && 'max-sm:w-full max-sm:ps-[min(2.25rem,8vw)]',
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
