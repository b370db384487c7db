import type { ShortAnswer } from '#domain/questions/short-answer.ts'
import { onOneLine } from '#domain/text/isolated.ts'
import { TypedBars } from '../parts/typed-bars.tsx'
import type { TallyProps } from '../tally.ts'

/** What was typed most. */
export function TallyShortAnswer({ answerKey, ...rest }: TallyProps<ShortAnswer>) {
  return <TypedBars {...rest} accepted={onOneLine(answerKey.accepted)} />
}
