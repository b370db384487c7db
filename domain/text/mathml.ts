const TAG = /<(\/?)([a-z]+)((?: [\w:-]+="[^"<>]*")*)>|([^<>]+)/y
const ATTRIBUTE = / ([\w:-]+)="([^"]*)"/g

const ELEMENTS = new Set(
  [
    'math mrow mi mn mo mtext ms mspace mstyle mpadded mphantom menclose mfrac msqrt mroot',
    'msub msup msubsup munder mover munderover mmultiscripts mprescripts none mtable mtr mtd',
  ].flatMap((names) => names.split(' ')),
)

const ATTRIBUTES = new Set(
  [
    'accent columnalign columnspan depth display displaystyle fence form height largeop linethickness lspace',
    'mathbackground mathcolor mathsize mathvariant maxsize minsize movablelimits notation rowspacing rspace scriptlevel',
    'separator stretchy symmetric voffset width',
  ].flatMap((names) => names.split(' ')),
)

/** Lengths, names and colours: nothing that calls for another file, and nothing that escapes. */
const VALUE = /^[\w#.%+ -]{0,80}$/
/** Ours alone, so that a formula can't take the look of a control. */
const CLASS = /^(?:(?:tml|wbk|chr|ff)-[a-z0-9-]+|mathcal|mathscr|menclose|upstrike|downstrike|sout|special-fraction)$/
const STYLE = /^(?:color|(?:border|padding)(?:-\w+)?|text-align|font-weight|math-depth)$/

/** How Temml sets what stands before a letter, as of an isotope; the style sheet keeps it within its formula. */
const PLACES = new Set(['position:relative;', 'position:absolute;right:0;bottom:0;'])

const safeStyle = (style: string): string =>
  PLACES.has(style)
    ? style
    : style
        .split(';')
        .filter((declaration) => {
          const [property = '', value = ''] = declaration.split(':')
          return STYLE.test(property.trim()) && VALUE.test(value) && declaration.split(':').length === 2
        })
        .join(';')

const safeAttribute = (name: string, value: string): string => {
  const safe =
    (name === 'class' &&
      value
        .split(' ')
        .filter((each) => CLASS.test(each))
        .join(' ')) ||
    (name === 'style' && safeStyle(value)) ||
    (ATTRIBUTES.has(name) && VALUE.test(value) && value)
  return safe ? ` ${name}="${safe}"` : ''
}

/**
 * One formula of MathML with nothing in it but what formulas are made of: attributes that are on no list are left out. Null
 * where any other element is in it, or where it is not one whole formula.
 */
export const safeMathml = (mathml: string): string | null => {
  const parts: string[] = []
  let depth = 0
  for (TAG.lastIndex = 0; TAG.lastIndex < mathml.length; ) {
    const [, slash = '', name, attributes = '', text] = TAG.exec(mathml) ?? []
    const isOutside = depth === 0 && (parts.length > 0 || name !== 'math' || slash !== '')
    if (isOutside || (text === undefined && (name === undefined || !ELEMENTS.has(name)))) return null
    if (text === undefined) depth += slash === '' ? 1 : -1
    const kept = [...attributes.matchAll(ATTRIBUTE)].map(([, key = '', value = '']) => safeAttribute(key, value))
    parts.push(text ?? `<${slash}${name}${kept.join('')}>`)
  }
  return depth === 0 && parts.length > 0 ? parts.join('') : null
}
