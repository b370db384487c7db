import { questionsIn, type Version } from '#domain/questionnaire.ts'
import { hashOf } from '../secrets.ts'

const names = new WeakMap<Version['sections'], string>()

/** The same for versions whose questions are the same and marked in the same way: a quiz that was only renamed goes on. */
export const nameEdition = (version: Version): string => {
  const known = names.get(version.sections)
  if (known !== undefined) return known
  const name = hashOf(JSON.stringify([questionsIn(version), version.marking]))
  names.set(version.sections, name)
  return name
}
