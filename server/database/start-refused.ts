/** What whoever starts the program can mend themselves: its message is one clear line for them, and needs no stack. */
export class StartRefusedError extends Error {
  override name = 'StartRefusedError'
}
