import type { Numerical } from '#domain/questions/numerical.ts'
import { TypedBars } from '../parts/typed-bars.tsx'
import type { TallyProps } from '../tally.ts'
import { acceptedNumbers } from './accepted-numbers.ts'

/** The numbers that were typed most. */
export function TallyNumerical({ asked, answerKey, tally, of }: TallyProps<Numerical>) {
  return <TypedBars tally={tally} of={of} accepted={acceptedNumbers(asked, answerKey).join(' · ')} read={readable} />
}

/** Only what is a number: a dash in anything else is one. */
const readable = (text: string): string => (/^-\d/.test(text) ? text.replace('-', '\u2212') : text)
