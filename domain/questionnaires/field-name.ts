import * as z from 'zod/mini'

/** What a link may bring along by name; the names that the page itself goes by are nobody's. */
const FIELD = /^(?!(?:name|code|version)$)[A-Za-z]\w{0,29}$/

export const fieldName = z.string('wrong_type').check(z.regex(FIELD, 'field_name_invalid'))

export const isFieldName = (name: string): boolean => FIELD.test(name)
