import { minutesToWait, type Problem, problemType, statusOf } from '@first-gong/contract';
import { type ErrorCode, type FieldError, type Lang, RuleError } from '@first-gong/domain';
import { errorText } from '@first-gong/i18n/errorText';
import { serverTexts } from '@first-gong/i18n/server';
import type { Response } from 'express';
import { AskLater } from '../shared/askLater.js';
import { CannotWrite } from '../store/index.js';
import { requestIdOf } from './requestLog.js';

/** The error response in the language of the call. @param waiting time until the next try, for its sentence */
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
  // Headers of the successful response.
  for (const header of ['ETag', 'Content-Encoding', 'X-Total-Count']) response.removeHeader(header);
  response.status(problem.status).set('Cache-Control', 'no-store').type(problemType).send(JSON.stringify(problem));
}

/**
 * Sends an error response. Logs unexpected errors with the request id, except disk errors, which the store logs once.
 * @param systemError code of unexpected errors (spec §8)
 */
export function sendFailure(
  response: Response,
  lang: Lang,
  error: unknown,
  systemError: ErrorCode = 'serverBusy',
): void {
  if (error instanceof AskLater) response.set('Retry-After', String(error.retryAfter));
  const code = codeOf(error, systemError);
  const fields = error instanceof RuleError ? error.fields : [];
  const problem = problemOf(lang, code ?? systemError, fields, minutesToWait(response.get('Retry-After')));
  if (code !== null) {
    sendProblem(response, problem);
  } else {
    const reference = requestIdOf(response);
    console.error(`Reference ${reference}:`, error);
    sendProblem(response, { ...problem, reference });
  }
}

/** The code of an error; null if unexpected. Express and its parsers set a status. */
function codeOf(error: unknown, systemError: ErrorCode): ErrorCode | null {
  if (error instanceof RuleError) return error.code;
  if (error instanceof CannotWrite) return systemError;
  const status = typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : 0;
  if (status === 413) return 'payloadTooLarge';
  if (status === 415) return 'unsupportedMediaType';
  return status >= 400 && status < 500 ? 'badRequest' : null;
}
