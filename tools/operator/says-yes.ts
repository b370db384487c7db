import { createInterface } from 'node:readline'

/** Whoever ends the input, or interrupts, has not said yes. */
export const saysYes = (question: string): Promise<boolean> =>
  new Promise((resolve) => {
    const terminal = createInterface({ input: process.stdin, output: process.stdout })
    terminal.on('close', () => resolve(false))
    terminal.question(question, (answer) => {
      resolve(answer.trim().toLowerCase() === 'yes')
      terminal.close()
    })
  })
