import * as z from 'zod/mini'
import { kept, theTeacher } from '../../people/accounts/kept.ts'
import { storedValue, storeText } from '../../ui/browser-storage.ts'

const columns = z.array(z.string()).check(z.maxLength(500))
const everywhere = kept('SurveyColumns', columns, theTeacher)

/** Earlier pages kept them without an owner. */
const takeOverFormer = (survey: string): void => {
  const former = z.safeParse(columns, storedValue(`SurveyColumns.${survey}`)).data
  if (former && everywhere.at(survey).write(former)) storeText(`SurveyColumns.${survey}`, null)
}

/** Which questions of a survey have a column on this device; null where nobody has chosen. */
export const readShownColumns = (survey: string): readonly string[] | null => {
  takeOverFormer(survey)
  return everywhere.at(survey).read()
}

/** Where the browser does not take it, the choice lasts as long as the page. */
export const keepShownColumns = (survey: string, chosen: readonly string[]): void =>
  void everywhere.at(survey).write([...chosen])
