/** Signs that mean something anywhere in prose, and those that begin an item of a list. */
const SIGNS = /[\\`*$]|!(?=\[)/g
const ITEM = /^([ \t]*)(-|\d{1,3}\.)(?=[ \t])/gm

/** A plain text as prose that reads the same: a backslash stands before each sign that would mean something. */
export const asProse = (plain: string): string =>
  plain
    .replace(SIGNS, '\\$&')
    .replace(ITEM, (_, space: string, mark: string) =>
      mark === '-' ? `${space}\\-` : `${space}${mark.slice(0, -1)}\\.`,
    )
