import { readSettingsDefaults } from '#contract/questionnaires/settings-defaults.ts'
import { callAsTeacher } from '../../people/accounts/api.ts'
import { toldBy } from './told-defaults.ts'

export const readDefaults = () => toldBy(callAsTeacher(readSettingsDefaults, {}))
