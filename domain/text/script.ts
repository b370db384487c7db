/** Letters of which few texts have any: each a font of its own, which comes with the paper that has some. */
export const SCRIPTS = ['bengali', 'devanagari', 'latin_ext'] as const
export type Script = (typeof SCRIPTS)[number]

/** What they share, such as the danda and the joiners, tells of neither. */
const LETTERS: Record<Script, RegExp> = {
  bengali: /\p{Script=Bengali}/u,
  devanagari: /\p{Script=Devanagari}/u,
  latin_ext:
    /[\u0100-\u0130\u0132-\u0151\u0154-\u02BA\u02BD-\u02C5\u02C7-\u02CC\u02CE-\u02D7\u02DD-\u02FF\u1E00-\u1E9F\u1EF2-\u1EFF\u20A0-\u20AB\u20AD-\u20C0\u2113\u2C60-\u2C7F\uA720-\uA7FF]/,
}

export const scriptsIn = (texts: readonly string[]): Script[] =>
  SCRIPTS.filter((script) => texts.some((text) => LETTERS[script].test(text)))

export const isScript = (need: string): need is Script => SCRIPTS.some((script) => script === need)
