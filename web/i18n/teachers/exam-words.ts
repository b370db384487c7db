import words from '../en/exam-words.json'

/** What pages of quizzes say otherwise where they are about exams: by area, and by the key that it has there. */
export const examWords: Readonly<Record<string, Readonly<Record<string, string>>>> = words
