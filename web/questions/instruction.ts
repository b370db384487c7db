import type { DraftQuestion } from '#domain/questionnaires/drafts/draft.ts'
import { withBlanksForLines } from '#domain/questions/parts/blank-lines.ts'
import type { Kind } from '#domain/questions/rules.ts'
import { isFilled } from '#domain/text/text.ts'
import { t } from '../i18n/teachers/quiz-text.ts'

/** What is asked above a text with blanks, where its author writes nothing else. */
export const usualInstruction = (): string => t('quizText.fillIn')

/** Whether the text of such a question is an instruction above what is asked. */
export const hasInstruction = (kind: Kind): boolean => kind === 'fill_in_blanks'

export const withInstruction = (question: DraftQuestion): DraftQuestion =>
  question.kind === 'fill_in_blanks' && isFilled(question.draft.passage) && !isFilled(question.prompt)
    ? { ...question, prompt: usualInstruction() }
    : question

/** A text with lines to write on that was typed as what is asked, in its place and with blanks; before what stands there. */
export const withPromptAsPassage = (question: DraftQuestion): DraftQuestion => {
  if (question.kind !== 'fill_in_blanks') return question
  const { text } = withBlanksForLines(question.prompt)
  const { passage } = question.draft
  return {
    ...question,
    prompt: usualInstruction(),
    draft: { passage: isFilled(passage) ? `${text}\n${passage}` : text },
  }
}
