import * as z from 'zod/mini'

const kept = z.array(z.string()).check(z.maxLength(500))

const placeOf = (survey: string): string => `SurveyColumns.${survey}`

/** Which questions have a column on this device; null where nobody has chosen. */
export const readShownColumns = (survey: string): readonly string[] | null => {
  try {
    return z.safeParse(kept, JSON.parse(localStorage.getItem(placeOf(survey)) ?? 'null')).data ?? null
  } catch {
    return null
  }
}

export const keepShownColumns = (survey: string, columns: readonly string[]): void => {
  try {
    localStorage.setItem(placeOf(survey), JSON.stringify(columns))
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}
