import { isUsualJoining } from '#domain/questionnaires/joining.ts'
import { secondsEach } from '#domain/questionnaires/movement.ts'
import { isAllAtOnce, type Release } from '#domain/questionnaires/release.ts'
import type { Settings } from '#domain/questionnaires/settings.ts'
import { formatDateTime } from '../../i18n/format.ts'
import { t } from '../../i18n/teachers/settings.ts'

export const releaseFact = (release: Release): string => {
  if (isAllAtOnce(release)) return t('settings.sumAtOnce')
  const isNever = release.score.when === 'never' && release.answers.when === 'never'
  return t(isNever ? 'settings.sumNever' : 'settings.sumLater')
}

/** How a quiz is set, in a few words each. */
export const settingFacts = ({ practice, release, order, look, screen, joining, opening }: Settings): string[] => {
  const each = secondsEach(order)
  return [
    practice ? t('settings.sumPractice') : releaseFact(release),
    ...(Object.values(order).includes(true) ? [t('settings.sumOrder')] : []),
    ...(order.movement ? [t('settings.sumMovement')] : []),
    ...(each === null ? [] : [t('settings.sumSeconds', { count: each })]),
    ...(screen === 'usual' ? [] : [t('settings.sumScreen')]),
    ...(isUsualJoining(joining) ? [] : [t('settings.sumJoining')]),
    ...(opening.opens_at === null ? [] : [t('settings.sumOpens', { at: formatDateTime(opening.opens_at) })]),
    ...(opening.closes_at === null ? [] : [t('settings.sumCloses', { at: formatDateTime(opening.closes_at) })]),
    ...(opening.access_code === null ? [] : [t('settings.sumAccessCode')]),
    ...(look.intro.trim() === '' ? [] : [t('settings.sumIntro')]),
  ]
}
