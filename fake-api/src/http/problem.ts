import { minutesToWait, type Problem, problemType, statusOf } from '@first-gong/contract';
import { type ErrorCode, type FieldError, type Lang, RuleError } from '@first-gong/domain';
import { errorText } from '@first-gong/i18n';
import { serverTexts } from '@first-gong/i18n/server';
import type { Response } from 'express';
import { AskLater } from '../shared/askLater.js';
import { CannotWrite } from '../store/index.js';
import { requestIdOf } from './requestLog.js';

/**
 * An error's answer in the language of the call.
 * @param waiting the time until the next try, for a sentence that names it.
 */
export function problemOf(
  lang: Lang,
  code: ErrorCode,
  fields: readonly FieldError[] = [],
  waiting?: { minutes: number },
): Problem {
  const t = serverTexts[lang];
  const values = fields.find((field) => field.code === code)?.values ?? waiting;
  return {
    code,
    status: statusOf(code),
    title: errorText(t, { code, values }),
    ...(fields.length > 0 && {
      errors: fields.map((field) => ({ ...field, title: errorText(t, field) })),
    }),
  };
}

function sendProblem(response: Response, problem: Problem): void {
  // These headers were set for a good answer.
  for (const header of ['ETag', 'Content-Encoding', 'X-Total-Count']) response.removeHeader(header);
  response.status(problem.status).set('Cache-Control', 'no-store').type(problemType).send(JSON.stringify(problem));
}

/**
 * Sends the answer to an error. Only an unforeseen error is logged, under the id of the request, which the buyer can quote. The
 * store has logged once that the disk takes no writes.
 * @param systemError the code of an unforeseen error (spec §8).
 */
export function sendFailure(
  response: Response,
  lang: Lang,
  error: unknown,
  systemError: ErrorCode = 'serverBusy',
): void {
  if (error instanceof AskLater) response.set('Retry-After', String(error.retryAfter));
  if (error instanceof RuleError) {
    sendProblem(response, problemOf(lang, error.code, error.fields, minutesToWait(response.get('Retry-After'))));
    return;
  }
  if (error instanceof CannotWrite) {
    sendProblem(response, problemOf(lang, systemError));
    return;
  }
  const status = httpStatusOf(error);
  if (status === 413) {
    sendProblem(response, problemOf(lang, 'payloadTooLarge'));
  } else if (status === 415) {
    sendProblem(response, problemOf(lang, 'unsupportedMediaType'));
  } else if (status >= 400 && status < 500) {
    sendProblem(response, problemOf(lang, 'badRequest'));
  } else {
    const reference = requestIdOf(response);
    console.error(`Reference ${reference}:`, error);
    sendProblem(response, { ...problemOf(lang, systemError), reference });
  }
}

/** The status that express and its parsers give to an error of the request; 0 for any other error. */
const httpStatusOf = (error: unknown): number =>
  typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number'
    ? error.status
    : 0;
