/** A link that is pressed and not fetched: the browser writes the file as it comes, however large, and tells of a failure itself. */
export const download = (address: string): void => {
  const link = document.createElement('a')
  link.href = address
  link.download = ''
  link.click()
}
