import { calendarMethod, calendarText, htmlLangs, toMilliseconds } from '@first-gong/domain';
import type { SendMailOptions } from 'nodemailer';
import { renderSVG } from 'uqr';
import { Html, html } from '../shared/html.js';
import type { MailRow } from './rows.js';

type Attachments = NonNullable<SendMailOptions['attachments']>;

/** Calendar files of performances, and an HTML page of entry codes that works offline. */
export function attachmentsOf(mail: MailRow, siteUrl: string): Attachments {
  if (mail.tickets === undefined) return [];
  const { shows, codes, cancelled = false } = mail.tickets;
  const calendars = shows.map(({ performanceId, title, startsAt, duration, venue, href }) => ({
    filename: `${performanceId}.ics`,
    contentType: `text/calendar; charset=utf-8; method=${calendarMethod(cancelled)}`,
    content: calendarText({
      id: performanceId,
      title,
      startsAt,
      duration,
      location: venue,
      description: '',
      url: siteUrl + href,
      madeAt: toMilliseconds(mail.at),
      cancelled,
    }),
  }));
  if (codes.length === 0) return calendars;
  return [
    { filename: 'tickets.html', contentType: 'text/html; charset=utf-8', content: codePage(mail, codes) },
    ...calendars,
  ];
}

/** Codes large enough for scanners, not split by page breaks. */
function codePage({ lang, subject }: MailRow, codes: { code: string; label: string }[]): string {
  const document = html`<!doctype html>
<html lang="${htmlLangs[lang]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${subject}</title>
<style>
  body { margin: 1rem; background: #fff; color: #000; font: 1rem/1.5 sans-serif; }
  figure { max-width: 16rem; margin: 0 0 2rem; break-inside: avoid; }
  svg { display: block; width: 100%; }
</style>
</head>
<body>
<h1>${subject}</h1>
${codes.map(
  ({ code, label }) => html`<figure>
${new Html(renderSVG(code, { ecc: 'M', border: 4 }))}
<figcaption>${label}<br>${code}</figcaption>
</figure>`,
)}
</body>
</html>`;
  return document.text;
}
