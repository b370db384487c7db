import { sayInstead } from '../on-page.ts'
import { examPlay } from './exam-play.ts'

/** A page of the dashboard has an address, and is about exams where that says so. A student's page is about one alone. */
sayInstead((page) => (page === '' || page.split('/').includes('exams') ? examPlay : {}))
