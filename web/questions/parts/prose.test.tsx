import { screen } from '@testing-library/dom'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Written } from '#domain/text/text-format.ts'
import { show } from '../../testing/show.tsx'
import { Choice } from './choice.tsx'
import { loadProse, Prose, TextsOf, usePlainText } from './prose.tsx'

const FORMULAS = { 'x^2': '<math><msup><mi>x</mi><mn>2</mn></msup></math>', $y: '<math display="block"></math>' }
const PROSE: Written = { format: 'prose', formulas: FORMULAS }

const shown = (source: string, written: Written = PROSE) => {
  show(
    <div data-testid="text">
      <TextsOf value={written}>
        <Prose source={source} />
      </TextsOf>
    </div>,
  )
  return screen.getByTestId('text')
}

function Plain({ source }: { source: string }) {
  return <p>{usePlainText()(source)}</p>
}

describe('a text of a question', () => {
  beforeAll(() => loadProse(['prose']))

  it('that is plain is shown as it is written', () => {
    const text = shown('**a** $x^2$', {})
    expect(text.innerHTML).toBe('**a** $x^2$')
  })

  it('that is prose has its marks, its lists and its code', () => {
    const text = shown('A **b** *c* `d`\n\n1. e\n2. f')
    expect(text.querySelector('strong')?.textContent).toBe('b')
    expect(text.querySelector('em')?.textContent).toBe('c')
    expect(text.querySelector('code')?.textContent).toBe('d')
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['1.e', '2.f'])
  })

  it('has its formulas as MathML, those without as they are written', () => {
    Object.assign(globalThis, { MathMLElement: class {} })
    const text = shown('a $x^2$ b $z$ c $constructor$ $$y$$')
    Reflect.deleteProperty(globalThis, 'MathMLElement')
    expect(text.querySelectorAll('math').length).toBe(2)
    expect(text.querySelector('msup')?.textContent).toBe('x2')
    expect(text.textContent).toContain('b $z$ c $constructor$')
  })

  it('has them as they are written where the browser knows no MathML', () => {
    Reflect.deleteProperty(globalThis, 'MathMLElement')
    expect(shown('a $x^2$ $$y$$').textContent).toBe('a $x^2$ $$y$$')
  })

  it('brings no element from outside', () => {
    const text = shown('<img src=x onerror=alert(1)> $<script>$ [a](javascript:b)')
    expect(text.querySelectorAll('img, script, a').length).toBe(0)
  })

  it('has nothing but running text within a label', () => {
    show(
      <TextsOf value={PROSE}>
        <Choice
          type="radio"
          name="q"
          sign="A"
          text={'**a**\n\n- b\n\n```\nc\n```'}
          isChosen={false}
          isReadOnly={false}
          onChoose={() => undefined}
        />
      </TextsOf>,
    )
    expect(document.querySelectorAll('label :is(p, ul, ol, li, pre, div)').length).toBe(0)
    expect(screen.getByRole('list').textContent).toContain('b')
  })

  it('is in one line of words where nothing else can be shown', () => {
    show(
      <TextsOf value={PROSE}>
        <Plain source={'**a**\n\n$x^2$'} />
      </TextsOf>,
    )
    expect(screen.getByText('a x^2')).toBeTruthy()
  })
})
