import { List } from './list.tsx'

/** A teacher’s quizzes, or, where the address says so, all of theirs. */
export const Quizzes = () => <List home="quiz" />

export const Exams = () => <List home="exam" />

export const Polls = () => <List home="poll" />

export const Surveys = () => <List home="survey" />
