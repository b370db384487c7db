/** Colours of sRGB as `#rrggbb`, in small letters and without transparency. Only this file makes one. */
export type Hex = string & { readonly __brand: 'Hex' }

/** Red, green and blue of sRGB as CSS counts them: 0 to 1, gamma-encoded. */
export type Rgb = readonly [red: number, green: number, blue: number]

const PAIRS_OF_DIGITS = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

const digitsOf = (channel: number) => PAIRS_OF_DIGITS[Math.round(Math.min(1, Math.max(0, channel)) * 255)]

/** Channels outside 0 to 1 are taken to the nearer end, and each to the nearest of 256 steps. */
export const hexOf = ([red, green, blue]: Rgb): Hex => `#${digitsOf(red)}${digitsOf(green)}${digitsOf(blue)}` as Hex

/** Each channel 0 to 1, in steps of 1/255. */
export const rgbOf = (hex: Hex): Rgb => {
  const all = Number.parseInt(hex.slice(1), 16)
  return [(all >> 16) / 255, ((all >> 8) & 255) / 255, (all & 255) / 255]
}

export const BLACK = hexOf([0, 0, 0])
export const WHITE = hexOf([1, 1, 1])
