import type { RequestHandler } from 'express';

/** Headers of every response against sniffing, embedding, and leaking URLs with codes. */
export const secureHeaders: RequestHandler = (_request, response, next) => {
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
  response.setHeader('Referrer-Policy', 'no-referrer');
  next();
};
