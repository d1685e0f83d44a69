import { requestLimits } from '@first-gong/domain';
import express from 'express';

/** How a body is sent, by the contract's `encoding`. */
export const bodyTypes = { json: 'application/json', form: 'application/x-www-form-urlencoded' } as const;

/** A compressed body is refused: 155 bytes of one can unpack to as much as the limit allows, at no cost to the sender. */
const limits = { limit: requestLimits.bytes, inflate: false } as const;

/** Read a body into `request.body`. Their errors have the status 400, 413 or 415. */
export const parsers = {
  json: express.json({ ...limits, type: bodyTypes.json }),
  form: express.urlencoded({ ...limits, type: bodyTypes.form, extended: false }),
};
