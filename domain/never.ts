/** Fails to compile when a union gains a member that a switch does not handle. */
export const never = (value: never): never => {
  throw new Error(`unhandled: ${JSON.stringify(value)}`)
}
