import { t as editing } from '../../i18n/teachers/editing.ts'
import { t } from '../../i18n/teachers/editor.ts'
import { t as quizText } from '../../i18n/teachers/quiz-text.ts'
import type { FieldAction } from '../../questions/editing/field-keys.ts'
import type { Shortcut } from '../shortcuts/shortcuts.ts'

/** What each does, in the order in which they are told: complete by type. */
export const NAMES: Record<Shortcut, () => string> = {
  addQuestion: () => t('editor.keyAddQuestion'),
  addToPassage: () => editing('editing.keyAddToPassage'),
  addKind: () => editing('editing.keyAddKind'),
  addPassage: () => t('editor.addPassage'),
  addText: () => t('editor.addText'),
  addSection: () => t('editor.addSection'),
  paste: () => t('editor.pasteQuestions'),
  kind: () => editing('editing.keyKind'),
  duplicate: () => editing('editing.keyDuplicate'),
  remove: () => editing('editing.keyRemove'),
  moveUp: () => editing('editing.keyMoveUp'),
  moveDown: () => editing('editing.keyMoveDown'),
  previous: () => editing('editing.keyPrevious'),
  next: () => editing('editing.keyNext'),
  choose: () => editing('editing.chooseSeveral'),
  undo: () => t('editor.keyUndo'),
  redo: () => t('editor.keyRedo'),
  find: () => editing('editing.find'),
  download: () => quizText('downloading.open'),
  view: () => editing('editing.keyView'),
  phone: () => editing('editing.keyPhone'),
  details: () => editing('editing.keyDetails'),
  settings: () => editing('editing.keySettings'),
  preview: () => editing('editing.keyPreview'),
  finish: () => editing('editing.keyFinish'),
  startOver: () => editing('editing.keyStartOver'),
  shortcuts: () => t('editor.shortcuts'),
}

/** Of the buttons near a field: complete by type. */
export const FIELD_NAMES: Record<FieldAction, () => string> = {
  picture: () => t('editor.pictureAdd'),
  retryPicture: () => editing('editing.keyRetryPicture'),
  fix: () => editing('editing.keyFix'),
  remove: () => editing('editing.keyRemovePart'),
  add: () => editing('editing.keyAddPart'),
  textBlank: () => editing('editing.keyTextBlank'),
  numberBlank: () => editing('editing.keyNumberBlank'),
  choiceBlank: () => editing('editing.keyChoiceBlank'),
}
