/** Whether this page stands in a frame of another site; never on the server. */
export const isEmbedded = (): boolean =>
  typeof document !== 'undefined' && document.documentElement.dataset.embedded !== undefined

/** Where an address of the quiz is for whoever stays here: a frame has one page, which says as well what codes lead nowhere. */
export const staying = (address: string): string =>
  isEmbedded() ? address.replace(/^\/(quiz)?(?=[/?])/, '/embed') : address

/** Goes there instead of the page that is shown. */
export const leaveFor = (address: string): void => location.replace(staying(address))

/** Whether an attempt can be opened again here: a frame has the key of its device for that. */
export const mayComeBack = (): boolean => isEmbedded() || navigator.cookieEnabled
