/** What stands between answers, or questions, of which each will do: as words that nothing else means among others. */
export const OR = 'or|অথবা|अथवा'
/** With those that mean something else where nothing sets them off. */
export const ANY_OR = `${OR}|বা|या`
