type Field = Pick<HTMLTextAreaElement, 'selectionStart' | 'selectionEnd'>

/** A text with something put in where the caret was in its field; without a field, at the end. */
export const withInserted = (field: Field | null, text: string, put: string): string => {
  const from = field?.selectionStart ?? text.length
  return text.slice(0, from) + put + text.slice(field?.selectionEnd ?? from)
}
