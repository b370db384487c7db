const RAISED: Record<string, string> = {
  ...{ '0': '⁰', '1': '¹', '2': '²', '3': '³', '4': '⁴', '5': '⁵', '6': '⁶', '7': '⁷', '8': '⁸', '9': '⁹' },
  ...{ '+': '⁺', '-': '⁻', '−': '⁻' },
}

/** A unit as it is read: the powers of “m/s^2” and “kg m^-3” in raised signs. */
export const unitText = (unit: string): string =>
  unit.replace(/\^([+−-]?\d+)/g, (_, power: string) => Array.from(power, (sign) => RAISED[sign]).join(''))
