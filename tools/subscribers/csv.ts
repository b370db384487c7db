/** A spreadsheet would calculate what begins like this. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/

const cell = (text: string) => {
  const inert = FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert
}

/** One line of a table, for any spreadsheet. */
export const csvLine = (cells: string[]): string => `${cells.map(cell).join(',')}\r\n`
