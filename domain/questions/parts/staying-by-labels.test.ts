import { describe, expect, it } from 'vitest'
import { stayingIn } from './staying-options.ts'

/** As one of four options. */
const last = (text: string) => stayingIn(['Ganga', 'Teesta', 'Damodar', text])

describe('where an option names others by their letters all stay', () => {
  it.each([
    ['Both A and B'],
    ['both a and b'],
    ['Both (A) and (B).'],
    ['A and C only'],
    ['Only A and C'],
    ['Only B'],
    ['A, B and C'],
    ['(a) and (b)'],
    ['a) and b)'],
    ['[A] or [B]'],
    ['A & B only'],
    ['“A” and “B”'],
    ['A and B'],
    ['Neither A nor B'],
    ['Either A or C'],
    ['All except B'],
    ['Options A and B'],
    ['A as well as B, both'],
    ['Both 1 and 2'],
    ['(1) and (2)'],
    ['1 and 3 only'],
    ['ক ও খ উভয়ই'],
    ['ক ও খ-উভয়ই'],
    ['(ক) এবং (খ)'],
    ['ক, খ ও গ'],
    ['শুধু ক ও গ'],
    ['কেবলমাত্র ক'],
    ['ক বা খ কোনোটিই নয়'],
    ['A ও B উভয়ই'],
    ['১ ও ২ উভয়ই'],
    ['ক ও খ দুটোই'],
    ['A और B दोनों'],
    ['(क) और (ख) दोनों'],
    ['क और ख दोनों'],
    ['अ और ब दोनों'],
    ['केवल क और ग'],
    ['(1) तथा (2)'],
    ['१ और २ दोनों'],
    ['न तो A न ही B'],
    ['A और B में से कोई नहीं'],
  ])('%s', (text) => expect(last(text)).toEqual({ why: 'by_labels', said: [3], places: [0, 1, 2, 3] }))

  it('be there an option beside that speaks of all others', () =>
    expect(stayingIn(['Ganga', 'Teesta', 'Both A and B', 'None of these'])).toEqual({
      why: 'by_labels',
      said: [2],
      places: [0, 1, 2, 3],
    }))

  it.each([
    ['1 only', '2 only', 'Both 1 and 2', 'Neither 1 nor 2'],
    ['A and B only', 'B and C only', 'A and C only', 'A, B and C'],
    ['কেবল ক', 'কেবল খ', 'ক ও খ উভয়ই', 'ক ও খ কোনোটিই নয়'],
  ])('but not where all of them name statements: %s, %s, %s, %s', (...options) => expect(stayingIn(options)).toBeNull())
})
