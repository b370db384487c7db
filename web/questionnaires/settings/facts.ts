import { isUsualJoining } from '#domain/questionnaires/joining.ts'
import { isAllAtOnce, type Release } from '#domain/questionnaires/release.ts'
import type { Settings } from '#domain/questionnaires/settings.ts'
import { t } from '../../i18n/teachers/settings.ts'

export const releaseFact = (release: Release): string => {
  if (isAllAtOnce(release)) return t('settings.sumAtOnce')
  const isNever = release.score.when === 'never' && release.answers.when === 'never'
  return t(isNever ? 'settings.sumNever' : 'settings.sumLater')
}

/** How a quiz is set, in a few words each. */
export const settingFacts = ({ release, order, look, joining }: Settings): string[] => [
  releaseFact(release),
  ...(order.questions || order.options ? [t('settings.sumOrder')] : []),
  ...(isUsualJoining(joining) ? [] : [t('settings.sumJoining')]),
  ...(look.intro.trim() === '' ? [] : [t('settings.sumIntro')]),
]
