import type { RequestHandler } from 'express';

/**
 * Headers of every response: no browser guesses a type, no other site embeds a response, and an address that may hold a
 * code is not passed on.
 */
export const secureHeaders: RequestHandler = (_request, response, next) => {
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
  response.setHeader('Referrer-Policy', 'no-referrer');
  next();
};
