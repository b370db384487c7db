import type { Kind } from '../../questions/rules.ts'
import { kindNamed } from '../lines/fields.ts'

/** `choice`: of options, one or several of which are right, as the answer says. `typed`: options are accepted answers. */
export type SheetType = { kind: Kind | null; isChoice: boolean }

const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[_-]/g, ' ')
    .replace(/\s*\/\s*/g, '/')
    .replace(/\s+/g, ' ')
    .trim()

/** Names of types, as programs for quizzes and teachers write them; where one is missing, `kindNamed` is asked. */
const TYPES: [RegExp, Kind | null][] = [
  [
    /^(?:multiple choice(?: questions?)?|mcqs?|mc|quiz|choice|objective|বহু ?নির্বাচনি|বহুনির্বাচনী|এমসিকিউ|बहुविकल्पीय|बहुविकल्पी|वस्तुनिष्ठ|(?:opción|selección|elección) múltiple|choix multiples?|qcm|mehrfachauswahl|auswahl|múltipla escolha|pilihan ganda)$/u,
    null,
  ],
  [
    /^(?:single (?:choice|select|answer|correct)|one (?:right|correct)|radio(?: buttons?)?|selección única|choix unique|einfachauswahl|escolha única|pilihan tunggal)$/u,
    'single_choice',
  ],
  [
    /^(?:check ?box(?:es)?|multi(?:ple)? ?select|multi(?:ple)? (?:answers?|responses?|correct)|msq|several (?:right|correct)|select all(?: that apply)?|casillas(?: de verificación)?|cases à cocher|kontrollkästchen|caixas? de seleção|kotak centang)$/u,
    'multiple_choice',
  ],
  [
    /^(?:true(?:\/| or | | and )?false|t\/?f|সত্য ?\/?মিথ্যা|সত্য মিথ্যা|सही\/गलत|सत्य\/असत्य|verdadero (?:o|y) falso|verdadero\/falso|vrai (?:ou|et) faux|vrai\/faux|(?:richtig|wahr)(?:\/| oder )falsch|verdadeiro (?:ou|e) falso|verdadeiro\/falso|benar(?:\/| atau )salah)$/u,
    'true_false',
  ],
  [
    /^(?:short(?: answers?| texts?)?|type (?:the )?answers?|typed? answer|text|identification|one word|সংক্ষিপ্ত(?: উত্তর)?|এক কথায়|लघु ?उत्तरीय?|respuesta corta|réponse courte|kurzantwort|resposta curta|isian(?: singkat)?|jawaban singkat)$/u,
    'short_answer',
  ],
  [
    /^(?:open ended(?: questions?)?|open|essays?|paragraphs?|long(?: answers?| texts?)?|descriptive|subjective|রচনামূলক|বর্ণনামূলক|दीर्घ ?उत्तरीय?|वर्णनात्मक|निबंध(?:ात्मक)?|(?:pregunta )?abierta|ensayo|(?:question )?ouverte|rédaction|offene frage|aufsatz|(?:questão )?aberta|dissertativa|redação|esai|essai|uraian)$/u,
    'open_ended',
  ],
  [
    /^(?:fill in (?:the )?blanks?|fill in|fill blanks?|fib|blanks?|cloze|শূন্যস্থান(?: পূরণ)?|रिक्त स्थान(?: भरें)?|completar(?: espacios)?|texte à trous|lückentext|preencher(?: lacunas)?|isi titik titik)$/u,
    'fill_in_blanks',
  ],
  [/^(?:polls?|votes?|survey|encuesta|sondage|umfrage|enquete|jajak pendapat)$/u, 'opinion'],
  [/^(?:numbers?|numeric(?:al)?|integers?|nat)$/u, 'numerical'],
  [/^(?:re ?order|ordering|puzzle|jumble|order|sequence)$/u, 'ordering'],
]

/** What a type's name means in a sheet; null where it means none. */
export const typeNamed = (name: string): SheetType | null => {
  const wanted = plain(name)
  const found = TYPES.find(([pattern]) => pattern.test(wanted))
  if (found) return { kind: found[1], isChoice: found[1] === null }
  const kind = kindNamed(name)
  return kind && { kind, isChoice: false }
}

const TRUE = /^(?:verdadero|verdad|vrai|wahr|richtig|verdadeiro|benar|betul)$/iu
const FALSE = /^(?:falso|faux|falsch|salah)$/iu

/** What spreadsheets make of true and false in other languages, in English. */
export const plainVerdict = (answer: string): string => {
  if (TRUE.test(answer)) return 'True'
  return FALSE.test(answer) ? 'False' : answer
}
