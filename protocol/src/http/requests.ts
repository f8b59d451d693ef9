import type * as v from 'valibot';
import {
  accountDataResponse,
  accountSummary,
  addPasskeyRequest,
  challengeResponse,
  doneResponse,
  emptyRequest,
  keepDataRequest,
  keepDataResponse,
  removePasskeyRequest,
  renamePasskeyRequest,
  signInRequest,
  signOutRequest,
} from './account.ts';
import { closeTableRequest } from './close-table.ts';
import { createTableRequest, createTableResponse } from './create-table.ts';
import {
  createGroupRequest,
  dailyCalendar,
  dailyDay,
  dailyGroup,
  dailyResultRequest,
  dailyStanding,
  dailyStandingRequest,
  joinGroupRequest,
  readGroupRequest,
} from '../daily/messages.ts';
import { handOverRequest } from './hand-over.ts';
import { helpOutRequest } from './help-out.ts';
import { listTableRequest, lobby } from './lobby.ts';
import { moveSeatRequest, moveSeatResponse } from './move-seat.ts';
import {
  confirmedNotice,
  endNoticeRequest,
  endedNotice,
  noticeRequest,
  noticeState,
  noticeStateRequest,
  noticeWays,
} from './notices.ts';
import {
  giveToProgramRequest,
  giveToProgramResponse,
  takeFromProgramRequest,
} from './program-seat.ts';
import {
  closePadRequest,
  createPadRequest,
  joinPadRequest,
  joinPadResponse,
  leavePadRequest,
  removePadPlayerRequest,
  revealPadRequest,
  sharedPad,
  writePadTableRequest,
  writeSheetRequest,
} from '../pads/messages.ts';
import { readyRequest } from './ready.ts';
import { claimSeatRequest, claimSeatResponse, rematchRequest, rematchResponse } from './rematch.ts';
import { replaceSeatRequest } from './replace-seat.ts';
import { setTalkRequest } from './set-talk.ts';
import { standInRequest } from './stand-in.ts';
import { startTableRequest } from './start-table.ts';
import { tableSummary } from './table-summary.ts';
import { takeHostRequest } from './take-host.ts';
import { takeSeatRequest, takeSeatResponse } from './take-seat.ts';
import { watchingRequest } from './watching.ts';

/** The schemas of a request and of its successful response. */
interface RequestSpec {
  readonly body?: v.GenericSchema;
  readonly answer: v.GenericSchema;
  /** The status of the response; 200 if absent. */
  readonly status?: 201;
}

/** Every JSON request, by method and path, in the order in which a table needs them. */
export const REQUESTS: Readonly<Record<string, RequestSpec>> = {
  'POST /api/tables': { body: createTableRequest, answer: createTableResponse, status: 201 },
  'GET /api/tables/CODE': { answer: tableSummary },
  'POST /api/tables/CODE/seats': { body: takeSeatRequest, answer: takeSeatResponse, status: 201 },
  'POST /api/tables/CODE/seats/ready': { body: readyRequest, answer: tableSummary },
  'POST /api/tables/CODE/start': { body: startTableRequest, answer: tableSummary },
  'POST /api/tables/CODE/lobby': { body: listTableRequest, answer: tableSummary },
  'GET /api/lobby': { answer: lobby },
  'POST /api/tables/CODE/seats/move': { body: moveSeatRequest, answer: moveSeatResponse },
  'POST /api/tables/CODE/seats/stand-in': { body: standInRequest, answer: tableSummary },
  'POST /api/tables/CODE/seats/help': { body: helpOutRequest, answer: tableSummary },
  'POST /api/tables/CODE/seats/replace': { body: replaceSeatRequest, answer: tableSummary },
  'POST /api/tables/CODE/seats/program': {
    body: giveToProgramRequest,
    answer: giveToProgramResponse,
    status: 201,
  },
  'POST /api/tables/CODE/seats/program/end': { body: takeFromProgramRequest, answer: tableSummary },
  'POST /api/tables/CODE/watching': { body: watchingRequest, answer: tableSummary },
  'POST /api/tables/CODE/talk': { body: setTalkRequest, answer: tableSummary },
  'POST /api/tables/CODE/host': { body: handOverRequest, answer: tableSummary },
  'POST /api/tables/CODE/host/take': { body: takeHostRequest, answer: tableSummary },
  'POST /api/tables/CODE/close': { body: closeTableRequest, answer: tableSummary },
  'POST /api/tables/CODE/rematch': { body: rematchRequest, answer: rematchResponse },
  'POST /api/tables/CODE/seats/claim': { body: claimSeatRequest, answer: claimSeatResponse },
  'GET /api/notices': { answer: noticeWays },
  'POST /api/tables/CODE/notices': { body: noticeRequest, answer: noticeState },
  'POST /api/tables/CODE/notices/end': { body: endNoticeRequest, answer: noticeState },
  'POST /api/tables/CODE/notices/state': { body: noticeStateRequest, answer: noticeState },
  'POST /api/notices/confirm/TOKEN': { answer: confirmedNotice },
  'POST /api/notices/end/TOKEN': { answer: endedNotice },
  'POST /api/account/challenge': { body: emptyRequest, answer: challengeResponse },
  'POST /api/account': { body: addPasskeyRequest, answer: accountSummary, status: 201 },
  'POST /api/account/sign-in': { body: signInRequest, answer: accountSummary },
  'POST /api/account/sign-out': { body: signOutRequest, answer: doneResponse },
  'GET /api/account': { answer: accountSummary },
  'GET /api/account/data': { answer: accountDataResponse },
  'POST /api/account/data': { body: keepDataRequest, answer: keepDataResponse },
  'POST /api/account/passkeys': { body: addPasskeyRequest, answer: accountSummary, status: 201 },
  'POST /api/account/passkeys/rename': { body: renamePasskeyRequest, answer: accountSummary },
  'POST /api/account/passkeys/remove': { body: removePasskeyRequest, answer: accountSummary },
  'POST /api/account/delete': { body: emptyRequest, answer: doneResponse },
  'GET /api/daily': { answer: dailyCalendar },
  'GET /api/daily/DAY': { answer: dailyDay },
  'POST /api/daily/DAY/results': { body: dailyResultRequest, answer: dailyStanding, status: 201 },
  'POST /api/daily/DAY/standing': { body: dailyStandingRequest, answer: dailyStanding },
  'POST /api/daily/DAY/groups': { body: createGroupRequest, answer: dailyGroup, status: 201 },
  'POST /api/daily/groups/CODE': { body: readGroupRequest, answer: dailyGroup },
  'POST /api/daily/groups/CODE/members': { body: joinGroupRequest, answer: dailyGroup },
  'POST /api/pads': { body: createPadRequest, answer: sharedPad, status: 201 },
  'GET /api/pads/CODE': { answer: sharedPad },
  'POST /api/pads/CODE/players': { body: joinPadRequest, answer: joinPadResponse },
  'POST /api/pads/CODE/players/leave': { body: leavePadRequest, answer: sharedPad },
  'POST /api/pads/CODE/players/remove': { body: removePadPlayerRequest, answer: sharedPad },
  'POST /api/pads/CODE/sheets': { body: writeSheetRequest, answer: sharedPad },
  'POST /api/pads/CODE/table': { body: writePadTableRequest, answer: sharedPad },
  'POST /api/pads/CODE/reveal': { body: revealPadRequest, answer: sharedPad },
  'POST /api/pads/CODE/close': { body: closePadRequest, answer: doneResponse },
};
