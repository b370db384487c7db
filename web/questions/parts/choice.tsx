import Check from 'lucide-react/icons/check'
import { Prose } from './prose.tsx'

type ChoiceProps = {
  /** A radio where one is chosen, a checkbox where several may be. */
  type: 'radio' | 'checkbox'
  /** The choices of one question share it. */
  name: string
  sign: string
  /** Where the text says it all, so that it need not be read out. */
  isSignHidden?: boolean
  text: string
  isChosen: boolean
  isReadOnly: boolean
  /** Pressed; a checkbox may be pressed to take it back. */
  onChoose: () => void
}

/** One of the answers to choose from. A tap anywhere on it chooses it. */
export function Choice({ type, name, sign, isSignHidden, text, isChosen, isReadOnly, onChoose }: ChoiceProps) {
  const isRadio = type === 'radio'
  return (
    <label className="choice">
      <input
        type={type}
        name={name}
        checked={isChosen}
        disabled={isReadOnly}
        onChange={onChoose}
        // Browsers tell of no change where what is chosen is pressed again.
        onClick={isChosen && isRadio ? onChoose : undefined}
        className="absolute inset-0 opacity-0"
      />
      <span aria-hidden={isSignHidden} className={isRadio ? 'choice-sign rounded-full' : 'choice-sign rounded-sm'}>
        {sign}
      </span>
      <span dir="auto" className="min-w-0 flex-1 self-center wrap-anywhere whitespace-pre-wrap">
        <Prose source={text} as="phrase" />
      </span>
      {isChosen && <Check aria-hidden="true" className="size-5 shrink-0 self-center stroke-3 text-brand" />}
    </label>
  )
}
