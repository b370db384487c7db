import type { ComponentType } from 'react'
import { sayInstead } from '../i18n/on-page.ts'
import { examWords } from '../i18n/teachers/exam-words.ts'

sayInstead((page) => (page.split('/').includes('exams') ? examWords : {}))

/** The same page, as one of its own: what is open on a page of a quiz is not open on that of an exam. */
export const ofExams = (Page: ComponentType): ComponentType =>
  function OfExams() {
    return <Page />
  }
