import * as z from 'zod/mini'
import { shownJoining } from '#domain/questionnaires/joining.ts'
import { t } from '../../i18n/students/own-form.ts'
import { identityText, readyIn } from './entered.ts'
import { OwnDetails } from './own-details.tsx'
import type { OwnForm } from './own-form-parts.tsx'
import { OwnResume } from './own-resume.tsx'

/** A form that is the teacher's; null where this page is too old to know all of it. */
export const ownForm = (onWire: unknown): OwnForm | null => {
  const read = z.safeParse(shownJoining, onWire)
  if (!read.success) return null
  const joining = read.data
  const what = identityText(joining)
  return {
    ready: (typed) => readyIn(joining, typed),
    Details: (props) => <OwnDetails joining={joining} {...props} />,
    Resume: (props) => <OwnResume joining={joining} {...props} />,
    resumeRule: t('ownForm.ruleResume', { what }),
    startWords: {
      already_started: { title: t('ownForm.startedTitle', { what }), help: t('ownForm.startedHelp') },
      other_attempt: { title: t('ownForm.otherTitle', { what }), help: t('ownForm.otherHelp') },
      correct: t('ownForm.correct'),
    },
  }
}
