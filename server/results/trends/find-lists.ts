import { keptSettings } from '#domain/questionnaires/settings.ts'
import { folded } from '#domain/text/folded.ts'
import { readJson } from '../../database/columns.ts'
import type { OwnQuiz } from './find-taken-quizzes.ts'

/** The lists that forms ask for, as each is spelt in the newest quiz, by what all spellings come to. */
export const listsIn = (quizzes: readonly Pick<OwnQuiz, 'settings'>[]): string[] => {
  const spelt = new Map<string, string>()
  for (const { settings } of quizzes) {
    // The usual form has no list of its own.
    if (settings === '{}') continue
    for (const { kind, label } of readJson(keptSettings, settings).joining.fields) {
      if (kind === 'choice' && !spelt.has(folded(label))) spelt.set(folded(label), label)
    }
  }
  return [...spelt.values()]
}
