/** Why a page can't ask for a passkey; null where it can. */
export const lacksForPasskeys = (): 'https' | 'browser' | null => {
  if (!window.isSecureContext) return 'https'
  return typeof window.PublicKeyCredential === 'function' ? null : 'browser'
}
