import type { StillAllowed } from './folders.ts'

/** Folders that were like that before they were forbidden: whoever mends one takes it off, and none is added. */
export const stillAllowed: StillAllowed = {
  twoWay: [
    'web/accounts and web/app',
    'web/accounts and web/site',
    'web/analytics and web/exports',
    'web/app and web/question-editor',
    'web/app and web/surveys',
    'web/joining and web/submissions',
    'web/pictures and web/questions/parts',
    'web/question-editor and web/questionnaires',
    'web/question-editor and web/questions/fill-in-blanks',
    'web/question-editor and web/questions/parts',
    'web/question-editor and web/settings',
    'web/question-editor and web/versions',
    'web/questionnaires and web/versions',
    'web/questions/ordering and web/questions/parts',
  ],
  crowded: [
    'contract',
    'web/i18n',
    'web/question-editor',
    'web/question-editor/components',
    'web/questions/parts',
    'web/submissions',
    'web/submissions/components',
    'web/ui',
  ],
}
