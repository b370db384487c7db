/**
 * What spreadsheets may take for the begin of a formula, in any width that a keyboard has, or of a cell that begins with one.
 * Signs that are not seen are passed over, as some programs do.
 */
const FORMULA = /^[\p{Default_Ignorable_Code_Point} ]*[=+\-@\t\r\n＝＋－＠]/u

export const looksLikeFormula = (text: string): boolean => FORMULA.test(text)
