import { type Consent, consent, fits } from '#domain/questions/consent.ts'
import { Choice } from '../parts/choice.tsx'
import type { Player, PlayProps } from '../player.tsx'

/** The statement with its tick. */
export function PlayConsent({ id, asked, answer, isReadOnly, labelledBy, onAnswer }: PlayProps<Consent>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: what names it stands elsewhere, and a fieldset is named by its legend
    <div role="group" aria-labelledby={labelledBy}>
      <Choice
        type="checkbox"
        name={id}
        sign={answer === true ? '✓' : ''}
        isSignHidden
        text={asked.statement}
        isChosen={answer === true}
        isReadOnly={isReadOnly}
        onChoose={() => onAnswer(answer === true ? null : true)}
      />
    </div>
  )
}

export const consentPlayer: Player<Consent> = {
  Play: PlayConsent,
  asked: consent.asked,
  fits,
  /** 1 or A ticks it, and takes the tick back. */
  valueOfKey: (key, { answer }) => (/^[1a]$/i.test(key) ? (answer === true ? null : true) : undefined),
}
