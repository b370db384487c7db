import type { LineRoles } from './line-roles.ts'

/** `(c) Rose    (d) Lotus                (b)`: a key at the edge of the page, behind the last options. */
const SET_OFF = /(?<=\S)(?:\s{4,}|\t\s*)[([]\s?(\p{L})\s?[)\]]\s*$/u

export const keySetOff = (
  { line, text, label }: Pick<LineRoles, 'line' | 'text' | 'label'>,
  labels: readonly string[],
): LineRoles['answer'] => {
  const [, key] = SET_OFF.exec(line.raw) ?? []
  if (key === undefined || !(labels.includes(key.toLowerCase()) || label === key.toLowerCase())) return null
  return { before: text.slice(0, Math.max(text.lastIndexOf('('), text.lastIndexOf('['))).trim(), label: key }
}
