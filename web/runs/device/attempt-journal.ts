import { type QuizPaperOnWire, quizPaper } from '#contract/questionnaires/papers.ts'
import { type Journal, openJournal } from './journal.ts'
import { ATTEMPTS, type KeptAttempt } from './kept-attempt.ts'

/** What this device keeps of one quiz. */
export type AttemptJournal = Journal<KeptAttempt, QuizPaperOnWire>

export const openAttempts = (code: string): AttemptJournal => openJournal({ code, kind: ATTEMPTS, paper: quizPaper })
