import { openResponses } from '../runs/device/response-journal.ts'
import { writerName } from '../runs/device/writer.ts'
import { sendKeptResponses } from '../runs/response/send-kept.ts'

// What pages of polls and surveys have left on this device, brought to the server by a page of another sort.
void sendKeptResponses({ journal: openResponses(''), device: writerName() })
