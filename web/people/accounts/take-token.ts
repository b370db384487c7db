/** Read once: who looks at the screen, the history or a copied address later finds no way in there. */
export const takeToken = (): string => {
  const token = new URLSearchParams(location.hash.slice(1)).get('token') ?? ''
  history.replaceState(null, '', location.pathname)
  return token
}
