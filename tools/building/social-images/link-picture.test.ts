import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import type { LinkCard, PaintableLogo } from '../../../contract/site/link-card.ts'
import { root } from '../files.ts'
import { logoPlace, USUAL_COLOURS } from './card-parts.ts'
import { linkPicture } from './link-picture.ts'
import { loadPainter } from './painter.ts'

const MOST_BYTES = 300 * 1024

const aCard = (changes: Partial<LinkCard> = {}): LinkCard => ({
  ...{ kind: 'Quiz', title: 'Motion', subject: 'Physics', host: 'by Mitra', facts: ['20 questions', '45 minutes'] },
  ...changes,
})

describe('the picture of a link', () => {
  let painter: Awaited<ReturnType<typeof loadPainter>>
  beforeAll(async () => {
    painter = await loadPainter(join(root, 'web', 'public'))
  })
  const svgOf = (card: LinkCard, logo: PaintableLogo | null = null) =>
    linkPicture({ card, logo }, painter.brand, painter.faces)
  const draw = (card: LinkCard, logo: PaintableLogo | null = null) =>
    painter.paint(svgOf(card, logo), logo && logoPlace(logo))

  const isFitFor = (changes: Partial<LinkCard>) => {
    const png = draw(aCard(changes))
    expect([png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(['PNG', 1200, 630])
    expect(png.length).toBeLessThan(MOST_BYTES)
  }

  it('is a PNG of 1200 x 630 and less than 300 KB, where all is as long as can be', () =>
    isFitFor({ title: 'W '.repeat(150), subject: 'W '.repeat(50), host: 'W '.repeat(50) }))

  it.each([
    ['one word', { title: 'Optics' }],
    ['300 letters', { title: 'Everything about timed quizzes for a class '.repeat(7).slice(0, 300) }],
    ['one word of 300 letters', { title: 'A'.repeat(300) }],
    ['Bengali of 300 letters', { title: 'মাধ্যমিক ভৌতবিজ্ঞান মডেল টেস্ট '.repeat(10).slice(0, 300) }],
    ['a word of conjuncts', { title: 'ক্ষ্ম্যক্তি'.repeat(27) }],
    ['nothing but a kind', { title: '🎉', subject: '', host: '', facts: [] }],
    ['markup', { title: '</svg><b>5 < 7 & "so on"', host: 'by <script>' }],
  ])('is so for %s', { tags: ['long'] }, (_case, changes) => isFitFor(changes))

  it.each([
    ['a short title', 'Optics'],
    ['one of four lines', 'Everything about timed quizzes for a class '.repeat(7)],
    ['one in Bengali of four lines', 'মাধ্যমিক ভৌতবিজ্ঞান মডেল টেস্ট '.repeat(10)],
  ])('keeps %s between the logo and the edge', (_case, title) => {
    const drawn = svgOf(aCard({ title })).split('</g>').slice(-4).join('')
    const baselines = [...drawn.matchAll(/translate\(\S+ ([\d.]+)\)/g)].map(([, y]) => Number(y))
    expect(Math.min(...baselines)).toBeGreaterThan(175)
    expect(Math.max(...baselines)).toBeLessThan(580)
  })

  it.each([
    ['title', { title: 'Motion and rest' }],
    ['subject', { subject: 'Mechanics' }],
    ['host', { host: 'by Sen' }],
    ['kind', { kind: 'Exam' }],
    ['facts', { facts: ['21 questions'] }],
  ])('shows its %s', (_case, changes) => expect(svgOf(aCard(changes))).not.toBe(svgOf(aCard())))

  it('has its kind in place of a title that Anek cannot write', () => {
    const unwritten = aCard({ title: 'தமிழ் வினாடி வினா' })
    expect(svgOf(unwritten)).toBe(svgOf(aCard({ title: 'Quiz', kind: '' })))
  })

  describe('of a brand', () => {
    const colours = { floor: '#101000', line: '#f5f4e9', soft: '#d5d4a0', accent: '#ffff00' }

    it('is drawn in its colours alone', () => {
      const svg = svgOf(aCard({ look: { colours } }))
      for (const hex of Object.values(colours)) expect(svg).toContain(hex)
      const [mark = ''] = /<svg x=.*?<\/svg>/s.exec(svg) ?? []
      expect(mark).not.toContain(USUAL_COLOURS.floor)
      for (const hex of Object.values(USUAL_COLOURS)) expect(svg.replace(mark, '')).not.toContain(hex)
    })

    it('has its floor in the corners, and its logo on white in the place of the mark', async () => {
      const png = await sharp({ create: { width: 200, height: 80, channels: 3, background: '#c01020' } })
        .png()
        .toBuffer()
      const drawn = sharp(draw(aCard({ look: { colours } }), { png, width: 200, height: 80 }))
      const { data, info } = await drawn.removeAlpha().raw().toBuffer({ resolveWithObject: true })
      const at = (x: number, y: number) => `#${data.subarray((y * info.width + x) * 3).toString('hex', 0, 3)}`
      expect([at(0, 0), at(1199, 0), at(0, 629), at(60, 108)]).toEqual(Array(4).fill('#101000'))
      expect([at(77, 108), at(287, 108), at(180, 63)]).toEqual(Array(3).fill('#ffffff'))
      expect([at(83, 69), at(281, 147), at(180, 108)]).toEqual(Array(3).fill('#c01020'))
    })

    it('keeps a logo that is a photo, nearly as it is, in less than 300 KB', async () => {
      const [width, height] = [420, 84]
      const pixels = Uint8Array.from({ length: width * height * 3 }, (_, at) => 128 + 120 * Math.sin(at ** 1.5))
      const photo = sharp(pixels, { raw: { width, height, channels: 3 } })
      const logo = { png: await photo.png().toBuffer(), width, height }
      const drawn = draw(aCard({ title: 'W '.repeat(150), look: { colours } }), logo)
      expect(drawn.length).toBeLessThan(MOST_BYTES)
      const { x: left, y: top } = logoPlace(logo)
      const shown = await sharp(drawn).extract({ left, top, width, height }).removeAlpha().raw().toBuffer()
      const errors = shown.map((channel, at) => Math.abs(channel - (pixels[at] ?? 0)))
      expect(errors.reduce((sum, error) => sum + error) / errors.length).toBeLessThan(25)
      const corner = await sharp(drawn)
        .extract({ left: 74, top: 100, width: 1, height: 1 })
        .removeAlpha()
        .raw()
        .toBuffer()
      expect(corner.toString('hex')).toBe('ffffff')
    })
  })

  it('has no text that the font of whoever looks would draw', () => expect(svgOf(aCard())).not.toMatch(/<text/))
})
