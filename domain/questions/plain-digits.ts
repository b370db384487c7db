/** The zeros of the scripts that India and its neighbours count in; nine more digits follow each. */
const ZEROS = [...'٠۰०০੦૦୦௦౦೦൦'].map((zero) => zero.charCodeAt(0))

const plain = (digit: string): string => {
  const code = digit.charCodeAt(0)
  const zero = ZEROS.find((first) => code >= first && code <= first + 9)
  return zero === undefined ? digit : String(code - zero)
}

/** The same text with 0-9 for the digits of other scripts. */
export const plainDigits = (text: string): string => text.replace(/[^\P{Nd}0-9]/gu, plain)
