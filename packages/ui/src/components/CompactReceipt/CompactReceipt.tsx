import { useId, useState } from 'react';
import { arrowBendUpLeftIcon } from '../../icons/arrow-bend-up-left.js';
import { qrCodeIcon } from '../../icons/qr-code.js';
import { joinIds } from '../../private/joinIds.js';
import type { RootProps } from '../../private/root.js';
import { useWords } from '../../private/words.js';
import { Button } from '../Button/index.js';
import { Dialog } from '../Dialog/index.js';
import { Flood } from '../Flood/index.js';
import { Icon } from '../Icon/index.js';
import { Perforation } from '../Perforation/index.js';
import { Poster, type PosterProps } from '../Poster/index.js';
import { QrCode } from '../QrCode/index.js';
import { Ticket } from '../Ticket/index.js';
import * as styles from './CompactReceipt.css.js';

export interface ReceiptSeat {
  /** The ticket's number, printed under its code. */
  number: string;
  /** Row and seat, or an entry number: "G 9". */
  place: string;
  /** Section: "M1". */
  section: string;
  /** Ticket type: "Standard". */
  type: string;
  /** The content of the seat's own code. */
  code: string;
  /** Row, seat and section in full: "M1, row G, seat 9". The title of the dialog with the code. */
  label: string;
  /** The person the code was sent to: "Sent to Ka-wing". It keeps people from counting that person twice. */
  sent?: string | undefined;
}

type PosterFacts = Pick<PosterProps, 'seed' | 'interest' | 'lines' | 'lang'>;

export interface CompactReceiptProps extends PosterFacts, RootProps {
  /** The event's title; heading of level 2. */
  title: string;
  when: string;
  /** Venue and number of seats: "Harbour Concert Hall · 10 seats together". */
  venue: string;
  /** The content of the one code for all seats. */
  code: string;
  /** Names that code for screen readers. */
  codeLabel: string;
  /** Below that code: "All ten at one door". */
  codeNote: string;
  /** In the order of the hall. */
  seats: readonly ReceiptSeat[];
  /** Names the button of a seat, together with the `label` of the seat: "Show the code of". @default the ready-made words */
  showLabel?: string | undefined;
  /** Closes the code of a seat. @default the ready-made word */
  closeLabel?: string | undefined;
}

/** Many seats of one performance on one ticket: one code for all seats, and a numbered row per seat with its own code. */
export function CompactReceipt({
  seed,
  interest,
  lines,
  lang,
  seats,
  showLabel,
  closeLabel,
  ...props
}: CompactReceiptProps) {
  const { title, when, venue, code, codeLabel, codeNote, ...root } = props;
  const words = useWords('CompactReceipt', { showLabel, closeLabel });
  const titleId = useId();
  // The seat stays in the state while its dialog closes, so that the words do not vanish before the frame.
  const [seat, setSeat] = useState<ReceiptSeat>();
  const [open, setOpen] = useState(false);
  return (
    <Ticket
      {...root}
      as="article"
      strong
      className={styles.receipt}
      aria-labelledby={joinIds(titleId, root['aria-labelledby'])}
    >
      <div className={styles.head}>
        <Flood className={styles.face} seed={seed} interest={interest}>
          <div className={styles.art}>
            <Poster seed={seed} interest={interest} lines={lines} lang={lang} crop="art" />
          </div>
          <div className={styles.main}>
            <p className={styles.when}>{when}</p>
            <h2 className={styles.title} id={titleId}>
              {title}
            </h2>
            <p>{venue}</p>
          </div>
        </Flood>
        <Perforation direction="horizontal" className={styles.onPhones} />
        <Perforation direction="vertical" className={styles.onDesktops} />
        <div className={styles.stub}>
          <div className={styles.groupCode}>
            <QrCode value={code} label={codeLabel} />
          </div>
          <p>{codeNote}</p>
        </div>
      </div>
      <ol className={styles.seats}>
        {seats.map((one, index) => (
          <li key={one.number} className={styles.seat}>
            <span className={styles.index} aria-hidden="true">
              {index + 1}
            </span>
            <span className={styles.words}>
              <span>
                <b className={styles.place}>{one.place}</b> <span>{one.section}</span>
              </span>
              <span className={styles.type}>{one.type}</span>
            </span>
            <button
              className={styles.show}
              type="button"
              aria-label={`${words.showLabel} ${one.label}`}
              onClick={() => {
                setSeat(one);
                setOpen(true);
              }}
            >
              <Icon icon={qrCodeIcon} />
            </button>
            {one.sent && (
              <span className={styles.sent}>
                <Icon icon={arrowBendUpLeftIcon} /> <span>{one.sent}</span>
              </span>
            )}
          </li>
        ))}
      </ol>
      {seat && (
        <Dialog
          open={open}
          onOpenChange={setOpen}
          title={seat.label}
          description={`${title}\u00a0・\u00a0${when}`}
          actions={<Button onClick={() => setOpen(false)}>{words.closeLabel}</Button>}
        >
          <div className={styles.seatCode}>
            <QrCode value={seat.code} label={seat.label} />
            <p className={styles.number}>{seat.number}</p>
          </div>
        </Dialog>
      )}
    </Ticket>
  );
}
