import words from '../en/exam-play.json'

/** What the pages of a quiz say otherwise where it is an exam: by area, and by the key that it has there. */
export const examPlay: Readonly<Record<string, Readonly<Record<string, string>>>> = words
