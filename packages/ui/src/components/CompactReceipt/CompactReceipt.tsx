import { useId, useState } from 'react';
import { arrowBendUpLeftIcon } from '../../icons/arrow-bend-up-left.js';
import { qrCodeIcon } from '../../icons/qr-code.js';
import { Button } from '../Button/index.js';
import { Dialog } from '../Dialog/index.js';
import { Flood } from '../Flood/index.js';
import { Icon } from '../Icon/index.js';
import { Perforation } from '../Perforation/index.js';
import { Poster, type PosterProps } from '../Poster/index.js';
import { QrCode } from '../QrCode/index.js';
import { Ticket } from '../Ticket/index.js';
import * as css from './CompactReceipt.css.js';

export interface ReceiptSeat {
  /** The ticket's number, printed under its code. */
  number: string;
  /** Row and seat, or an entry number: "G 9". */
  place: string;
  /** Section: "M1". */
  section: string;
  /** Ticket type: "Standard". */
  type: string;
  /** What the seat's own code holds. */
  code: string;
  /** Row, seat and section in full, as they are said: "M1, row G, seat 9". Heads the code when it is shown. */
  label: string;
  /** Whom the code went to, once it was sent on: "Sent to Ka-wing". Nobody is then counted twice. */
  sent?: string;
}

export interface CompactReceiptProps extends Pick<PosterProps, 'seed' | 'interest' | 'lines' | 'lang'> {
  /** The event's title; heading of level 2. */
  title: string;
  when: string;
  /** Venue and how many seats: "Harbour Concert Hall · 10 seats together". */
  venue: string;
  /** What the one code for all of them holds. */
  code: string;
  /** Names that code for those who do not see it. */
  codeLabel: string;
  /** Below that code: "All ten at one door". */
  codeNote: string;
  /** In the order of the hall. */
  seats: readonly ReceiptSeat[];
  /** On the button of a seat, before what the seat is called: "Show the code of". */
  showLabel: string;
  /** Closes the code of a seat. */
  closeLabel: string;
}

/** Many seats of one performance on one ticket: a code for all of them, and a numbered row with its own code for each. */
export function CompactReceipt({ seats, showLabel, closeLabel, ...props }: CompactReceiptProps) {
  const titleId = useId();
  // The seat stays while its dialog goes, so that the words do not vanish before the frame.
  const [seat, setSeat] = useState<ReceiptSeat>();
  const [open, setOpen] = useState(false);
  return (
    <Ticket as="article" strong className={css.receipt} aria-labelledby={titleId}>
      <div className={css.head}>
        <Flood className={css.face} seed={props.seed} interest={props.interest}>
          <div className={css.art}>
            <Poster seed={props.seed} interest={props.interest} lines={props.lines} lang={props.lang} crop="art" />
          </div>
          <div className={css.main}>
            <p className={css.when}>{props.when}</p>
            <h2 className={css.title} id={titleId}>
              {props.title}
            </h2>
            <p>{props.venue}</p>
          </div>
        </Flood>
        <Perforation direction="horizontal" className={css.onPhones} />
        <Perforation direction="vertical" className={css.onDesktops} />
        <div className={css.stub}>
          <div className={css.groupCode}>
            <QrCode value={props.code} label={props.codeLabel} />
          </div>
          <p>{props.codeNote}</p>
        </div>
      </div>
      <ol className={css.seats}>
        {seats.map((one, index) => (
          <li key={one.number} className={css.seat}>
            <span className={css.index} aria-hidden="true">
              {index + 1}
            </span>
            <span className={css.words}>
              <span>
                <b className={css.place}>{one.place}</b> {one.section}
              </span>
              <span className={css.type}>{one.type}</span>
            </span>
            <button
              className={css.show}
              type="button"
              aria-label={`${showLabel} ${one.label}`}
              onClick={() => {
                setSeat(one);
                setOpen(true);
              }}
            >
              <Icon icon={qrCodeIcon} />
            </button>
            {one.sent && (
              <span className={css.sent}>
                <Icon icon={arrowBendUpLeftIcon} /> {one.sent}
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
          description={`${props.title} ・ ${props.when}`}
          actions={<Button onClick={() => setOpen(false)}>{closeLabel}</Button>}
        >
          <div className={css.seatCode}>
            <QrCode value={seat.code} label={seat.label} />
            <p className={css.number}>{seat.number}</p>
          </div>
        </Dialog>
      )}
    </Ticket>
  );
}
