import { EMBED_PATH } from './embedding.ts'

/** Where websites ask what a link is as a frame: see https://oembed.com. */
export const OEMBED_PATH = '/oembed'

/** In CSS pixels; where no script runs the frame stays as high, and scrolls inside. */
export const EMBED_HEIGHT = 640

/** Letters of a title in the snippet: as markup they may take six bytes each, and all of it has 2 KB. */
const MOST_OF_TITLE = 120

/** What a page in a frame tells the page around it: nothing of whoever answers, for any site may listen. */
export type FrameMessage = { quiznity: 'height'; height: number } | { quiznity: 'top' }

/** Whose frame: `origin` is the server's, as others reach it. */
export type Embedded = { origin: string; code: string; title: string }
type Size = { width: string; height: number }

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' }
const attribute = (text: string): string => text.replace(/[&"<>]/g, (sign) => ESCAPES[sign] ?? sign)

const shortened = (title: string): string => {
  const signs = [...title.toWellFormed().replace(/\s+/g, ' ').trim()]
  return signs.length > MOST_OF_TITLE ? `${signs.slice(0, MOST_OF_TITLE - 1).join('')}…` : signs.join('')
}

const srcOf = ({ origin, code }: Pick<Embedded, 'origin' | 'code'>): string =>
  `${origin}${EMBED_PATH}?code=${encodeURIComponent(code)}`

/** The frame alone, of one height. `clipboard-write`: a receipt and a resume code are copied from inside. */
export const embedFrame = (embedded: Embedded, size: Size = { width: '100%', height: EMBED_HEIGHT }): string =>
  [
    `<iframe src="${attribute(srcOf(embedded))}" title="${attribute(shortened(embedded.title))}"`,
    `width="${attribute(size.width)}" height="${size.height}"`,
    'loading="lazy" allow="clipboard-write" style="border:0;max-width:100%"></iframe>',
  ].join(' ')

/**
 * Runs in pages of others, once for each server however often it stands there, and looks for the frame that speaks among
 * all there are: snippets may be moved, copied, or come later. One line without `&` and `<`, which editors of pages write as
 * entities. Heights are rounded up: a third of a pixel too few would bring a scroll bar.
 */
const LISTENER = [
  '(function(o){',
  'var w=window,d=document,k="quiznity "+o;',
  'if(w[k])return;w[k]=1;',
  'w.addEventListener("message",function(e){',
  'var m=e.data;if(e.origin!==o||!m)return;',
  '[].forEach.call(d.getElementsByTagName("iframe"),function(f){',
  'if(f.contentWindow!==e.source)return;',
  'if(m.quiznity==="height"){var h=Math.ceil(m.height);if(h>0)f.style.height=h+"px"}',
  'if(m.quiznity==="top"){var t=f.getBoundingClientRect().top;if(0>t||t>=w.innerHeight)f.scrollIntoView()}',
  '})})})',
].join('')

/** In a script no text may close it. */
const asScriptText = (text: string): string => JSON.stringify(text).replaceAll('<', '\\u003c')

/** What a teacher pastes into a page: a frame that works by itself, and what makes it as high as what is in it. */
export const embedSnippet = (embedded: Embedded): string =>
  `${embedFrame(embedded)}\n<script>${LISTENER}(${asScriptText(embedded.origin)})</script>`
