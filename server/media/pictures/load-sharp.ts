/** What reads the five kinds of files that are taken; an SVG or a PDF is not even tried. */
const READERS = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((kind) => `VipsForeignLoad${kind}`)

const load = async () => {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: READERS })
  return sharp
}
let loading: ReturnType<typeof load> | null = null

/** Loaded with the first picture: most servers run for weeks without one, and it takes 20 MB. */
export const loadSharp = (): ReturnType<typeof load> => {
  loading ??= load()
  return loading
}
