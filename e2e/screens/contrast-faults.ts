/**
 * The shapes that stand out too little from what they lie on, below 3 to 1: signs, the edges of what is written in, the
 * ring of the focus, and what is selected. A picture below has its scrim; what cannot be used need not stand out.
 */
export const CONTRAST_FAULTS = `(() => {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  const known = new Map()
  const read = (colour) => {
    if (!known.has(colour)) {
      canvas.clearRect(0, 0, 1, 1)
      canvas.fillStyle = colour
      canvas.fillRect(0, 0, 1, 1)
      const [red, green, blue, alpha] = canvas.getImageData(0, 0, 1, 1).data
      known.set(colour, [red, green, blue, alpha / 255])
    }
    return known.get(colour)
  }
  const over = ([red, green, blue, alpha], below) =>
    [red, green, blue].map((channel, at) => channel * alpha + below[at] * (1 - alpha)).concat(1)
  const luminance = (colour) => {
    const [red, green, blue] = colour.slice(0, 3).map((channel) => {
      const part = channel / 255
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const ratio = (one, other) => {
    const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b)
    return (light + 0.05) / (dark + 0.05)
  }
  const groundOf = (element) => {
    const layers = []
    for (let each = element; each; each = each.parentElement) {
      const layer = read(getComputedStyle(each).backgroundColor)
      layers.unshift(layer)
      if (layer[3] === 1) break
    }
    return layers.reduce((below, layer) => over(layer, below), [255, 255, 255, 1])
  }
  const isSeen = (element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && element.getBoundingClientRect().width > 1
  const isOff = (element) => element.closest(':disabled, [aria-disabled=true], [inert]') !== null
  const hex = (colour) => '#' + colour.slice(0, 3).map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')
  const nameOf = (element) => element.localName + '.' + [...element.classList].slice(0, 6).join('.') + ' "' + (element.ariaLabel ?? element.closest('button, a, label, li')?.textContent ?? '').trim().slice(0, 30) + '"'
  const faults = []
  const look = (what, element, top, ground, least) => {
    const found = ratio(over(read(top), ground), ground)
    if (found < least - 0.01) faults.push(what + ' of ' + nameOf(element) + ': ' + hex(over(read(top), ground)) + ' on ' + hex(ground) + ' ' + found.toFixed(2))
  }
  const dialog = document.querySelector('dialog:modal') ?? document.body
  for (const svg of dialog.querySelectorAll('svg[stroke=currentColor], svg[fill=currentColor]'))
    if (isSeen(svg) && !isOff(svg)) {
      const { color, fill } = getComputedStyle(svg)
      look('sign', svg, color, groundOf(svg), 3)
      // One that is filled means something else than one that is not.
      if (fill !== 'none') look('filled sign', svg, fill, groundOf(svg), 3)
    }
  for (const field of dialog.querySelectorAll('input, select, textarea'))
    if (isSeen(field) && !isOff(field)) {
      const { borderTopColor, borderTopWidth } = getComputedStyle(field)
      if (borderTopWidth !== '0px') look('edge', field, borderTopColor, groundOf(field.parentElement), 3)
    }
  for (const each of dialog.querySelectorAll('a[href], button, input, select, textarea, [tabindex]'))
    if (isSeen(each) && !isOff(each)) look('focus', each, getComputedStyle(each).getPropertyValue('--focus'), groundOf(each.parentElement), 3)
  for (const each of dialog.querySelectorAll('p, h1, h2, h3, textarea'))
    if (isSeen(each)) look('selection', each, getComputedStyle(each, '::selection').backgroundColor, groundOf(each), 3)
  return faults
})`
