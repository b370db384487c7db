import type { Joining } from '#domain/questionnaires/joining.ts'
import { keptSettings } from '#domain/questionnaires/settings.ts'
import { folded } from '#domain/text/folded.ts'
import { readJson } from '../../database/columns.ts'
import type { OwnQuiz } from './find-taken-quizzes.ts'

/** Lists, and short texts such as a class; not what tells each student apart by itself, such as a number. */
const labelsIn = ({ fields }: Joining): string[] => {
  const identifying = fields.filter(({ identifies }) => identifies)
  const isGroup = ({ kind, identifies }: Joining['fields'][number]) =>
    kind === 'choice' || (kind === 'text' && (!identifies || identifying.length > 1))
  return fields.filter(isGroup).map(({ label }) => label)
}

/** The fields of forms that put students into groups, as each is spelt in the newest quiz. */
export const groupFieldsIn = (quizzes: readonly Pick<OwnQuiz, 'settings'>[]): string[] => {
  const spelt = new Map<string, string>()
  for (const { settings } of quizzes) {
    // The usual form has none of its own.
    if (settings === '{}') continue
    for (const label of labelsIn(readJson(keptSettings, settings).joining))
      if (!spelt.has(folded(label))) spelt.set(folded(label), label)
  }
  return [...spelt.values()]
}
