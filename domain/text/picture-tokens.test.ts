import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  hasUndescribedPicture,
  pictureTokensIn,
  withAlternative,
  withoutPicture,
  withPicture,
} from './picture-tokens.ts'
import { picturesIn } from './prose.ts'

const ID = 'abcdefghijklmnopqrstuv'

describe('a picture in a text', () => {
  it.each([
    ['', 0, `![](${ID})`],
    ['What is this?', 13, `What is this?\n![](${ID})`],
    ['Above\nbelow', 5, `Above\n![](${ID})\nbelow`],
    ['Above\nbelow', 6, `Above\n![](${ID})\nbelow`],
    ['So $x^2$ is', 6, `So $x^2$\n![](${ID})\n is`],
    ['It costs $5', 10, `It costs $\n![](${ID})\n5`],
  ])('put into %j at %i stands on a line of its own', (source, at, made) => {
    expect(withPicture(source, at, ID)).toBe(made)
  })

  it.each(['', 'only text', 'two\nlines', '\n', 'ends with a break\n'])('can be taken out of %j again', (source) => {
    const made = withPicture(source, source.length, ID)
    const [token] = pictureTokensIn(made)
    if (!token) throw new Error('no picture')
    expect(withoutPicture(made, token).trim()).toBe(source.trim())
  })

  it('in the middle of a line leaves the words around it', () => {
    const source = `see ![a](${ID}) here`
    const [token] = pictureTokensIn(source)
    expect(token && withoutPicture(source, token)).toBe('see  here')
  })

  it('says what was written of it, whatever that is, and is read so as prose', () => {
    fc.assert(
      fc.property(fc.string(), (alternative) => {
        const [token] = pictureTokensIn(withPicture('before', 6, ID))
        const made = token ? withAlternative(withPicture('before', 6, ID), token, alternative) : ''
        const [read] = pictureTokensIn(made)
        expect(read).toMatchObject({ id: ID, alternative: alternative.replace(/\s*[\r\n]\s*/g, ' ') })
        expect(picturesIn(made)).toEqual([
          { kind: 'picture', id: ID, alternative: alternative.replace(/\s*[\r\n]\s*/g, ' ').trim() },
        ])
      }),
    )
  })

  it.each([
    ['no picture ![', false],
    [`![](${ID})`, true],
    [`![  ](${ID})`, true],
    [`![a cell](${ID})`, false],
    [`![""](${ID})`, false],
    [`![a cell](${ID}) and ![](${ID})`, true],
  ])('%j lacks a description: %s', (source, lacks) => {
    expect(hasUndescribedPicture(source)).toBe(lacks)
  })
})
