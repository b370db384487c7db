import type { PresentationOnWire } from '#contract/audience/presentations.ts'
import type { Presentation } from './store.ts'

export const presentationOnWire = ({
  revision,
  question,
  isRevealed,
  hidesResults,
  isCodeShown,
  isHallShown,
  hiddenWords,
}: Presentation & { hidesResults: boolean }): PresentationOnWire => ({
  revision,
  question,
  is_revealed: isRevealed,
  hides_results: hidesResults,
  is_code_shown: isCodeShown,
  is_hall_shown: isHallShown,
  hidden_words: hiddenWords,
})
