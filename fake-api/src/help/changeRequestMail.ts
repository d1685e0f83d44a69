import { customerService, type Lang } from '@first-gong/domain';
import { serverTexts } from '@first-gong/i18n/server';
import type { Letter } from '../mail/rows.js';

export interface ReceivedRequest {
  to: string;
  lang: Lang;
  transactionNumber: string;
  /** The numbers of a change request (spec §3 Transaction change request). */
  referenceNumber: string;
}

/** Confirms a change request, of a transaction or of its delivery. */
export function changeRequestMail({ to, lang, transactionNumber, referenceNumber }: ReceivedRequest): Letter {
  const t = serverTexts[lang];
  return {
    to,
    lang,
    subject: t('mail.changeRequestSubject', { reference: referenceNumber }),
    body: [
      t('mail.changeRequestReceived', { transaction: transactionNumber }),
      t('mail.changeRequestReference', { reference: referenceNumber }),
      t('mail.changeRequestNext', { from: customerService.from, to: customerService.to }),
    ],
    code: null,
    link: null,
  };
}
