import type { QuizDraft, Writes } from '../entries/stored-draft.ts'

const MOST_KNOWN = 30

/** What this tab has written or taken over of a draft, by which it is known whether another tab has written since. */
export const createOwnVersions = <Draft = QuizDraft>(readWrites: () => Writes, first: Draft) => {
  let seen = readWrites().names
  const newest = () => seen[0] ?? ''
  const versions = new Map([[newest(), first]])
  const stands = () => {
    const { names, isWhole } = readWrites()
    return { names, isWhole, isMine: (names[0] ?? '') === newest() }
  }
  return {
    isOutdated: (): boolean => {
      const { isMine, isWhole } = stands()
      return !isMine || !isWhole
    },
    /** Two tabs have written at once, and the other one has the last word: it sees that too, and writes all of it. */
    isOthersToMend: (): boolean => {
      const { isMine, isWhole } = stands()
      return !isMine && !isWhole
    },
    /** What both tabs had when they last had the same; `isNewest`: this one has written nothing since. */
    common: (): { draft: Draft; isNewest: boolean } => {
      const { names, isMine, isWhole } = stands()
      const before = isWhole ? names : isMine ? names.slice(1) : seen
      const name = before.find((each) => versions.has(each)) ?? newest()
      return { draft: versions.get(name) ?? first, isNewest: isWhole && name === newest() }
    },
    /** The writes of which this tab has all that they wrote, once it has what lies on the device. */
    known: (): readonly string[] => {
      const { names, isWhole } = stands()
      return isWhole ? names : seen
    },
    /** It lies on the device now. */
    has: (draft: Draft): void => {
      seen = readWrites().names
      versions.delete(newest())
      versions.set(newest(), draft)
      for (const name of [...versions.keys()].slice(0, -MOST_KNOWN)) versions.delete(name)
    },
  }
}

export type OwnVersions<Draft = QuizDraft> = ReturnType<typeof createOwnVersions<Draft>>
