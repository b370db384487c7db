import { createContext, useContext } from 'react'
import { inHand } from '../drafts/draft-place.ts'
import type { OpenedDraft } from '../drafts/opened-draft.ts'
import type { QuizDraft } from '../entries/stored-draft.ts'

export const OpenedQuizContext = createContext<OpenedDraft<QuizDraft>>({ place: inHand('quiz'), found: null })

export const useOpenedQuiz = (): OpenedDraft<QuizDraft> => useContext(OpenedQuizContext)
