/** Changes of published quizzes as devices kept them before the server had them, by whoever made them. */
export const formerEditsOf = (teacherId: string): string => `QBEdit.${teacherId}.`

/** All of them, of a teacher who leaves nothing behind. */
export const forgetFormerEdits = (storage: Storage, teacherId: string): void => {
  for (const key of Object.keys(storage)) if (key.startsWith(formerEditsOf(teacherId))) storage.removeItem(key)
}
