const SECOND_TRY_MS = 3000

/** What a call brought, made once more where it came to nothing: that alone, on a slow network, says little about the server. */
export const madeTwice = async <T>(make: () => Promise<T>, cameToNothing: (made: T) => boolean): Promise<T> => {
  const made = await make()
  if (!cameToNothing(made)) return made
  await new Promise((resolve) => setTimeout(resolve, SECOND_TRY_MS))
  return make()
}
