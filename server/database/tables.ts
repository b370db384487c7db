import type { Generated } from 'kysely'
import type { AccountTables } from './account-tables.ts'
import type { DraftTables } from './draft-tables.ts'
import type { PrivacyTables } from './privacy-tables.ts'
import type { ReportTables } from './report-tables.ts'
import type { SurveyTables } from './survey-tables.ts'

/** Portable columns only: text, integer, text that holds JSON, and bytes. Instants are epoch milliseconds. */
export type Tables = AccountTables &
  DraftTables &
  PrivacyTables &
  ReportTables &
  SurveyTables & {
    questionnaire: {
      id: string
      owner_id: string
      /** `quiz`, `poll` or `survey`. */
      kind: string
      share_code: string
      status: string
      version_id: string
      /** Who may read the questions: `with_start` or `with_link`. */
      paper: string
      /** What opens and closes doors, as JSON. */
      settings: string
      /** 1 where its attempts are practice runs, as the settings say: no report asks for those. */
      practice: Generated<number>
      /** Owner and hashed key in one: a save that is sent again finds the quiz it made. */
      draft_key: string | null
      created_at: number
      updated_at: number
      /** Of its current version, to sort by: see `listKey`. */
      title_key: string
      subject_key: string
      /** What a search looks into. */
      search_text: string
      /** What it was before it was put away. */
      status_before: string | null
      /** When a quiz in the bin is erased; 0: it is to be, as soon as may be; null: it is not in the bin. */
      bin_until: number | null
    }
    /** Words of their teacher's own that quizzes are found by; `tag_key` is the folded one. */
    questionnaire_tag: { questionnaire_id: string; owner_id: string; tag_key: string; tag: string }
    version: {
      id: string
      questionnaire_id: string
      number: number
      title: string
      subject: string
      minutes: number
      marking: string
      sections: string
      /** The kinds of its questions, for whoever reads no more than the front. */
      kinds: string
      /** What shapes a paper, as JSON. */
      settings: string
      /** What it takes to show its texts: `prose`, `formulas`, and letters that are a font of their own. */
      needs: string
      question_count: number
      /** 1 where any question is marked otherwise than `marking` says. */
      marks_vary: number
      /** Its sections where they say anything of marks, as JSON; null: nothing. */
      told_sections: string | null
      published_at: number
      /** Which changed texts mean what they meant before, as JSON; null: nothing was said. */
      meanings: string | null
      /** Questionnaire and hashed key in one: a save that is sent again finds the version it made. */
      draft_key: string | null
    }
    /** Pictures, as they are served. */
    media: {
      id: string
      owner_id: string
      /** Of the file that was sent: the same one sent again is the same picture. */
      file_hash: string
      bytes: Uint8Array
      mime: string
      width: number
      height: number
      placeholder: string
      /** Of `bytes`. */
      size: number
      /** When it was sent the last time. */
      created_at: number
    }
    /** Of those that have a brand of their own, as JSON. */
    questionnaire_brand: { questionnaire_id: string; brand: string }
    /** Which questionnaires show a picture; what none shows is deleted after a while. */
    media_use: { media_id: string; questionnaire_id: string }
    submission: {
      id: string
      questionnaire_id: string
      version_id: string
      /** Questionnaire and what identifies a person in one: what makes a second attempt of one student the first one. */
      participant_key: string
      name: string
      /** Empty where the form asks for none, as the district is. */
      phone: string
      district: string
      /** All that was told in a form that is not the usual one. */
      fields: string
      search_text: string
      token_hash: string
      /** Rises each time the attempt is handed to another device; what the token above writes is of this turn. */
      turn: number
      /** Of the device that started it; null once it was handed to another. */
      device_key_hash: string | null
      resume_code: string
      marking: string
      started_at: number
      ends_at: number
      /** When each section, or question, ends that has a time of its own, as a JSON list, as the attempt meets them; null: all share one. */
      section_ends: string | null
      ended_at: number | null
      /** Milliseconds of the server's own time away that moved `ends_at`. */
      given_ms: number
      /** When what told whose it is was taken away; null: it says so. */
      anonymised_at: number | null
    }
    /** Tokens of devices that an attempt was taken from: they may still deliver what they have, and read nothing. */
    earlier_token: { token_hash: string; submission_id: string; turn: number }
    /** What one device gave to a poll or a survey. */
    response: {
      id: string
      questionnaire_id: string
      version_id: string
      /** Questionnaire and the device's hashed key in one: a device gives one response to it. */
      holder: string
      revision: number
      /** The random key of the change that made it what it is. */
      change: string
      /** By question, and what was said beside them, as JSON. */
      answers: string
      told: string
      started_at: number
      saved_at: number
      /** Null while it is not complete. */
      ended_at: number | null
      /** Whose it is, in a form that only the server can make; null where anybody may give several. */
      person: string | null
      /** That of the device in `response_mark`, until it is complete; null where it may be learnt who responded. */
      mark: string | null
    }
    /** What somebody gave who is told to nobody: nothing here, and no order of rows, says who or when. */
    anonymous_response: {
      /** Random, and not made of a time. */
      id: string
      questionnaire_id: string
      version_id: string
      /** Of the random key that its device forgets once it knows that it was taken. */
      change_hash: string
      answers: string
      /** The beginning of a day. */
      ended_on: number
      /** It is told together with all that have the same, or a lower one; null: it is told to nobody yet. */
      batch: number | null
    }
    /** That a device has begun, in a form that only the server can make of its key; written before anything is ended. */
    response_mark: { mark: string; questionnaire_id: string }
    /** `revision` rises with every write; `top_seq` is the highest count of a change in the sheet. */
    saved_answers: { submission_id: string; revision: number; top_seq: number; answers: string; saved_at: number }
    submission_result: {
      submission_id: string
      questionnaire_id: string
      code: string
      ended_by: string
      ended_at: number
      score: number
      out_of: number
      answers: string
    }
    /** What came too late to count: one row per attempt and writer. */
    late_answers: {
      submission_id: string
      /** The attempt's, so that a quiz's are found without looking at all its attempts. */
      questionnaire_id: string
      writer: string
      why: string
      answers: string
      first_at: number
      last_at: number
      /** When the device says that the last of it was given; null: it does not say. */
      given_at: number | null
    }
    /** What the teacher made of an attempt's late answers, and the result as it stood without them. */
    late_decision: {
      submission_id: string
      decision: string
      decided_at: number
      decided_by: string
      former_score: number
      former_answers: string
    }
    /** What a person made of an answer, and the answers for which somebody has to. */
    hand_mark: {
      submission_id: string
      question_id: string
      /** The attempt's, so that what waits in a quiz is found without looking at all its attempts. */
      questionnaire_id: string
      /** `waiting` for a person, `marked` by one; `beside`: its rule marks the answer, and a person may too. */
      queue: string
      /** Rises with every change of the mark; 0: there has been none. */
      revision: number
      /** Null, like all that follows, while there is no mark. */
      marks: number | null
      rubric: string | null
      comment: string | null
      /** Which change of the answer it was given for. */
      answer_by: string | null
      marked_by: string | null
      marked_at: number | null
      /** As JSON, marks of other answers in this place, which count again once those do; null: there are none. */
      former: string | null
    }
    /** What happened to an account and its quizzes; rows are only ever added. */
    activity: {
      id: string
      teacher_id: string
      at: number
      kind: string
      questionnaire_id: string | null
      submission_id: string | null
      /** As JSON. */
      details: string
      /** What of the details a search looks into. */
      search_text: string
    }
    /** What happened to an attempt beside its answers; rows are only ever added. */
    attempt_record: { id: string; submission_id: string; at: number; kind: string; details: string }
    /** `word` rises with everything that a teacher does to attempts at a quiz: open pages ask then how theirs stands. */
    invigilation: { questionnaire_id: string; word: number; at: number }
    /** Attempts that were reset or removed, whole, until they are brought back or forgotten. */
    taken_out: {
      submission_id: string
      questionnaire_id: string
      participant_key: string
      name: string
      phone: string
      /** Null like `out_of`: it had not ended. */
      score: number | null
      out_of: number | null
      /** `reset` or `removed`. */
      why: string
      reason: string
      at: number
      by: string
      /** All its rows, as JSON. */
      content: string
    }
    /** One row for each process: when it last showed that it can write. `started_at` orders them: the elder has the lower. */
    heartbeat: { name: string; at: number; uptime: number; boot_id: string | null; started_at: number }
    /** Times without a heartbeat, each given back once. */
    outage: { id: string; from_at: number; until_at: number; given_ms: number; recorded_at: number }
    /** One row: the name of this life of the database, which a restore ends. */
    database_epoch: { name: string; value: string }
    /** One row: the plans that the last process was started with, as JSON; without it there are none. */
    plans: { name: string; content: string }
    failed_attempt: { subject: string; failures: number; first_at: number }
    contact_message: {
      id: string
      name: string
      email: string
      subject: string
      message: string
      created_at: number
    }
    subscriber: {
      id: string
      email: string
      email_key: string
      confirm_token_hash: string
      unsubscribe_token_hash: string
      /** Of the token that older letters carried. */
      former_token_hash: string | null
      created_at: number
      confirm_sent_at: number
      /** Null: nobody has opened the link yet, and nothing else may be sent there. */
      confirmed_at: number | null
    }
    /** Hashes of the ids of attempts and quizzes that were erased: no receipt makes an attempt of them again. */
    erased: { id_hash: string }
    /** Mail on its way, sealed; a row is gone once its mail is. */
    outgoing_mail: {
      id: string
      recipient: string
      subject: string
      text: string
      reply_to: string | null
      headers: string | null
      created_at: number
      attempts: number
      /** When it is due; while a process is sending it, when another one may take over. */
      next_try_at: number
    }
  }
