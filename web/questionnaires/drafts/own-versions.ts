const MOST_KNOWN = 30

/**
 * What this tab has written or taken over of a draft, by which it is known whether another tab has written since.
 * `readWrites`: the names of the writes that made what lies on the device, the last one first.
 */
export const createOwnVersions = <Draft>(readWrites: () => readonly string[], first: Draft) => {
  let seen = readWrites()
  const newest = () => seen[0] ?? ''
  const versions = new Map([[newest(), first]])
  return {
    isOutdated: (): boolean => (readWrites()[0] ?? '') !== newest(),
    /** What both tabs had when they last had the same; `isNewest`: this one has written nothing since. */
    common: (): { draft: Draft; isNewest: boolean } => {
      const name = readWrites().find((each) => versions.has(each)) ?? newest()
      return { draft: versions.get(name) ?? first, isNewest: name === newest() }
    },
    /** It lies on the device now. */
    has: (draft: Draft): void => {
      seen = readWrites()
      versions.delete(newest())
      versions.set(newest(), draft)
      for (const name of [...versions.keys()].slice(0, -MOST_KNOWN)) versions.delete(name)
    },
  }
}

export type OwnVersions<Draft> = ReturnType<typeof createOwnVersions<Draft>>
