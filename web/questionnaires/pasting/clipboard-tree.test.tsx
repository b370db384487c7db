import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { linesOfTree } from '#domain/formats/tree/lines-of-tree.ts'
import { type MoreInHtml, textOfClipboard, treeOfHtml } from './clipboard-tree.ts'

const lines = (html: string): string => linesOfTree(treeOfHtml(html))

const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style><!--
@font-face {font-family:SutonnyMJ; panose-1:0 0 0 0;}
p.MsoNormal, li.MsoNormal {margin:0in; font-family:"Calibri",sans-serif;}
p.Bangla {font-size:12pt; font-family:SutonnyMJ;}
--></style></head><body lang=EN-US><!--StartFragment-->
<p class=MsoListParagraphCxSpFirst style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><![endif]>Which
planet is <b>red</b>?<o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>a)<span>&nbsp; </span></span><![endif]>Mars</p>
<p class=MsoListParagraph style='mso-list:l0 level2 lfo1'>Venus</p>
<p class=MsoNormal>H<sub>2</sub>O<span style='mso-tab-count:1'>    </span>x<sup>2</sup></p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span>&nbsp;</span></span></span>One</p>
<!--EndFragment--></body></html>`

const DOCS = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><ol style="margin-top:0">
<li dir="ltr" style="list-style-type:decimal" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400">Which planet is red?</span></p></li>
<ol><li dir="ltr" style="list-style-type:lower-alpha" aria-level="2"><p dir="ltr"><span style="font-weight:400">Mars</span></p></li>
<li dir="ltr" style="list-style-type:lower-alpha" aria-level="2"><p dir="ltr"><span style="font-weight:700">Venus</span></p></li></ol>
<li dir="ltr" style="list-style-type:decimal" aria-level="1"><p dir="ltr"><span>Which is ours?</span></p></li></ol></b>`

const CHAT = `<h3>Quiz</h3><ol data-start="1"><li><p><strong>Which planet is red?</strong><br>A) Mars<br>B) Venus</p></li><li><p>If
<span class="katex"><span class="katex-mathml"><math><semantics><mrow><msup><mi>x</mi><mn>2</mn></msup></mrow><annotation encoding="application/x-tex">x^2</annotation></semantics></math></span><span class="katex-html" aria-hidden="true">x2</span></span>
is 9</p><ul><li>A) 3</li><li>B) 9</li></ul></li></ol><p><strong>Answer:</strong> A</p>`

describe('the HTML of a clipboard as lines', () => {
  it.each([
    ['paragraphs', '<p>One</p>\n<p>Two <i>of</i>\nthem</p>', 'One\nTwo of them'],
    ['breaks', '<div>One<br>Two</div>', 'One\nTwo'],
    ['a list', '<ol><li>One</li><li>Two</li></ol>', '1. One\n2. Two'],
    [
      'a list in a list',
      '<ol><li>Q<ol type="a"><li>x</li><li>y</li></ol></li><li>R</li></ol>',
      '1. Q\na. x\nb. y\n2. R',
    ],
    ['a list that goes on', '<ol><li>One</li></ol><p>and</p><ol start="2"><li>Two</li></ol>', '1. One\nand\n2. Two'],
    ['numbers that are said', '<ol><li value="7">Seven</li><li>Eight</li></ol>', '7. Seven\n8. Eight'],
    [
      'letters and Roman numbers',
      '<ol type="A"><li>x</li></ol><ol style="list-style-type:lower-roman"><li>y</li></ol>',
      'A. x\ni. y',
    ],
    ['bullets', '<ul><li>x</li><li style="list-style-type:none">y</li></ul>', '- x\ny'],
    ['an item of two paragraphs', '<ol><li><p>One</p><p>more</p></li><li><p>Two</p></li></ol>', '1. One\nmore\n2. Two'],
    [
      'a table',
      '<table><tr><th>Q</th><th>A</th></tr><tr><td><p>Which?</p><p>Say</p></td><td>x</td></tr></table>',
      'Q\tA\nWhich? Say\tx',
    ],
    ['a frame', '<table><tr><td><p>One</p><p>Two</p></td></tr></table>', 'One\nTwo'],
    ['words before and behind', 'One<ul><li>x</li></ul>two', 'One\n- x\ntwo'],
    ['kept lines', '<pre>a\n  b</pre>', 'a\n  b'],
    ['lines that are not kept in them', '<pre><p style="white-space: normal">a\n  b</p></pre>', 'a b'],
    ['nothing that is hidden', '<style>p{}</style><p>a<span style="display:none">b</span></p><script>c</script>', 'a'],
    ['a font by its face', '<font face="SutonnyMJ">evsjv</font> <b>v</b>', 'বাংলা **v**'],
    ['a font by a style', `<p style="font-family:'SutonnyMJ',serif">evsjv‡<span>\`k</span></p>`, 'বাংলাদেশ'],
    [
      'another font in it',
      '<p style="font-family:SutonnyMJ">evsjv <span style="font-family:Arial">x</span></p>',
      'বাংলা x',
    ],
    [
      'two old fonts beside Unicode',
      '<p><font face="DevLys 010">fganh</font> <font face="SutonnyMJ">evsjv</font> <font face="Arial">fganh</font></p>',
      'हिंदी বাংলা fganh',
    ],
    ['a font of Unicode', '<font face="SutonnyOMJ">বাংলা</font>', 'বাংলা'],
    ['small signs', '<p>10<sup>-3</sup> <span style="vertical-align:sub">2</span></p>', '10⁻³ ₂'],
    ['an item of no list', '<li>x</li>', '- x'],
    ['levels that cannot be', '<ol><li aria-level="0">x</li><li aria-level="4294967297">y</li></ol>', '1. x\n1. y'],
    ['nothing', '', ''],
  ])('has %s', (_, html, text) => expect(lines(html)).toBe(text))

  it('has the lists of Word', () =>
    expect(lines(WORD)).toBe('1. Which planet is **red**?\na) Mars\nb. Venus\nH₂O\tx²\n- One'))

  it('has a font that the style sheet of Word says', () =>
    expect(lines(WORD.replace('<p class=MsoNormal>', '<p class=Bangla>evsjv</p><p class=MsoNormal>'))).toContain(
      '\nবাংলা\nH₂O',
    ))

  it('has the lists of Google Docs', () =>
    expect(lines(DOCS)).toBe('1. Which planet is red?\na. Mars\nb. **Venus**\n2. Which is ours?'))

  it('has the answers of a chat program, and their formulas', () =>
    expect(lines(CHAT)).toBe(
      'Quiz\n1. **Which planet is red?**\nA) Mars\nB) Venus\n2. If $x^2$ is 9\n- A) 3\n- B) 9\n**Answer:** A',
    ))
})

