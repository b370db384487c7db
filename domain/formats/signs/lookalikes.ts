import { pairs } from './sign-pairs.ts'

/** Letters of other alphabets that look like Latin ones, which stand here in lower case. */
export const LOOKALIKES: ReadonlyMap<string, string> = new Map(
  pairs(`
α a Α a ε e Ε e κ k Κ k ν v Ν n ο o ρ p τ t υ u χ x Β b ϲ c Ϲ c
а a А a В b в b Ь b ь b с c С c ԁ d Ԁ d е e Е e к k К k о o О o р p т t Т t у y У y ѕ s Ѕ s
`),
)
