import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import type { LinkCard } from '../../../contract/site/covers.ts'
import { root } from '../files.ts'
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
  const svgOf = (card: LinkCard) => linkPicture(card, painter.brand, painter.faces)
  const draw = (card: LinkCard) => painter.paint(svgOf(card))

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

  it('has no text that the font of whoever looks would draw', () => expect(svgOf(aCard())).not.toMatch(/<text/))
})