describe('the text of a clipboard', () => {
  const NUMBERED = '<ol><li>One is it?</li><li>Two is it?</li></ol>'

  it.each<[string, string, string, string, MoreInHtml[], string?]>([
    ['numbers are missing', NUMBERED, 'One is it?\nTwo is it?', '1. One is it?\n2. Two is it?', ['numbers']],
    ['a font is not Unicode', '<font face="SutonnyMJ">evsjv</font>', 'evsjv', 'বাংলা', ['font'], 'SutonnyMJ'],
    [
      'formulas are in pieces',
      CHAT.slice(CHAT.indexOf('<li><p>If'), CHAT.indexOf('<ul>')),
      'If\nx2x^2x2\nis 9',
      '- If $x^2$ is 9',
      ['formulas'],
    ],
  ])('is that of the HTML where %s', (_, html, plain, text, why, font) =>
    expect(textOfClipboard(html, plain)).toEqual({ text, why, ...(font && { font }) }),
  )

  it.each([
    ['it says the numbers', NUMBERED, '1. One is it?\n2. Two is it?'],
    ['it says them in its own way', NUMBERED, ' 1.\tOne is it?\r\n 2.\tTwo is it?'],
    ['there are no lists', '<p>One <b>two</b></p>', 'One two'],
    ['there are bullets alone', '<ul><li>One</li></ul>', 'One'],
    ['the HTML has less', NUMBERED, 'One is it?\nTwo is it?\nThree'],
    ['there is no HTML', '', '1. One'],
  ])('is the plain one where %s', (_, html, plain) =>
    expect(textOfClipboard(html, plain)).toEqual({ text: plain, why: [] }),
  )
})

const WORDS = fc.integer({ min: 1, max: 99 }).map((number) => `w${number}`)
const INLINE = fc.oneof(
  WORDS,
  WORDS.map((word) => `<b>${word}</b>`),
  WORDS.map((word) => `<span style="mso-list:Ignore">${word}</span>`),
  fc.constantFrom('<br>', ' ', '\n', '<![if !supportLists]>'),
)
const BLOCKS = fc.letrec<{ block: string }>((tie) => ({
  block: fc.oneof(
    { depthSize: 'small' },
    fc.array(INLINE, { maxLength: 4 }).map((parts) => parts.join(' ')),
    fc
      .tuple(
        fc.constantFrom('p', 'div', 'ol', 'ul', 'li', 'table', 'pre', 'h2'),
        fc.array(tie('block'), { maxLength: 3 }),
      )
      .map(([name, inner]) => `<${name}>${inner.join('')}</${name}>`),
    fc
      .array(tie('block'), { maxLength: 3 })
      .map((cells) => `<table><tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr></table>`),
  ),
})).block

describe('any HTML', () => {
  it('has each of its words once, in their order', () =>
    fc.assert(
      fc.property(BLOCKS, (html) => {
        const words = (text: string) => text.match(/w\d+/g) ?? []
        const shown = new DOMParser().parseFromString(html, 'text/html').body.textContent ?? ''
        expect(words(lines(html)).toSorted()).toEqual(words(shown).toSorted())
      }),
      { numRuns: 300 },
    ))

  it('is read in proportion to its length', () => {
    const html = `<ol>${'<li>Which?<ol type="a"><li>x</li><li>y</li></ol></li>'.repeat(300)}</ol>`
    const before = performance.now()
    expect(lines(html).split('\n').length).toBe(900)
    expect(performance.now() - before).toBeLessThan(2_000)
  })
})
