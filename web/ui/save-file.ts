/** Characters that no file system minds. */
const fileNameOf = (name: string): string =>
  name
    .replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()

type SavedFile = {
  file: Blob
  name: string
  /** Without a dot. */
  ending: string
}

/** Saves a file that the page has made on the reader's device. */
export const saveFile = ({ file, name, ending }: SavedFile): void => {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = `${fileNameOf(name)}.${ending}`
  link.click()
  // Some browsers begin to read it only after this turn.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
