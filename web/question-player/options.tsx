import Check from 'lucide-react/icons/check'
import { optionSign } from './option-sign.ts'

type OptionsProps = {
  /** Unique on the page. */
  name: string
  options: readonly string[]
  chosen: number | null
  isReadOnly: boolean
  /** The id of the element that says what is asked. */
  labelledBy: string
  onChoose: (option: number) => void
}

/** The answers to choose from. A tap anywhere on one chooses it. */
export function Options({ name, options, chosen, isReadOnly, labelledBy, onChoose }: OptionsProps) {
  return (
    <div role="radiogroup" aria-labelledby={labelledBy} className="grid grid-cols-[minmax(0,1fr)] gap-3 short:gap-2">
      {options.map((option, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: options never move, and two may have the same text
        <label key={index} className="choice">
          <input
            type="radio"
            name={name}
            checked={chosen === index}
            disabled={isReadOnly}
            onChange={() => onChoose(index)}
            className="absolute inset-0 opacity-0"
          />
          <span className="choice-sign rounded-full">{optionSign(index)}</span>
          <span dir="auto" className="min-w-0 flex-1 self-center wrap-anywhere whitespace-pre-wrap">
            {option}
          </span>
          {chosen === index && <Check aria-hidden="true" className="size-5 shrink-0 self-center stroke-3 text-brand" />}
        </label>
      ))}
    </div>
  )
}
