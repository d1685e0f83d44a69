import type { IncomingMessage, ServerResponse } from 'node:http';
import { Busy } from './turns.js';

const sentences = {
  400: 'The address or the data sent could not be read. 無法讀取網址或傳送的資料。无法读取网址或发送的数据。',
  404: 'Not found. 找不到檔案。找不到文件。',
  503: 'The system did not answer. 系統沒有回應。系统无响应。',
} as const;

/** The text of a response without a page, in three languages. */
export const faultText = (status: keyof typeof sentences): string => `${sentences[status]}\n`;

/** Express error handler. Request errors have a status below 500. */
export function sendFault(
  error: unknown,
  _request: IncomingMessage,
  response: ServerResponse,
  // Express recognises an error handler by its four parameters.
  _next?: (error: unknown) => void,
): void {
  // The surrounding server gives each request its id.
  const reference = response.getHeader('X-Request-Id') ?? 'none';
  const isOfRequest = error instanceof Error && 'status' in error && Number(error.status) < 500;
  if (!isOfRequest && !(error instanceof Busy)) console.error(`Reference ${reference}:`, error);
  if (error instanceof Busy) response.setHeader('Retry-After', error.retryAfter);
  const status = isOfRequest ? 400 : 503;
  if (!response.headersSent) response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' });
  response.end(isOfRequest ? faultText(status) : `${faultText(status)}Reference 參考編號 参考编号: ${reference}\n`);
}
