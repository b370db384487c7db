import { describe, expect, it } from 'vitest'
import { stayingIn } from './staying-options.ts'

const RIVERS = ['Ganga', 'Teesta', 'Damodar']
/** As one of four options. */
const last = (text: string) => stayingIn([...RIVERS, text])

describe('an option that speaks of the others stays in its place', () => {
  it.each([
    ['None of the above'],
    ['None of the above.'],
    ['none of these'],
    ['NONE OF THESE'],
    ['“None of these”'],
    ['**None of the above**'],
    ['None of them'],
    ['(d) None of these'],
    ['None of the mentioned'],
    ['None of the given options'],
    ['None of the above is correct'],
    ['None above'],
    ['All of the above'],
    ['All the above'],
    ['All of these!'],
    ['All options are correct'],
    ['All are correct'],
    ['Any of the above'],
    ['Both of these'],
    ['Both the above'],
    ['Neither of these'],
    ['More than one of the above'],
    ['Two of the above'],
    ['NOTA'],
    ['None of these / इनमें से कोई नहीं'],
    ['উপরের কোনোটিই নয় (None of these)'],
    ['উপরের কোনোটিই নয়'],
    ['উপরের কোনটিই নয়।'],
    ['কোনোটিই নয়'],
    ['এদের কোনোটিই নয়'],
    ['এগুলির কোনোটিই নয়'],
    ['এর কোনোটাই না'],
    ['উপরের সবকটি'],
    ['সবকটি'],
    ['সবক’টি'],
    ['উপরোক্ত সবগুলি'],
    ['উপরের সবগুলোই সঠিক'],
    ['উপরের সব'],
    ['উপরের দুটিই'],
    ['উপরের একটিও নয়'],
    ['উপরের একাধিক'],
    ['इनमें से कोई नहीं'],
    ['इनमे से कोई नही'],
    ['इनमें से कोई भी नहीं'],
    ['उपरोक्त सभी'],
    ['उपर्युक्त सभी।'],
    ['उपर्युक्त में से कोई नहीं'],
    ['ऊपर के सभी'],
    ['ये सभी'],
    ['इनमें से सभी'],
    ['उपरोक्त दोनों'],
    ['उपर्युक्त में से एक से अधिक'],
    ['सभी विकल्प सही हैं'],
  ])('%s', (text) => expect(last(text)).toEqual({ why: 'of_others', said: [3], places: [3] }))

  it('wherever it stands, and each of several', () => {
    expect(stayingIn(['None of these', ...RIVERS])?.places).toEqual([0])
    expect(stayingIn(['Ganga', 'Teesta', 'All of these', 'None of these'])?.places).toEqual([2, 3])
  })

  it('but where there are no others', () => {
    expect(stayingIn(['All of them', 'None of them', 'Both of them', 'Neither of them'])).toBeNull()
    expect(stayingIn(['None of these', ''])).toBeNull()
    expect(stayingIn([])).toBeNull()
  })
})

describe('all others are mixed', () => {
  it.each([
    ['Both India and China'],
    ['None'],
    ['All'],
    ['Both'],
    ['All of them were kings'],
    ['None of them survived'],
    ['None of the above ground water'],
    ['All right'],
    ['Some of them'],
    ['Those two'],
    ['Not true'],
    ['1 and 2'],
    ['(1, 2)'],
    ['(a, b)'],
    ['1, 2'],
    ['A'],
    ['(A)'],
    ['a/b'],
    ['A + B'],
    ['X and Y'],
    ['A and H'],
    ['Vitamin A and D'],
    ['Only India'],
    ['f(a) and f(b)'],
    ['$a$, $b$'],
    ['I and II only'],
    ['The other three rivers'],
    ['Neither here nor there'],
    ['সব'],
    ['সব নদী'],
    ['কলকাতা ও ঢাকা উভয়ই'],
    ['কোনো নদী নয়'],
    ['কেউ নয়'],
    ['ক'],
    ['सभी'],
    ['सभी नदियाँ'],
    ['भारत और चीन दोनों'],
    ['कोई नहीं'],
    ['दोनों'],
    ['क'],
    [''],
    [`None of the above, ${'or '.repeat(50)}`],
  ])('%s', (text) => expect(last(text)).toBeNull())
})
