export type Command = {
  name: string
  does: string
  program: string
  pages?: readonly string[]
  isServer?: true
}
export declare const commands: readonly Command[]
