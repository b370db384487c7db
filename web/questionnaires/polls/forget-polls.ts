/** Polls that are being written, by whoever does. */
export const pollsOf = (teacherId: string): string => `PollDraft.${teacherId}.`

/** Nothing that a teacher was writing stays on a device that they leave. */
export const forgetPollsOf = (storage: Storage, teacherId: string): void => {
  for (const key of Object.keys(storage)) if (key.startsWith(pollsOf(teacherId))) storage.removeItem(key)
}
