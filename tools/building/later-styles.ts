import type { Plugin } from 'vite'

/** Vite's own name of what it wraps around an `import()` that styles come with. */
const HELPER = /\bvite\/preload-helper\.js$/

/** Loads the styles beside the script but those that the page came with, whose fonts would be asked for anew, and fails where either does not come: whoever asks again gets them again. */
const loader = `
const loading = {}
const load = (href) => new Promise((resolve, reject) => {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = '/' + href
  link.onload = resolve
  link.onerror = () => {
    link.remove()
    delete loading[href]
    reject(Error(href))
  }
  document.head.append(link)
})
export const __vitePreload = (script, styles = []) =>
  Promise.all([script(), ...styles.map((href) => (loading[href] ??= document.querySelector('link[href="/' + href + '"]') || load(href)))]).then(([module]) => module)
`

/** In the place of Vite's helper, most of which is for scripts that are preloaded, and of no use to a page that preloads none. */
export const laterStyles: Plugin = {
  name: 'quiznity-later-styles',
  apply: 'build',
  enforce: 'pre',
  load: { filter: { id: HELPER }, handler: () => loader },
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).flatMap((part) => (part.type === 'chunk' ? part.code : []))
    if (chunks.some((code) => code.includes('vite:preloadError')))
      throw new Error('Vite has brought a helper of its own: see how it names it.')
  },
}
