/** Surveys that are being written, by whoever does. */
export const surveysOf = (teacherId: string): string => `SurveyDraft.${teacherId}.`

/** What the device keeps of them. */
export const keptSurveysOf = (teacherId: string): string[] => {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(surveysOf(teacherId)))
  } catch {
    return []
  }
}

/** Nothing that a teacher was writing stays on a device that they leave. */
export const forgetSurveysOf = (teacherId: string): void => {
  for (const key of keptSurveysOf(teacherId)) localStorage.removeItem(key)
}
