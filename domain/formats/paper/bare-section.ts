import type { Block, QuestionBlock, SectionBlock } from '../lines/block.ts'

/** The heading that was read last, while nothing stands below it. */
export const bareSection = (blocks: readonly Block[]): SectionBlock | null => {
  const last = blocks.at(-1)
  return last?.kind === 'section' && last.line === last.lastLine ? last : null
}

/** Right below: with an empty line between them at most. */
const NEAR = 2

/** Lines that are no question are what is to be known before those of the section; false where they are not. */
export const takenAsInstructions = (blocks: readonly Block[], question: QuestionBlock): boolean => {
  const section = bareSection(blocks)
  if (section === null || question.line - section.line > NEAR) return false
  if (question.fields.length > 0 || question.items.length > 0) return false
  section.words = question.prompt
  section.lastLine = question.lastLine
  return true
}
