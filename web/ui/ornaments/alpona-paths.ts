/** A line drawing: the strokes, finer strokes, and dots (strokes without length, drawn by their round caps). */
export type Drawing = { lines: string; fine: string; dots: string }

type Spot = { radius: number; angle: number }

const turn = Math.PI * 2

function short(value: number): string {
  return String(Math.round(value * 10) / 10)
}

/** Angles go clockwise from straight up. */
export function point({ radius, angle }: Spot): string {
  return `${short(radius * Math.sin(angle))} ${short(-radius * Math.cos(angle))}`
}

/** A ring of `count` things; an `offset` of 0.5 puts them between those of a ring without one. */
export function around(count: number, offset: number, draw: (angle: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(((index + offset) / count) * turn)).join('')
}

type Petal = { from: number; to: number; angle: number; spread: number }

/** Round at the heart, drawn to a point: the stroke of a finger dipped in rice paste. */
export function petal({ from, to, angle, spread }: Petal): string {
  const length = to - from
  const belly = (side: number) => point({ radius: from + length * 0.4, angle: angle + side * spread * 1.5 })
  const neck = (side: number) => point({ radius: from + length * 0.78, angle: angle + side * spread * 0.75 })
  const foot = point({ radius: from, angle })
  return `M${foot}C${belly(-1)} ${neck(-1)} ${point({ radius: to, angle })}C${neck(1)} ${belly(1)} ${foot}`
}

export function dot(spot: Spot): string {
  return `M${point(spot)}h0`
}

export function ring(radius: number): string {
  return `M0 ${-radius}a${radius} ${radius} 0 1 1-.1 0`
}

/** The edge of a lotus leaf: a ring of small arcs. */
export function scallops(count: number, radius: number): string {
  const bulge = short(((turn * radius) / count / 2) * 1.05)
  const arcs = around(count, 1, (angle) => `A${bulge} ${bulge} 0 0 1 ${point({ radius, angle })}`)
  return `M${point({ radius, angle: 0 })}${arcs}`
}

/** An ear of paddy: a stalk with leaves to both sides. */
function ear({ from, to, angle }: Omit<Petal, 'spread'>): string {
  const leaf = (radius: number, side: number) => {
    const foot = point({ radius, angle })
    const bend = point({ radius: radius + 2.5, angle: angle + side * 0.05 })
    return `M${foot}Q${bend} ${point({ radius: radius + 6, angle: angle + side * 0.045 })}`
  }
  const leaves = [from + 1, from + 5].map((radius) => leaf(radius, -1) + leaf(radius, 1)).join('')
  return `M${point({ radius: from, angle })}L${point({ radius: to, angle })}${leaves}`
}

/** A lotus seen from above, 200 wide, around the origin. */
export function medallion(petals: number): Drawing {
  const spread = turn / petals / 2
  return {
    lines:
      ring(8) +
      around(petals, 0, (angle) => petal({ from: 11, to: 37, angle, spread: spread * 0.94 })) +
      around(petals, 0.5, (angle) => petal({ from: 31, to: 71, angle, spread: spread * 0.94 })) +
      scallops(petals * 2, 77),
    fine:
      around(petals, 0.5, (angle) => petal({ from: 43, to: 61, angle, spread: spread * 0.42 })) +
      around(petals, 0, (angle) => ear({ from: 85, to: 97, angle })),
    dots:
      dot({ radius: 0, angle: 0 }) +
      around(petals, 0, (angle) => dot({ radius: 60, angle }) + dot({ radius: 68, angle })) +
      around(petals * 2, 0.5, (angle) => dot({ radius: 77, angle })) +
      around(petals, 0.5, (angle) => dot({ radius: 90, angle })),
  }
}

const bend = 14
const heart = 26

/** Half of a running creeper, away from the origin: a waving stem, a tendril curled into every bend, a leaf on its back. */
export function creeper(waves: number, side: 1 | -1): Drawing {
  const drawing = { lines: '', fine: '', dots: '' }
  for (let wave = 0; wave < waves; wave++) {
    const up = wave % 2 === 0 ? 1 : -1
    const arc = (size: number, direction: 1 | -1) => {
      const radius = short(bend * size)
      return `a${radius} ${radius} 0 0 ${side * up > 0 ? 1 : 0} ${short(side * direction * bend * size * 2)} 0`
    }
    const start = side * (heart + wave * bend * 2)
    const crest = start + side * bend
    const back = -up * bend
    drawing.lines += `M${short(start)} 0${arc(1, 1)}${arc(0.6, -1)}${arc(0.36, 1)}${arc(0.16, -1)}`
    drawing.fine += `M${short(crest)} ${back}q${-side * 9} ${-up} ${-side * 10} ${-up * 9}q${side * 10} ${-up} ${side * 10} ${up * 9}`
    drawing.dots += `M${short(crest + side * 8)} ${back * 1.32}h0M${short(crest)} ${-back * 0.9}h0`
  }
  return drawing
}

/** A lotus with a creeper to each side, around the origin: 56 high, its width is `dividerWidth(waves)`. */
export function divider(waves: number): Drawing {
  const spread = turn / 16
  const halves = [creeper(waves, 1), creeper(waves, -1)]
  return {
    lines:
      ring(4) +
      around(8, 0, (angle) => petal({ from: 6, to: 20, angle, spread })) +
      halves.map((half) => half.lines).join(''),
    fine: halves.map((half) => half.fine).join(''),
    dots: around(8, 0.5, (angle) => dot({ radius: 17, angle })) + halves.map((half) => half.dots).join(''),
  }
}

export function dividerWidth(waves: number): number {
  return 2 * (heart + waves * bend * 2 + 3)
}
