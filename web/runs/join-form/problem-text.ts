import { t } from '../../i18n/students/take.ts'

/** What is said beside a field of the student's forms, of a problem in `domain/text/problem.ts` or one that a newer server knows. */
export const problemText = (problem: string): string => {
  switch (problem) {
    case 'name_required':
      return t('take.nameRequired')
    case 'mobile_required':
      return t('take.mobileRequired')
    case 'mobile_invalid':
      return t('take.mobileInvalid')
    case 'district_required':
    case 'not_one_of':
      return t('take.districtRequired')
    case 'required':
      return t('take.required')
    default:
      return t('take.notUsable')
  }
}
