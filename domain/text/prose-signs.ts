const ANY_SIGN = /[\\`*$!]|^[ \t]*(?:-|\d{1,3}\.)[ \t]/m

/** False where nothing in a text can be markup: a first look that costs next to nothing. */
export const mayHaveMarkup = (source: string): boolean => ANY_SIGN.test(source)
