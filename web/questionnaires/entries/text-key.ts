/** Where the text of a quiz is kept as long as something in it is no question. */
export const TEXT_KEY = 'Qtext'
